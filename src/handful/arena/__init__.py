"""Bots against bots: who wins how often, with how much certainty, at what cost."""
