"""How it is played well: by advice, by looking ahead, and why."""
