"""Players that are no people: their levels, and how one sits at a table."""
