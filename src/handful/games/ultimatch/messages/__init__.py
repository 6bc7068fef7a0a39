"""What is said, as messages; the words are in `locales/`."""
