"""The fence round a program: what it keeps out, and what it lets a program do."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from handful.bots import fence
from handful.bots.fence import Fence

apart = pytest.mark.skipif(
    fence.missing() is not None, reason=f"programs cannot be kept apart here: {fence.missing()}"
)
if not sys.platform.startswith("linux"):
    pytest.skip("the fence is made of Linux's namespaces", allow_module_level=True)


def inside(code: str, *given: object, **asked: Any) -> "subprocess.CompletedProcess[str]":
    """What a program in the fence prints."""
    words = [sys.executable, "-I", "-c", f"import json, os, sys\n{code}", *map(str, given)]
    limits = Fence(**asked)
    return subprocess.run(
        limits.words(words),
        capture_output=True,
        text=True,
        timeout=60,
        env=dict(limits.environment()),
    )


TRIES = """
found = {}
def attempt(name, act):
    try:
        found[name] = str(act())
    except Exception as problem:
        found[name] = type(problem).__name__
def connect(port):
    import socket
    return socket.create_connection(("127.0.0.1", int(port)), 5)
def write(folder):
    return open(folder + "/left-behind", "w").write("the deal of the first game")
"""


@apart
def test_a_program_reaches_nobody_and_leaves_nothing_behind(tmp_path: Path) -> None:
    secret = tmp_path / "contest"
    secret.mkdir()
    (secret / "salt").write_text("pepper")
    with socket.create_server(("127.0.0.1", 0)) as server:
        tried = inside(
            TRIES
            + """
port, here, secret, parent = sys.argv[1:]
attempt("network", lambda: connect(port))
attempt("write here", lambda: write(here))
attempt("write home", lambda: write(os.path.expanduser("~")))
attempt("read", lambda: os.listdir(here))
attempt("salt", lambda: open(secret + "/salt").read())
attempt("other processes", lambda: sorted(int(one) for one in os.listdir("/proc") if one.isdigit()))
attempt("kill", lambda: os.kill(int(parent), 0))
attempt("put up again", lambda: os.system("umount " + secret + " 2>/dev/null"))
attempt("salt again", lambda: open(secret + "/salt").read())
print(json.dumps(found))
""",
            server.getsockname()[1],
            tmp_path,
            secret,
            os.getpid(),
            hidden=(str(secret),),
        )
    found = json.loads(tried.stdout)
    assert found["network"] == "PermissionError"
    assert found["write here"] == "OSError"
    assert found["write home"] == "26"  # its scratch folder
    assert found["read"] == "['contest']"
    assert found["salt"] == found["salt again"] == "FileNotFoundError"
    assert found["other processes"] in ("[1]", "[]")
    assert found["kill"] == "ProcessLookupError"
    assert not list(Path(fence.SCRATCH).glob("left-behind"))


SIGNALS = """
import ctypes, fcntl, socket
libc = ctypes.CDLL(None, use_errno=True)
def call(*words):
    if libc.syscall(*words) < 0:
        raise OSError(ctypes.get_errno(), "refused")
