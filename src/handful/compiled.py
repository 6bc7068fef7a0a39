"""Whether the rules run compiled: only if they were, from what is written now, for this Python.

`HANDFUL_PURE=1` runs them uncompiled in any case. Only the standard library is used here, and
nothing of Handful: the build reads this file too.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = "handful"
LEDGER = "compiled.json"
SUFFIX = EXTENSION_SUFFIXES[0]
"""What compiled modules end in: no Python loads those of another version."""
TWINS = ("core.sets", "core.rng", "core.encoding", "core.rows", "core.bare")
"""Modules whose header is their whole C twin: they are included, not compiled."""


def modules(home: Path) -> list[str]:
    """The modules that are compiled, by their names under `handful`: those with a header."""
    headers = sorted(path.relative_to(home).with_suffix("") for path in home.rglob("*.pxd"))
    names = [".".join(path.parts) for path in headers]
    return [name for name in names if name not in TWINS]


def leftovers(home: Path) -> list[str]:
    """The modules that lie there compiled, from when they still had a header."""
    found = [one.with_name(one.name.removesuffix(SUFFIX)) for one in home.rglob(f"*{SUFFIX}")]
    return [
        ".".join(one.relative_to(home).parts)
        for one in found
        if one.with_suffix(".py").exists() and not one.with_suffix(".pxd").exists()
    ]


def digest(home: Path, names: Sequence[str]) -> str:
    """One number for these modules as they are written now, headers included."""
    found = hashlib.sha256()
    for name in (*names, *TWINS):
        path = home.joinpath(*name.split("."))
        found.update(path.with_suffix(".py").read_bytes())
        found.update(path.with_suffix(".pxd").read_bytes())
    return found.hexdigest()


class Uncompiled(MetaPathFinder):
    """Finds the written module where a compiled one lies beside it."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = frozenset(f"{PACKAGE}.{name}" for name in names)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source file of one of our modules."""
        if name not in self.names or not path:
            return None
        return spec_from_file_location(name, Path(path[0], name.rpartition(".")[2] + ".py"))


def is_compiled(home: Path) -> bool:
    """Whether what lies there compiled is for this Python and made from what is written there."""
    return not _why_not(home)


def _why_not(home: Path) -> str:
    if not (home / LEDGER).exists():
        return "nobody has compiled them here"
    try:
        ledger = json.loads((home / LEDGER).read_bytes())
        edited = digest(home, ledger["modules"]) != ledger["digest"]
    except (OSError, ValueError, KeyError):  # a module or the ledger is gone, or cut short
        edited = True
    if edited:
        return "they were edited since they were compiled"
    return "" if ledger.get("suffix") == SUFFIX else "they were compiled for another Python"


def choose(home: Path) -> str:
    """Decide how the rules run, and make it so; the sentence says how and why."""
    why = "HANDFUL_PURE is set" if os.environ.get("HANDFUL_PURE") else _why_not(home)
    if not why:
        return "compiled"
    # Also where nothing is compiled: somebody may be compiling at this very moment.
    sys.meta_path.insert(0, Uncompiled([*modules(home), *leftovers(home)]))
    return f"uncompiled: {why}"
