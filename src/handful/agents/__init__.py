"""Assistants at the table: a Model Context Protocol server through which one of them plays."""