key, watch = {"x86_64": (248, 294), "aarch64": (217, 26)}[os.uname().machine]
here = os.open(sys.argv[1], os.O_RDONLY)
attempt("lock", lambda: fcntl.flock(here, fcntl.LOCK_EX))
attempt("record lock", lambda: fcntl.fcntl(here, fcntl.F_GETLK, bytes(32)))
attempt("lease", lambda: fcntl.fcntl(here, fcntl.F_SETLEASE, fcntl.F_RDLCK))
attempt("watch", lambda: call(watch, 0))
attempt("key", lambda: call(key, b"user", b"deal", b"the cards", 9, -3))
attempt("terminal", lambda: os.openpty())
attempt("socket", lambda: socket.socket(socket.AF_UNIX).connect(sys.argv[2]))
attempt("numbered socket", lambda: socket.socket())
count, log, apart = {"x86_64": (99, 103, 272), "aarch64": (179, 116, 97)}[os.uname().machine]
clone = {"x86_64": 56, "aarch64": 220}[os.uname().machine]
attempt("counts", lambda: call(count, ctypes.create_string_buffer(512)))
attempt("kernel's log", lambda: call(log, 10, 0, 0))
attempt("namespace", lambda: call(apart, 0x10000000))
attempt("namespace of a child", lambda: call(clone, 0x10000000 | 17, 0, 0, 0, 0) or os._exit(0))
attempt("open files", lambda: open("/proc/sys/fs/file-nr").read())
attempt("machine", lambda: os.listdir("/sys"))
attempt("log", lambda: open("/proc/self/fd/2").read())
attempt("devices", lambda: sorted(os.listdir("/dev")))
attempt("random", lambda: len(open("/dev/urandom", "rb").read(8)))
attempt("pair", lambda: len(socket.socketpair()))
resident = {"x86_64": 27, "aarch64": 232}[os.uname().machine]
attempt("cached pages", lambda: call(resident, 0, 0, 0))
attempt("cached file", lambda: call(451, here, 0, 0, 0))
attempt("drop the cache", lambda: os.posix_fadvise(here, 0, 0, os.POSIX_FADV_DONTNEED))
attempt("only if cached", lambda: os.preadv(here, [bytearray(1)], 0, os.RWF_NOWAIT))
print(json.dumps(found))
"""


@apart
def test_programs_cannot_signal_to_each_other(tmp_path: Path) -> None:
    """By locks, keys, watches, terminals, sockets, a log, counts that the system shows all, or by
    asking which pages of a file somebody has read."""
    file, place = tmp_path / "bot.py", tmp_path / "socket"
    file.write_text("the same file for all")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(place))
        server.listen()
        found = json.loads(inside(TRIES + SIGNALS, file, place).stdout)
    refused = ["lock", "record lock", "lease", "watch", "key", "socket"]
    refused += ["cached pages", "cached file", "drop the cache", "only if cached"]
    refused += ["numbered socket", "counts", "kernel's log", "namespace", "namespace of a child"]
    assert {one: found[one] for one in refused} == dict.fromkeys(refused, "PermissionError")
    assert found["terminal"] in ("OSError", "FileNotFoundError")
    assert found["open files"] == "FileNotFoundError"
    assert found["machine"] == "[]"
    assert found["log"] == ""  # what others wrote to the same log
    devices = ["fd", "full", "null", "random", "shm", "stderr", "stdin", "stdout", "urandom"]
    assert found["devices"] == str([*devices, "zero"])
    assert (found["random"], found["pair"]) == ("8", "2")


@apart
@pytest.mark.parametrize("network", [False, True])
def test_a_program_may_have_threads_children_and_pipes(network: bool) -> None:
    """Which libraries begin by calls that are refused, or said to be unknown."""
    code = """
import asyncio, multiprocessing, subprocess, threading
def doubled(number): return number * 2
found = []
one = threading.Thread(target=lambda: found.append("thread"))
one.start()
one.join()
with multiprocessing.get_context("fork").Pool(2) as pool:
    found += pool.map(doubled, [1, 2])
found.append(subprocess.run(["true"]).returncode)
asyncio.run(asyncio.sleep(0))
print(found)
"""
    assert inside(code, network=network).stdout == "['thread', 2, 4, 0]\n"


@apart
def test_a_network_can_be_allowed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        code = (
            TRIES
            + """
import socket
attempt("network", lambda: connect(sys.argv[1]) and 1)
attempt("neighbours", lambda: socket.socket(socket.AF_UNIX))
print(json.dumps(found))
"""
        )
        found = json.loads(inside(code, port, network=True).stdout)
        assert found == {"network": "1", "neighbours": "PermissionError"}
        assert json.loads(inside(code, port).stdout)["network"] == "PermissionError"


@pytest.mark.parametrize("is_apart", [pytest.param(True, marks=apart), False])
def test_memory_and_time_are_limited(is_apart: bool) -> None:
    code = "try:\n    bytearray(1 << 29)\nexcept MemoryError:\n    print('too much')"
    assert inside(code, memory=1 << 28, apart=is_apart).stdout == "too much\n"
    slow = inside("while True: pass", processor=1, apart=is_apart)
    assert slow.returncode != 0
    assert inside("print(6 * 7)", apart=is_apart).stdout == "42\n"


@apart
def test_whoever_a_program_starts_ends_with_it() -> None:
    code = "import subprocess; subprocess.Popen(['sleep', '600']); print('gone')"
    began = inside(code)  # which waits for everybody who holds the pipe
    assert began.stdout == "gone\n"


def test_a_program_that_is_not_there_says_so() -> None:
    ended = subprocess.run(Fence(apart=False).words(["no-such-program"]), capture_output=True)
    assert ended.returncode == 1
    assert b"no-such-program: No such file" in ended.stderr
