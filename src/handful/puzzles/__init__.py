"""Positions with one best move: how they are found, proved and explained."""
