"""Who may know what: views, memories, imagined worlds, positions as data."""
