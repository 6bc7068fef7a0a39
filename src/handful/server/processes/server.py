"""Running the application under uvicorn, in this process."""

import socket
from typing import Any

import uvicorn

from ..app import make_app
from ..rooms.registry import Registry
from ..ws.socket import Socket
from .connections import Connection


def configured(registry: Registry, **more: Any) -> uvicorn.Config:
    """How uvicorn serves these rooms."""
    return uvicorn.Config(
        make_app(registry),
        http=Connection,
        ws=Socket,
        ws_max_size=registry.settings.limits.frame_bytes,
        ws_per_message_deflate=False,  # saves a large window per socket; frames are small
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        **more,
    )


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; raises `OSError` where the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without its name asyncio would let small answers wait for more.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # from now on nobody else can have the port
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening
