"""A WebSocket that hands frames over as they arrive, and writes without waiting.

Through ASGI every frame costs a task's turn on its way in and out, and reading is stopped and
begun again for each. A screen that is known to us goes the straight way, between its connection
and the wire; the handshake, pings and goodbyes stay uvicorn's.
"""

from collections.abc import Iterable
from typing import Any, Protocol
from weakref import ref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "handful.socket"
"""Under this name an ASGI scope refers to its `Socket`."""
_TEXT = 0x81
"""A whole text frame in one piece."""
_TWO, _EIGHT = 126, 127
"""These say that the length follows, in so many bytes."""


class Owner(Protocol):
    """Whoever takes a socket over."""

    def hear(self, text: str | None) -> None:
        """A frame has come; None for one that is not text."""
        ...

    def flow(self) -> None:
        """What was written has gone out: there may be more."""
        ...


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a straight way for the one who owns it."""

    owner: Owner | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find this socket."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            # Weakly, as the scope is the socket's own: it is freed as soon as it is closed.
            self.scope["extensions"][EXTENSION] = {"socket": ref(self)}

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone, and what refers to itself would stay until the collector comes."""
        super().connection_lost(exc)
        self.conn.parser.close()
        vars(self.transport).pop("_read_ready_cb", None)

    def send_receive_event_to_app(self) -> None:
        """A whole message: for its owner, if nothing before it still waits for the application."""
        if self.owner is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type != "text":
            self.owner.hear(None)
            return
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.owner.hear(text)

    @property
    def is_open(self) -> bool:
        """Whether something may be written now."""
        return self.writable.is_set() and not (self.close_sent or self.transport.is_closing())

    def write(self, texts: Iterable[bytes]) -> None:
        """Send each as a frame, all in one piece."""
        parts: list[bytes] = []
        for text in texts:
            parts += _head(len(text)), text
        self.transport.write(b"".join(parts))

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        if self.owner:
            self.owner.flow()


def socket_of(scope: Any) -> Socket:
    """The socket behind a connection of ours."""
    found = scope["extensions"][EXTENSION]["socket"]()
    assert isinstance(found, Socket)
    return found


def _head(length: int) -> bytes:
    """What stands before the text; a server's frames have no mask."""
    if length < _TWO:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, _TWO)) + length.to_bytes(2)
    return bytes((_TEXT, _EIGHT)) + length.to_bytes(8)
