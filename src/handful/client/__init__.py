"""A small typed client of a Handful server: for the terminal, the tests and load."""

from .http import Site, SiteError
from .screen import Gone, Screen

__all__ = ["Gone", "Screen", "Site", "SiteError"]
