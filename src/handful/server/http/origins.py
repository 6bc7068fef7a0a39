"""Who may ask: hosts, origins and addresses."""

import ipaddress
import socket

from starlette.requests import HTTPConnection

from ..settings import ServerSettings


def address_of(connection: HTTPConnection) -> str:
    """The address somebody asks from; a whole /64 counts as one."""
    host = connection.client.host if connection.client else "?"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and not address.ipv4_mapped:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_here(connection: HTTPConnection) -> bool:
    """Whether somebody asks from this machine itself."""
    try:
        return ipaddress.ip_address(connection.client.host if connection.client else "").is_loopback
    except ValueError:
        return False


def is_welcome(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether Host is one of ours and Origin, where there is one, is the same host.

    A page elsewhere could otherwise speak to a server in somebody's home, under a name of its own
    that it lets point here; an address in the Host cannot be such a name.
    """
    host = connection.headers.get("host", "")
    if not is_ours(host, settings):
        return False
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == host


def is_ours(host: str, settings: ServerSettings) -> bool:
    """Whether this is an address, this machine's name, or one that was allowed."""
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    name = name.strip("[]").rstrip(".").lower()
    try:
        ipaddress.ip_address(name)
    except ValueError:
        own = socket.gethostname().lower()
        return (
            name in ("localhost", "testserver", own, f"{own}.local")
            or name.endswith(".local")
            or name in settings.hosts
        )
    return True
