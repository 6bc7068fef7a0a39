"""What the author of a game tests it with: scenarios, golden games, perft, choices, laws."""
