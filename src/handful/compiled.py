"""Whether the rules run compiled: only if they were compiled from what is written now.

`HANDFUL_PURE=1` runs them uncompiled in any case. Only the standard library is used here, and
nothing of Handful: the build reads this file too.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = "handful"
LEDGER = "compiled.json"
TWINS = ("core.sets", "core.rng", "core.pen")
"""Modules whose header is their whole C twin: they are included, not compiled."""


def modules(home: Path) -> list[str]:
    """The modules that are compiled, by their names under `handful`: those with a header."""
    headers = sorted(path.relative_to(home).with_suffix("") for path in home.rglob("*.pxd"))
    names = [".".join(path.parts) for path in headers]
    return [name for name in names if name not in TWINS]


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
    """Whether what lies there compiled was made from what is written there."""
    try:
        ledger = json.loads((home / LEDGER).read_bytes())
        made_from: str = ledger["digest"]
        return digest(home, ledger["modules"]) == made_from
    except (OSError, ValueError, KeyError):
        return False


def choose(home: Path) -> str:
    """Decide how the rules run, and make it so; the sentence says how and why."""
    if os.environ.get("HANDFUL_PURE"):
        why = "uncompiled: HANDFUL_PURE is set"
    elif not (home / LEDGER).exists():
        why = "uncompiled: nobody has compiled them here"
    elif not is_compiled(home):
        why = "uncompiled: they were edited since they were compiled"
    else:
        return "compiled"
    # Also where nothing is compiled: somebody may be compiling at this very moment.
    sys.meta_path.insert(0, Uncompiled(modules(home)))
    return why
