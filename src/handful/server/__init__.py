"""Rooms on a network: the server that never loses a move and never shows a card."""
