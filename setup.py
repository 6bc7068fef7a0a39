"""Build pages and sentences into every package; compile the rules where a C compiler is at hand.

Without a compiler the same files run as they are, and the wheel is one for every platform.
A module is compiled if a `.pxd` header stands beside its `.py`. All are compiled or none, because
compiled and uncompiled classes cannot inherit from each other. What was compiled is written down
with a digest of its sources, so that nobody ever runs a rule that has been edited since.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCES = Path(__file__).parent / "src"
HOME = SOURCES / "handful"
sys.path.insert(0, str(HOME))

from compiled import (  # noqa: E402 - lies in the folder just added
    LEDGER,
    PACKAGE,
    SUFFIX,
    digest,
    leftovers,
    modules,
)

SHARED = f"{PACKAGE}.core.cython_shared"
"""What Cython adds to every module, compiled once: half of the C, and half of the time."""
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "freethreading_compatible": True,  # importing must not switch the interpreter lock back on
}
SANITIZER = ["-O1", "-fsanitize=address,bounds,shift", "-fno-sanitize-recover=bounds,shift"]
"""With `HANDFUL_SANITIZE=1`: stop at every access outside a row or an object (scripts/sanitize)."""


class WithPages(build_py):
    """`build_py` that has the pages in it; where people edit, scripts/play builds them."""

    def run(self) -> None:
        """Build them, and the sentences, where they are not built from what is written now."""
        compile_sentences()
        if not self.editable_mode:
            build_pages()
        super().run()


class WithSources(sdist):
    """`sdist` that has the pages in it, so that nobody needs Node to build from it."""

    def run(self) -> None:
        """Build them first: they are among the files to be packed."""
        compile_sentences()
        build_pages()
        super().run()


def compile_sentences() -> None:
    """Compile what the games say, or stop: without it they are mute."""
    subprocess.run([sys.executable, str(HOME / "i18n" / "compile.py")], check=True)


def build_pages() -> None:
    """Build the pages, or stop: a package without them serves nothing."""
    script = Path(__file__).parent / "scripts" / "web.py"
    subprocess.run([sys.executable, str(script), "build"], check=True)


class CompileRules(build_ext):
    """`build_ext` that gives up with a sentence instead of an error."""

    def build_extensions(self) -> None:
        """Compile without debug symbols, which would take half of the time."""
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = ["-g0", *extension.extra_compile_args]
        super().build_extensions()

    def finalize_options(self) -> None:
        """Turn the modules into C, to be compiled on all cores."""
        self.parallel = self.parallel or os.cpu_count()
        try:
            self.distribution.ext_modules = cythonized(self.distribution.ext_modules or [])
        except Exception as error:  # no Cython, or a module it cannot read
            self.give_up(error)
        super().finalize_options()

    def run(self) -> None:
        """Compile the C, all of it or nothing: until the end there is no ledger to believe."""
        (self.home / LEDGER).unlink(missing_ok=True)
        for name in leftovers(self.home):  # they would be imported instead of what is written
            self.home.joinpath(*name.split(".")).with_suffix(SUFFIX).unlink()
        try:
            super().run()
        except (Exception, SystemExit) as error:  # no compiler, no headers, no room
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.give_up(error)
            self.extensions = []
            return
        if self.extensions:
            self.write_ledger()

    def give_up(self, error: BaseException) -> None:
        """Say what is not done and how to get it, unless it must be done."""
        if os.environ.get("HANDFUL_COMPILE") == "must":
            raise error
        self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel:
            wheel.root_is_pure = True  # what it holds now runs everywhere
        said = (str(error).strip() or type(error).__name__).splitlines()[-1]
        print(f"Handful's rules stay uncompiled ({said}).", file=sys.stderr)
        print("For speed, install a C compiler and Python's headers, and run this again.")

    @property
    def home(self) -> Path:
        """Where the package is built."""
        in_place = self.inplace or getattr(self, "editable_mode", False)
        return HOME if in_place else Path(self.build_lib, PACKAGE)

    def write_ledger(self) -> None:
        """Write down what was compiled, and from what, whole or not at all."""
        names = modules(HOME)
        ledger = {"modules": names, "digest": digest(HOME, names), "suffix": SUFFIX}
        new = self.home / f"{LEDGER}.new"
        new.write_text(json.dumps(ledger, indent=1) + "\n", "utf-8")
        new.replace(self.home / LEDGER)


def cythonized(extensions: list[Extension]) -> list[Extension]:
    """The C sources of the modules, made anew where needed."""
    from Cython.Build import cythonize

    made: list[Extension] = cythonize(
        extensions,
        compiler_directives=DIRECTIVES,
        include_path=[str(SOURCES)],
        shared_utility_qualified_name=SHARED,
        quiet=True,
        build_dir="build/cython",
    )
    return made


def wanted() -> list[Extension]:
    """What to compile: nothing where that was asked for, or where nothing can compile it."""
    if os.environ.get("HANDFUL_PURE") or not has_compiler():
        return []
    sources = {f"{PACKAGE}.{name}": ".py" for name in modules(HOME)} | {SHARED: ".c"}
    flags = SANITIZER if os.environ.get("HANDFUL_SANITIZE") else []
    return [
        Extension(
            name,
            [str(Path("src", *name.split(".")).with_suffix(suffix))],
            extra_compile_args=flags,
            extra_link_args=flags,
        )
        for name, suffix in sources.items()
    ]


def has_compiler() -> bool:
    """Whether there is a C compiler with Python's headers; where it must be, that is found out."""
    if os.name == "nt" or os.environ.get("HANDFUL_COMPILE") == "must":
        return True
    compilers = (os.environ.get("CC", "cc").split()[0], "gcc", "clang")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.exists() and any(shutil.which(one) for one in compilers)


setup(
    ext_modules=wanted(),
    cmdclass={"build_ext": CompileRules, "build_py": WithPages, "sdist": WithSources},
)
