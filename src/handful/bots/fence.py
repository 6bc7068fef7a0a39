"""A fence round a program: no network, nothing to keep, nobody to signal to, and limits.

Started as a program of its own, this file puts the fence up and then becomes the program inside.
The fence is made of Linux's namespaces, so it needs no privileges; `missing` says in a sentence
why it cannot stand here. The limits hold on any system that has them.
"""

import ctypes
import errno
import json
import os
import signal
import struct
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

SCRATCH = "/dev/shm"
"""The only place where a program may write; it is empty at the start and gone at the end."""
HIDDEN = ("/run", "/var/run", "/sys")
"""Where other programs listen, and where the system counts what all of them do."""
INSIDE = 1000
"""Who the program is inside: nobody with privileges, so that it cannot take the fence down."""
_FILES, _PROCESSES, _SCRATCH_SIZE = 256, 256, "64m"
_DEVICES = ("null", "zero", "full", "random", "urandom")
"""All that is left of them: by terminals one program could write to another."""
_LINKS = {"fd": "", "stdin": "/0", "stdout": "/1", "stderr": "/2"}

_NEW_USER = 0x10000000
_NEW_NAMES = 0x00020000 | 0x04000000 | 0x08000000 | _NEW_USER | 0x20000000
"""A namespace each for mounts, the machine's name, messages, users and processes."""
_NEW_NETWORK = 0x40000000
_PRIVATE, _READ_ONLY, _NO_SUID, _BIND, _MOVE = 1 << 14 | 1 << 18, 1, 2, 1 << 12, 1 << 13
_DEATH_SIGNAL, _NO_NEW_PRIVILEGES, _FILTER_CALLS, _FILTER = 1, 38, 22, 2
_MOUNT_SETATTR, _RECURSIVE, _HERE = 442, 0x8000, -100

_LOCKS = (5, 6, 7, 36, 37, 38, 1024, 1026)
"""What `fcntl` does with locks, leases and notices; any program sees those of any file it reads."""
_NEIGHBOURS = (1, 40)
"""Kinds of sockets that no namespace keeps apart: files, and the machine's host."""
_COUNTS = {"x86_64": (99, 103, 298), "aarch64": (179, 116, 241)}
"""`sysinfo`, `syslog` and `perf_event_open` tell what all programs of the machine do."""
_NAMESPACES = {"x86_64": (272, 308), "aarch64": (97, 268)}
"""`unshare` and `setns`: in a namespace of its own a program could mount a whole `/proc`."""
_WATCHES = {
    "x86_64": (73, 248, 249, 250, 253, 254, 294, 300),
    "aarch64": (32, 217, 218, 219, 26, 27, 262),
}
"""Locks of files, keys, and watches of files."""
_CACHES = {"x86_64": (27, 221, 327), "aarch64": (232, 223, 286)}
"""`mincore`, `fadvise` and `preadv2` tell or change which files lie in the machine's memory."""
_NEWER = (425, 451)
"""The ring that goes round this filter, and `cachestat`: alike on every machine."""
_CALLS = {
    "x86_64": (0xC000003E, 0x40000000, 72, 41, 56),
    "aarch64": (0xC00000B7, 0x40000000, 25, 198, 220),
}
"""For each machine its own number and that of its last system call, `fcntl`, `socket`, `clone`."""
_CLONE_3 = 435
"""It hides its flags from the filter; where it is said to be unknown, libraries take `clone`."""


@dataclass(frozen=True, slots=True)
class Fence:
    """What a program may use."""

    memory: int = 1 << 30
    """Bytes of memory for each of its processes."""
    processor: int = 600
    """Seconds of processor time for a whole game."""
    network: bool = False
    apart: bool = True
    """Whether it is kept apart from other processes, their files and the network."""
    hidden: tuple[str, ...] = ()
    """Folders that it must not read."""

    def words(self, words: Iterable[str]) -> list[str]:
        """The command that runs this command inside the fence."""
        asked = json.dumps(
            {
                "memory": self.memory,
                "processor": self.processor,
                "network": self.network,
                "apart": self.apart,
                "hidden": [*HIDDEN, *self.hidden],
            }
        )
        return [sys.executable, "-I", "-S", __file__, asked, *words]

    def environment(self) -> Mapping[str, str]:
        """The variables that it gets: none that could differ from one run to the next."""
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "LC_ALL") if name in os.environ}
        fixed = {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
        return kept | fixed | {"HOME": SCRATCH, "TMPDIR": SCRATCH}


@cache
def missing() -> str | None:
    """Why no program can be kept apart on this machine; None where it can."""
    if not sys.platform.startswith("linux"):
        return "only Linux can keep a program apart"
    if os.uname().machine not in _CALLS:
        return f"the system calls of {os.uname().machine} are not known"
    tried = Fence().words([sys.executable, "-I", "-S", "-c", "pass"])
    try:
        ended = subprocess.run(tried, capture_output=True, timeout=30, text=True)
    except (OSError, subprocess.TimeoutExpired) as problem:
        return str(problem)
    if ended.returncode == 0:
        return None
    return (ended.stderr.strip().splitlines() or ["it ended at once"])[-1]


def main(arguments: Sequence[str]) -> None:
    """Put up the fence, then become the program."""
    asked, words = json.loads(arguments[0]), list(arguments[1:])
    os.setsid()
    if asked["apart"]:
        _keep_apart(asked["network"], asked["hidden"])
    _limit(asked["memory"], asked["processor"])
    said = os.dup(2)  # closed in the program: what one writes there, others could read
    if asked["apart"]:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    try:
        os.execvp(words[0], words)
    except OSError as problem:
        os.write(said, f"{words[0]}: {problem.strerror}\n".encode())
        sys.exit(1)


def _limit(memory: int, processor: int) -> None:
    import resource  # which Windows does not have

    for what, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NOFILE, _FILES),
        (resource.RLIMIT_NPROC, _PROCESSES),
        (resource.RLIMIT_CPU, processor),
        (resource.RLIMIT_AS, memory),
    ):
        _, hard = resource.getrlimit(what)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (allowed, allowed))


