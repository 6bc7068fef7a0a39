"""Where this machine is found on the network."""

import socket
from contextlib import closing, suppress

from ..processes.server import bound

_NEXT_PORTS = 20


def lan_addresses() -> list[str]:
    """This machine's own addresses, the one towards the rest of the world first."""
    found: list[str] = []
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(("192.0.2.1", 9))  # for documentation only: nothing is sent
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(info[4][0]) for info in infos]
    return [one for one in dict.fromkeys(found) if not one.startswith("127.")]


def open_port(host: str, port: int, exactly: bool = False) -> tuple[socket.socket, int]:
    """A listening socket on this port, or on the next free one; raises `OSError`."""
    if port == 0 or exactly:
        listening = bound(host, port)
        return listening, int(listening.getsockname()[1])
    last: OSError | None = None
    for tried in range(port, min(port + _NEXT_PORTS, 65536)):
        try:
            return bound(host, tried), tried
        except PermissionError:
            raise
        except OSError as problem:
            last = problem
    raise last or OSError("no port")
