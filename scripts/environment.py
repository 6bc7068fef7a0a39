"""Make the environment that the scripts share, and print the folder of its commands.

`environment.py play` makes what players need, `dev` what developers need; after it, `pages` builds
the pages as well, beside the rest, and `rules` compiles rules that were edited since they were.
`environment.py compile` compiles the rules of an environment that is there, while people play.

Only the standard library is used, for nothing else is there yet.
A stamp, written last, says what the environment was made from: while it still holds,
there is nothing to do.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import platform
import shutil
import signal
import sys
import sysconfig
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import steps
from steps import say, step

import web

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "handful"
OWN = ROOT / ".venv"
STAMP = "handful-stamp.json"
LOG = "handful-set-up.log"  # its first line also marks the folder as ours to remove

PROJECT = ["pyproject.toml", "src/handful/__init__.py"]
REQUIREMENTS = {
    "play": ["requirements/play.txt"],
    "dev": ["requirements/play.txt", "requirements/dev.txt"],
}

UNREACHABLE = [
    "Retrying (",
    "NewConnectionError",
    "Max retries exceeded",
    "ProxyError",
    "SSLError",
    "timed out",
    "HTTP error",
]


class SetUpError(Exception):
    """The set-up cannot go on; the one sentence says what to do."""


def main(kind: str, *more: str) -> None:
    """Set up for players ("play") or developers ("dev"), unless that is done already."""
    venv = Path(os.environ.get("HANDFUL_VENV") or OWN).expanduser().resolve()
    if kind == "compile":
        compile_rules(venv)
        return
    pages = "pages" in more and not web.is_built()
    if not is_ready(venv, kind):
        make_ready(venv, kind, pages)
    elif "rules" in more and not os.environ.get("HANDFUL_PURE") and can_compile(venv):
        steps.all_at_once(partial(compile_edited, venv), *([build_pages] if pages else []))
    elif pages:
        steps.all_at_once(build_pages)
    print(folder(venv, "scripts"))


def make_ready(venv: Path, kind: str, pages: bool) -> None:
    """Set up the environment, and beside it the pages, whose sentences need its packages."""
    with only_one(venv):
        if is_ready(venv, kind):
            return
        steps.all_at_once(partial(fetch, venv, kind), *([web.fetch] if pages else []))
        steps.all_at_once(partial(install_itself, venv, kind), *([build_pages] if pages else []))


def build_pages() -> None:
    web.main("build")


def fetch(venv: Path, kind: str) -> None:
    """Install all that Handful needs into an environment, new or used."""
    if is_reusable(venv):
        (venv / STAMP).unlink()
    else:
        make(venv)
    with step("Python packages"):
        install(venv, *(f"--requirement={ROOT / name}" for name in REQUIREMENTS[kind]))


def install_itself(venv: Path, kind: str) -> None:
    with step("Handful itself" if kind == "play" else "Handful itself, with compiled rules"):
        # The pinned requirements hold what the build needs: nothing more is fetched for it.
        # Players need no compiled rules to begin with; see `compile_rules`.
        pure = {"HANDFUL_PURE": "1"} if kind == "play" else {}
        install(venv, "--no-deps", "--no-build-isolation", f"--editable={ROOT}", env=pure)
    write_stamp(venv, kind)


def compile_rules(venv: Path) -> None:
    """Compile the rules where that is missing and possible, without haste, while people play."""
    if not can_compile(venv):
        return
    with contextlib.suppress(AttributeError):  # Windows
        os.nice(10)
    with only_one(venv):
        if can_compile(venv) and build(venv):
            say("The rules are compiled: the bots think faster from now on.")


def compile_edited(venv: Path) -> None:
    """Compile the rules that a developer has edited; tests must not run them as they are."""
    with only_one(venv), step("Rules that were edited"):
        if can_compile(venv) and not build(venv):
            raise SetUpError(f"The rules do not compile: see {shown(venv / LOG)}.")


def build(venv: Path) -> bool:
    python = str(folder(venv, "scripts") / "python")
    return run(venv, {"HANDFUL_COMPILE": "must"}, python, "setup.py", "build_ext", "--inplace")


def can_compile(venv: Path) -> bool:
    """Whether compiling is due, and a compiler and Python's headers are there for it."""
    sys.path.insert(0, str(PACKAGE.parent))
    from handful.compiled import is_compiled  # which needs nothing but itself

    headers = Path(sysconfig.get_path("include"), "Python.h")
    compiler = any(shutil.which(one) for one in ("cc", "gcc", "clang"))
    return is_whole(venv) and not is_compiled(PACKAGE) and compiler and headers.exists()


def make(venv: Path) -> None:
    if not importlib.util.find_spec("ensurepip"):
        raise SetUpError(no_venv())
    remove(venv)
    venv.mkdir(parents=True, exist_ok=True)
    (venv / LOG).write_text("Made by scripts/environment.py.\n", encoding="utf-8")
    # An activated environment may be the very one just removed.
    python = getattr(sys, "_base_executable", "") or sys.executable
    with step(f"Environment in {shown(venv)} with Python {platform.python_version()}"):
        made = run(venv, {}, python, "-m", "venv", str(venv))
    if not made:
        if "ensurepip" in said(venv):
            raise SetUpError(no_venv())
        raise SetUpError(f"{python} could not make an environment: see {shown(venv / LOG)}.")


