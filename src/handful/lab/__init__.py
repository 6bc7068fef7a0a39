"""What a rule does: very many games, measured, compared and shown."""
