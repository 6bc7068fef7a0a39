"""What the set-up is doing and for how long, and the commands it runs; standard library only."""

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

_CLEAR = "\r\033[K"
_running: set[subprocess.Popen[bytes]] = set()
_lock = threading.Lock()
_doing: dict[str, float] = {}


@contextlib.contextmanager
def step(name: str) -> Iterator[None]:
    """Show that this is being done: seconds that count on a terminal, two lines elsewhere."""
    began = time.monotonic()
    with _lock:
        _doing[name] = began
        if not sys.stderr.isatty():
            _write(f"{name} …\n")
    try:
        yield
    except BaseException:
        _finished(name, "")
        raise
    _finished(name, f"{name}: {time.monotonic() - began:.0f} s\n")


def _finished(name: str, line: str) -> None:
    with _lock:
        del _doing[name]
        _write((_CLEAR if sys.stderr.isatty() else "") + line)


def say(line: str) -> None:
    """A line of its own, whatever is being shown."""
    with _lock:
        _write((_CLEAR if sys.stderr.isatty() and _doing else "") + line + "\n")


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


def all_at_once(*jobs: Callable[[], None]) -> None:
    """Do these beside each other; the first problem ends them all and is raised."""
    problems: list[BaseException] = []

    def work(job: Callable[[], None]) -> None:
        try:
            job()
        except BaseException as problem:
            problems.append(problem)
            stop()

    threads = [threading.Thread(target=work, args=(job,), daemon=True) for job in jobs]
    for one in threads:
        one.start()
    try:
        while any(one.is_alive() for one in threads):
            threads[0 if threads[0].is_alive() else -1].join(0.2)
            _count()
    except KeyboardInterrupt:
        stop()
        raise
    if problems:
        raise problems[0]


def _count() -> None:
    if sys.stderr.isatty():
        with _lock:
            now = time.monotonic()
            shown = " · ".join(f"{name} {now - began:.0f} s" for name, began in _doing.items())
            _write(_CLEAR + shown)


def run(command: Sequence[str], log: Path, env: Mapping[str, str], **more: object) -> bool:
    """Run a command to its end, all it says going to the log; whether it did its work."""
    with log.open("a", encoding="utf-8") as said:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            env=os.environ | env,
            **more,  # type: ignore[call-overload]  # flags of Popen
        )
        _running.add(process)
        try:
            return bool(process.wait() == 0)
        finally:
            _running.discard(process)


def stop() -> None:
    """End every command that is still running."""
    for process in list(_running):
        with contextlib.suppress(OSError):
            process.terminate()
