"""A table in a terminal, one line at a time; it asks a game only for words."""
