"""Make the source distribution and two wheels from it, and try each in a bare environment.

Bare: no compiler, no Node and no checkout are to be found; only what the wheel itself asks for.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Iterable, Mapping
from fnmatch import filter as matching
from pathlib import Path

from steps import say, step

ROOT = Path(__file__).resolve().parents[1]
TRIAL = ROOT / "scripts" / "release_trial.py"

LANGUAGES = ("en", "de", "es", "fr")
RULEBOOKS = sorted((ROOT / "src").glob("handful/games/*/RULES.md"))
NEEDED = [
    "LICENSE",
    "fonts/LICENSE-*.txt",
    "handful/py.typed",
    *(f"handful/locales/{one}.*json" for one in LANGUAGES),
    "handful/server/store/sql/*.sql",
    "handful/web/static/index.html",
    "handful/web/static/licenses.md",
    *(f"handful/web/static/assets/words-{one}-*.js" for one in LANGUAGES),
    *(str(one.relative_to(ROOT / "src")) for one in RULEBOOKS),
]
"""Of these every package holds at least one."""
UNWANTED = re.compile(r"/tests/|/node_modules/|\.(c|cpp|pyc|test\.ts)$")
ONLY_SOURCES = (".svelte", ".ts")
"""What the pages are built from; a wheel holds what was built."""


class ReleaseError(Exception):
    """The packages cannot be published; the one sentence says why."""


def main(folder: Path) -> None:
    """Make, look into, try and list the packages."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        packages = make(Path(scratch))
        for package in packages:
            with step(f"Trying {package.name}"):
                check(package)
                if package.suffix == ".whl":
                    attempt(package, Path(scratch, f"bare-{package.stem}"))
        kept = [Path(shutil.copy(package, folder)) for package in packages]
    # PyPI takes no wheel that names one Linux: cibuildwheel makes those that run on many.
    local = [one for one in kept if "-linux_" in one.name]
    print("This would be published:")
    show(one for one in kept if one not in local)
    if local:
        print("For machines like this one; to publish compiled wheels, run cibuildwheel:")
        show(local)


def show(packages: Iterable[Path]) -> None:
    """One line for each package: where it is, how large, and its digest."""
    for one in packages:
        digest = hashlib.sha256(one.read_bytes()).hexdigest()
        print(f"{one}  {one.stat().st_size / 1e6:.1f} MB  sha256 {digest}")


def make(scratch: Path) -> list[Path]:
    """The source distribution, and from it a wheel for this platform and one for all."""
    with step("Source distribution"):
        # In a folder of its own: setuptools packs again what it finds listed by an earlier build.
        listed = ["egg_info", f"--egg-base={scratch}"]
        setup = [sys.executable, "setup.py", "--quiet", *listed, "sdist", f"--dist-dir={scratch}"]
        run(setup, ROOT, os.environ)
    source = next(scratch.glob("*.tar.gz"))
    with step("Wheel for this platform"):
        platform = wheel(source, scratch / "platform", {"HANDFUL_COMPILE": "must"})
    with step("Wheel for every platform"):
        pure = wheel(source, scratch / "pure", {"HANDFUL_PURE": "1"})
    return [source, platform, pure]


def wheel(source: Path, folder: Path, env: dict[str, str]) -> Path:
    """A wheel made from a source distribution, as pip would make it."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-cache-dir"]
    run([*pip, f"--wheel-dir={folder}", str(source)], folder.parent, os.environ | env)
    return next(folder.glob("*.whl"))


def check(package: Path) -> None:
    """Whether everything is in a package that must be, and nothing that must not."""
    names = contents(package)
    wheel, pure = package.suffix == ".whl", package.name.endswith("-py3-none-any.whl")
    missing = [one for one in NEEDED if not matching(names, f"*{one}")]
    unwanted = [
        one for one in names if UNWANTED.search(one) or (wheel and one.endswith(ONLY_SOURCES))
    ]
    compiled = [one for one in names if one.endswith((".so", ".pyd"))]
    if missing:
        raise ReleaseError(f"{package.name} lacks {', '.join(missing)}.")
    if unwanted:
        raise ReleaseError(f"{package.name} holds what nobody needs: {', '.join(unwanted[:5])}.")
    if bool(compiled) != (wheel and not pure):
        raise ReleaseError(f"{package.name} holds {len(compiled)} compiled modules.")


def contents(package: Path) -> list[str]:
    """The names of the files in a package."""
    if package.suffix == ".whl":
        return zipfile.ZipFile(package).namelist()
    with tarfile.open(package) as files:
        return [one.name for one in files.getmembers() if one.isfile()]


def attempt(package: Path, home: Path) -> None:
    """Install a wheel where there is nothing else, serve, join and play."""
    venv.create(home, with_pip=True)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    run([str(python), "-m", "pip", "install", "--quiet", str(package)], home, os.environ)
    bare = {"PATH": str(python.parent), "HOME": str(home), "LANG": "C.UTF-8"}
    if os.name == "nt":
        bare["SYSTEMROOT"] = os.environ["SYSTEMROOT"]  # sockets need it
    run([str(python), "-I", str(TRIAL), "pure" if "none-any" in package.name else ""], home, bare)


def run(command: list[str], folder: Path, env: Mapping[str, str]) -> None:
    """Run a command to its end; what it says is shown where it fails."""
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    if done.returncode:
        say(done.stdout + done.stderr)
        raise ReleaseError(f"{' '.join(command)} failed: see above.")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except ReleaseError as error:
        say(str(error))
        sys.exit(1)