def remove(venv: Path) -> None:
    if not venv.exists():
        return
    if venv != OWN and not (venv / LOG).exists() and any(venv.iterdir()):
        raise SetUpError(
            f"HANDFUL_VENV is {venv}, which holds something else:"
            " set it to a new folder, or unset it."
        )
    if any(venv.iterdir()):
        say(f"Removing {shown(venv)}, which is incomplete or out of date")
    shutil.rmtree(venv)


def install(venv: Path, *what: str, env: dict[str, str] | None = None) -> None:
    python = str(folder(venv, "scripts") / "python")
    # What is never imported need not be compiled, and that is most of it.
    pip = [python, "-m", "pip", "install", "--quiet", "--no-compile"]
    if run(venv, env or {}, *pip, *what):
        return
    output = said(venv)
    if "No space left on device" in output:
        raise SetUpError("The disk is full: make room and run this again.")
    if any(sign in output for sign in UNREACHABLE):
        raise SetUpError(
            "The package registry cannot be reached: check the network, or pip's settings"
            f" for an index or a proxy, and run this again (details: {shown(venv / LOG)})."
        )
    errors = [line for line in output.splitlines() if line.startswith("ERROR: ")]
    reason = errors[-1].removeprefix("ERROR: ").rstrip(".") if errors else "it failed"
    raise SetUpError(
        f"pip could not install ({reason}): see {shown(venv / LOG)}, mend that and run this again."
    )


def run(venv: Path, env: dict[str, str], *command: str) -> bool:
    """Run a command to its end, all it says going to the log."""
    settings = {"PIP_NO_INPUT": "1", "PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    # What it inherits hands on the lock.
    return steps.run(command, venv / LOG, settings | env, cwd=ROOT, close_fds=False)


def said(venv: Path) -> str:
    return (venv / LOG).read_text(encoding="utf-8", errors="replace")


def is_ready(venv: Path, kind: str) -> bool:
    """Whether the environment is whole and was made from what is in the checkout now."""
    return is_whole(venv) and made_from(kind).items() <= read_stamp(venv).items()


def is_reusable(venv: Path) -> bool:
    """Whether installing into the environment is enough to make it ready."""
    return is_whole(venv) and base().items() <= read_stamp(venv).items()


def is_whole(venv: Path) -> bool:
    """Whether all that was installed is there, and a Python: a link that an upgrade may cut."""
    stamp = read_stamp(venv)
    return (
        "packages" in stamp
        and set(stamp["packages"].split()) <= set(packages(venv))
        and shutil.which("python", path=str(folder(venv, "scripts"))) is not None
    )


def write_stamp(venv: Path, kind: str) -> None:
    stamp = made_from(kind) | {"packages": " ".join(packages(venv))}
    new = venv / f"{STAMP}.new"
    new.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    new.replace(venv / STAMP)


def read_stamp(venv: Path) -> dict[str, str]:
    try:
        stamp: dict[str, str] = json.loads((venv / STAMP).read_bytes())
    except (OSError, ValueError):
        return {}
    return stamp


def made_from(kind: str) -> dict[str, str]:
    files = REQUIREMENTS[kind] + PROJECT
    return base() | {n: hashlib.sha256((ROOT / n).read_bytes()).hexdigest() for n in files}


def base() -> dict[str, str]:
    return {"python": f"{sys.implementation.cache_tag} {platform.machine()}", "root": str(ROOT)}


def packages(venv: Path) -> list[str]:
    return sorted(path.name for path in folder(venv, "purelib").glob("*.dist-info"))


def folder(venv: Path, name: str) -> Path:
    return Path(sysconfig.get_path(name, "venv", {"base": str(venv), "platbase": str(venv)}))


@contextlib.contextmanager
def only_one(venv: Path) -> Iterator[None]:
    """Keep a second set-up of the same environment waiting until this one has ended."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    venv.parent.mkdir(parents=True, exist_ok=True)
    with venv.with_name(f"{venv.name}.lock").open("w") as file:
        # A pip that outlives us keeps the lock, so that nobody works beside it.
        os.set_inheritable(file.fileno(), True)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up to end")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def no_venv() -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return (
        f"{sys.executable} lacks venv or ensurepip: install them (Debian, Ubuntu:"
        f" apt install python{version}-venv) or set HANDFUL_PYTHON to another Python."
    )


def shown(path: Path) -> Path:
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, interrupt)  # so that pip ends with us
    try:
        main(*sys.argv[1:])
    except (SetUpError, web.WebError) as error:
        say(str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        if sys.argv[1] != "compile":
            say("The set-up was interrupted: run this again, and it starts anew.")
        sys.exit(130)
    except OSError as error:
        say(f"The set-up failed ({error}): free that path or set HANDFUL_VENV to a new folder.")
        sys.exit(1)
