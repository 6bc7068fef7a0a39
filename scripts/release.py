"""Make the source distribution and two wheels from it, and try each in a bare environment.

Bare: no compiler, no Node and no checkout are to be found; only what the wheel itself asks for.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

from steps import say, step

ROOT = Path(__file__).resolve().parents[1]
PAGE = "handful/web/static/index.html"
NEVER = (".c", ".cpp", ".pyc", ".svelte", ".ts")
TRIAL = ROOT / "scripts" / "release_trial.py"


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
    say("This would be published:")
    for package in kept:
        digest = hashlib.sha256(package.read_bytes()).hexdigest()
        print(f"{package}  {package.stat().st_size / 1e6:.1f} MB  sha256 {digest}")


def make(scratch: Path) -> list[Path]:
    """The source distribution, and from it a wheel for this platform and one for all."""
    with step("Source distribution"):
        call = "import sys; from setuptools import build_meta as b; b.build_sdist(sys.argv[1])"
        run([sys.executable, "-c", call, str(scratch)], ROOT)
    source = next(scratch.glob("*.tar.gz"))
    with step("Wheel for this platform"):
        platform = wheel(source, scratch / "platform", {"HANDFUL_COMPILE": "must"})
    with step("Wheel for every platform"):
        pure = wheel(source, scratch / "pure", {"HANDFUL_PURE": "1"})
    return [source, platform, pure]


def wheel(source: Path, folder: Path, env: dict[str, str]) -> Path:
    """A wheel made from a source distribution, as pip would make it."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-cache-dir"]
    run([*pip, f"--wheel-dir={folder}", str(source)], folder.parent, env)
    return next(folder.glob("*.whl"))


def check(package: Path) -> None:
    """Whether everything is in a package that must be, and nothing that must not."""
    names = contents(package)
    wheel, pure = package.suffix == ".whl", package.name.endswith("-py3-none-any.whl")
    compiled = [one for one in names if one.endswith((".so", ".pyd"))]
    unwanted = [one for one in names if "/tests/" in one or (wheel and one.endswith(NEVER))]
    if not any(one.endswith(PAGE) for one in names):
        raise ReleaseError(f"{package.name} has no pages.")
    if unwanted or (not wheel and any(one.endswith(".c") for one in names)):
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
    run([str(python), "-m", "pip", "install", "--quiet", str(package)], home)
    bare = {"PATH": str(python.parent), "HOME": str(home), "XDG_DATA_HOME": "", "PYTHONPATH": ""}
    run([str(python), "-I", str(TRIAL), "pure" if "none-any" in package.name else ""], home, bare)


def run(command: list[str], folder: Path, env: dict[str, str] | None = None) -> None:
    """Run a command to its end; what it says is shown where it fails."""
    done = subprocess.run(
        command, cwd=folder, env=os.environ | (env or {}), capture_output=True, text=True
    )
    if done.returncode:
        say(done.stdout + done.stderr)
        raise ReleaseError(f"{Path(command[-1]).name} failed: see above.")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except ReleaseError as error:
        say(str(error))
        sys.exit(1)
