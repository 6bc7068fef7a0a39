"""Five small-press card games behind one small protocol."""

from pathlib import Path

from handful.compiled import choose

__version__ = "0.1.0"

rules_run = choose(Path(__file__).parent)
"""How the rules run: `compiled`, or `uncompiled:` and why."""
