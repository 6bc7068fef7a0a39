"""What the sheet says: cards, options, moves, the state and its rules."""
