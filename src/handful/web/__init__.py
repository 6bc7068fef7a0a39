"""The table in the browser: its sources, and the built pages in `static/`."""

from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
"""Where the built pages lie; empty in a checkout until `scripts/web` has run."""