def _keep_apart(network: bool, hidden: Iterable[str]) -> None:
    """Enter namespaces of its own; whoever waits outside ends with the program."""
    user, group = os.geteuid(), os.getegid()
    _call("unshare", _NEW_NAMES | (0 if network else _NEW_NETWORK))
    _tell("setgroups", "deny")
    _tell("uid_map", f"{INSIDE} {user} 1")
    _tell("gid_map", f"{INSIDE} {group} 1")
    inside = os.fork()
    if inside:
        os.close(0)
        os.close(1)
        _, status = os.waitpid(inside, 0)
        code = os.waitstatus_to_exitcode(status)
        os._exit(code if code >= 0 else 128 - code)
    _close_files(hidden)
    _call("prctl", _NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    _call("prctl", _DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    _refuse_calls(network)


def _close_files(hidden: Iterable[str]) -> None:
    """Everything can be read but what is hidden, and nothing be written but the scratch folder."""
    here = os.getcwd()
    _mount("none", "/", None, _PRIVATE)
    read_only = (ctypes.c_uint64 * 4)(_READ_ONLY, 0, 0, 0)
    _call("syscall", _MOUNT_SETATTR, _HERE, b"/", _RECURSIVE, read_only, ctypes.sizeof(read_only))
    for folder in hidden:
        if os.path.isdir(folder) and not os.path.islink(folder):
            _mount("tmpfs", folder, "tmpfs", _READ_ONLY)
    _few_devices()
    try:
        _mount("proc", "/proc", "proc", _READ_ONLY, "subset=pid")
    except OSError:  # in some containers; nobody else's processes may be seen all the same
        _mount("tmpfs", "/proc", "tmpfs", _READ_ONLY)
    os.chdir(here)


def _few_devices() -> None:
    """A folder of devices with those alone that everybody needs, and the scratch folder."""
    built = "/proc"  # something else is put there next
    _mount("tmpfs", built, "tmpfs", _NO_SUID, "size=1m,mode=755")
    for name in _DEVICES:
        open(f"{built}/{name}", "wb").close()
        _mount(f"/dev/{name}", f"{built}/{name}", None, _BIND)
    for name, end in _LINKS.items():
        os.symlink(f"/proc/self/fd{end}", f"{built}/{name}")
    os.mkdir(f"{built}/shm")
    _mount(built, "/dev", None, _MOVE)
    _mount("tmpfs", SCRATCH, "tmpfs", _NO_SUID, f"size={_SCRATCH_SIZE},mode=700")


def _refuse_calls(network: bool) -> None:
    """A filter of system calls: what is refused is told that it is not permitted."""
    rules = b"".join(struct.pack("HBBI", *step) for step in _filter(os.uname().machine, network))
    kept = ctypes.create_string_buffer(rules)
    program = struct.pack("HP", len(rules) // 8, ctypes.addressof(kept))
    _call("prctl", _FILTER_CALLS, _FILTER, program, 0, 0)


def _filter(name: str, network: bool) -> list[tuple[int, int, int, int]]:
    """Its steps; without a network there are no sockets, whose numbers one can count, but pairs."""
    machine, last, fcntl, socket, clone = _CALLS[name]
    number, equal, any_of, at_least, end = 0x20, 0x15, 0x45, 0x35, 0x06
    no, yes, unknown = (
        (end, 0, 0, said) for said in (0x50000 | errno.EPERM, 0x7FFF0000, 0x50000 | errno.ENOSYS)
    )
    refused = [*_WATCHES[name], *_CACHES[name], *_COUNTS[name], *_NAMESPACES[name], *_NEWER]
    steps = [(number, 0, 0, 4), (equal, 1, 0, machine), no]
    steps += [(number, 0, 0, 0), (at_least, 0, 1, last), no, (equal, 0, 1, _CLONE_3), unknown]
    for call in refused if network else (*refused, socket):
        steps += [(equal, 0, 1, call), no]
    for call, place, values, test in (
        (fcntl, 24, _LOCKS, equal),
        (socket, 16, _NEIGHBOURS, equal),
        (clone, 16, (_NEW_USER,), any_of),
    ):
        steps += [(equal, 0, 2 * len(values) + 2, call), (number, 0, 0, place)]
        for value in values:
            steps += [(test, 0, 1, value), no]
        steps.append(yes)
    return [*steps, yes]


def _mount(source: str, target: str, kind: str | None, flags: int, data: str = "") -> None:
    words = [source.encode(), target.encode(), kind.encode() if kind else None]
    _call("mount", *words, ctypes.c_ulong(flags), data.encode() or None)


def _tell(name: str, text: str) -> None:
    with open(f"/proc/self/{name}", "w") as file:
        file.write(text)


def _call(name: str, *arguments: object) -> None:
    library = ctypes.CDLL(None, use_errno=True)
    if getattr(library, name)(*arguments) < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{name}: {os.strerror(number)}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except OSError as problem:
        sys.exit(str(problem.strerror))
