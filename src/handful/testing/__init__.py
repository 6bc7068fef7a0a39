"""What the author of a game tests it with: scenarios, golden playthroughs, perft, laws."""
