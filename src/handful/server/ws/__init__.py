"""The WebSocket side: every message, and one screen's connection."""
