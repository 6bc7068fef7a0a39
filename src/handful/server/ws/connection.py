"""One screen on one WebSocket: it reads and judges nothing, and what it sends is never late."""

import asyncio
import logging
from contextlib import suppress

from msgspec import MsgspecError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

import handful
from handful.core import Refusal, Refused
from handful.core.message import message
from handful.i18n.games import Sentence, form_of, in_english

from ..http.limits import Bucket
from ..http.origins import address_of, is_welcome
from ..http.tokens import hashed, same
from ..rooms.frames import turned_down
from ..rooms.permissions import denied
from ..rooms.registry import Registry
from ..rooms.room import AWAY, Room
from ..store import StoreDown
from . import protocol
from .socket import socket_of

logger = logging.getLogger("handful.socket")

HELLO_SECONDS = 5.0
PING_SECONDS = 30.0
_REPLIES = 256
_CLOSE_SECONDS = 2.0
CLOSE_CODES = {
    "moved": 4001,
    "kicked": 4002,
    "closed": 4003,
    "failed": 1011,
    "restart": 1012,
    "slow": 4008,
    "rude": 4009,
}


class Connection:
    """A connected screen."""

    def __init__(
        self,
        websocket: WebSocket,
        registry: Registry,
        room: Room,
        person: str | None,
        device: str | None,
    ) -> None:
        self.person, self.device = person, device
        self.seen, self.rtt, self.sent = 0, 0.0, registry.clock.now()
        self._websocket, self._hub, self._room = websocket, registry, room
        self._replies: list[bytes] = []
        self._stale = False
        self._face = -1
        self._told = -1
        self._came = 0
        self._over: protocol.Bye | None = None
        self.words = True
        self._socket = socket_of(websocket.scope)
        self._loop = asyncio.get_running_loop()
        self._due = False
        """Whether it is about to send what is new."""
        self._parting: asyncio.Task[None] | None = None
        self._pings: dict[int, float] = {}
        self._ringing: asyncio.TimerHandle | None = None
        self._next_ping = 0
        limits = registry.settings.limits
        self._manners = Bucket(limits.frame_burst, limits.frames_per_second, registry.clock.now())

    # What the room does with it.

    def poke(self) -> None:
        """There is something new to be sent."""
        self._stale = True
        self.flow()

    def reply(self, frame: protocol.Frame) -> None:
        """Send this as soon as possible; a screen that does not read is sent away."""
        if len(self._replies) >= _REPLIES:
            self._replies.clear()
            self.bye("slow", message("bye-slow"), again=True)
            return
        self._replies.append(protocol.write(frame))
        self.flow()

    def bye(self, code: str, words: Sentence, again: bool = False) -> None:
        """Say goodbye and close."""
        if not self._over:
            self._over = _goodbye(code, words, again, self._hub.come_back_ms())
            self.flow()

    # Between the room and the wire.

    async def run(self, hello: protocol.Hello) -> None:
        """Serve the screen until it goes."""
        self.seen, self._came, self.words = hello.seen, self._room.seq, hello.words
        you = self._room.you(self.person)
        version = handful.__version__
        self.reply(protocol.Welcome(protocol=protocol.PROTOCOL, version=version, you=you))
        self.poke()
        self._post_attach()
        self._ping()
        self._socket.owner = self
        try:
            while (received := await self._websocket.receive())["type"] != "websocket.disconnect":
                self.hear(received.get("text"))  # it came before the socket was ours
        finally:
            self._socket.owner = None
            if self._ringing:
                self._ringing.cancel()
            room = self._room
            room.post(lambda: room.detach(self))

    def _post_attach(self) -> None:
        room = self._room
        if not room.post(lambda: room.attach(self)):
            self.bye("restart", message("bye-busy"), again=True)

    def hear(self, text: str | None) -> None:
        """A frame has come; whoever sends too many is sent away and heard no more."""
        if self._over:
            return
        arrived = self._hub.clock.now()
        try:
            if self._manners.take(arrived):
                self._read(text, arrived)
            else:
                self._hub.metrics.rude.add()
                self.bye("rude", message("bye-rude"), again=True)
        except Exception as problem:
            self._fail(problem)

    def _read(self, text: str | None, arrived: float) -> None:
        try:
            frame = protocol.read_screen(text) if text is not None else None
        except (MsgspecError, ValueError, RecursionError) as problem:
            self._hub.metrics.rude.add()
            wrong = message("deny-message", wrong=str(problem)[:250])
            self.reply(turned_down(None, Refusal("bad_message", wrong)))
            return
        match frame:
            case None:
                self._hub.metrics.rude.add()
                self.reply(turned_down(None, Refusal("bad_message", message("deny-binary"))))
            case protocol.Hello():
                self.reply(turned_down(None, Refusal("bad_message", message("deny-hello-again"))))
            case protocol.Pong(n=number):
                self._pong(number, arrived)
            case command:
                self._hand_in(command, arrived)

    def _hand_in(self, command: protocol.Command, arrived: float) -> None:
        room, metrics, clock = self._room, self._hub.metrics, self._hub.clock
        if isinstance(command, protocol.Move):
            metrics.moves.add()

        async def job() -> None:
            await room.handle(self, command, arrived)
            metrics.answer_ms.see(clock.now() - arrived)

        if not room.post(job):
            words = message("deny-busy")
            self.reply(turned_down(command.id, Refusal("busy", words)))

    def _pong(self, number: int, arrived: float) -> None:
        sent = self._pings.pop(number, None)
        if sent is not None:
            measured = arrived - sent
            self.rtt = measured if not self.rtt else 0.7 * self.rtt + 0.3 * measured

    def flow(self) -> None:
        """Send what is new at the end of this turn, so that an answer goes with what it brought."""
        if not self._due:
            self._due = True
            self._loop.call_soon(self._send_soon)

    def _send_soon(self) -> None:
        self._due = False
        try:
            self._send_new()
        except Exception as problem:
            self._fail(problem)

    def _send_new(self) -> None:
        """All that waits goes out at once; if the wire is full, the newest of it a little later."""
        if self._over and not self._parting:
            self._parting = self._loop.create_task(self._part(self._over))
        if not self._socket.is_open:
            return
        texts, self._replies = self._replies, []
        if self._stale and not self._over:
            self._stale = False
            self._add_news(texts)
        if texts:
            self._hub.metrics.frames.add(len(texts))
            self._socket.write(texts)

    async def _part(self, bye: protocol.Bye) -> None:
        if not await _part(self._websocket, bye):
            self._socket.transport.abort()  # it does not even read the goodbye

    def _fail(self, problem: Exception) -> None:
        """A fault of ours ends this screen, and no other."""
        if not self._parting:
            logger.error("socket failed", exc_info=problem)
            self._parting = self._loop.create_task(self._websocket.close(CLOSE_CODES["failed"]))

    def _add_news(self, texts: list[bytes]) -> None:
        """The room and the table as they stand now: whatever was skipped is in them."""
        room = self._room
        try:
            if self._face != room.face:
                texts.append(protocol.write(room.shown(self.person)))
                self._face = room.face
            table = room.table(self.person, self.seen, self._came, self.words)
            if table and (table.seq != self.seen or self._told != room.face):
                texts.append(protocol.write(table))
                self.seen, self._told = table.seq, room.face
                self.sent = self._hub.clock.now()
        except Exception as problem:  # a fault in the game ends its room, not only this screen
            room.fail(problem, self)

    def _ping(self) -> None:
        """Measure the way, now and every so often."""
        self._ringing = asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)
        self._next_ping += 1
        self._pings[self._next_ping] = self._hub.clock.now()
        if len(self._pings) > 8:
            self._pings.pop(next(iter(self._pings)))
        self.reply(protocol.Ping(self._next_ping))


def _text(frame: protocol.Frame) -> str:
    return protocol.write(frame).decode()


def _goodbye(code: str, words: Sentence, again: bool, wait_ms: int) -> protocol.Bye:
    return protocol.Bye(
        code=code,  # type: ignore[arg-type]  # callers use its words
        words=in_english(None, words),
        says=form_of(words),
        again=again,
        wait_ms=wait_ms if code == "restart" else 0,
    )


async def _part(websocket: WebSocket, bye: protocol.Bye) -> bool:
    """Whether the goodbye could be said in time."""
    with suppress(Exception):
        async with asyncio.timeout(_CLOSE_SECONDS):
            await websocket.send_text(_text(bye))
            await websocket.close(CLOSE_CODES[bye.code])
            return True
    return False


async def endpoint(websocket: WebSocket) -> None:
    """`/ws`: check who comes, then serve the screen."""
    registry: Registry = websocket.app.state.registry
    address = address_of(websocket)
    if not is_welcome(websocket, registry.settings):
        await websocket.close(4403)
        return
    if not registry.limits.may_connect(address) or not registry.ready:
        await websocket.close(4429)
        return
    await websocket.accept()
    registry.limits.connected(address)
    try:
        await _serve(websocket, registry, address)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it went while we spoke
    except Exception:
        logger.exception("socket failed")
        with suppress(Exception):
            await websocket.close(CLOSE_CODES["failed"])
    finally:
        registry.limits.disconnected(address)
        if websocket.client_state is WebSocketState.CONNECTED:
            with suppress(Exception):
                await websocket.close()


async def _serve(websocket: WebSocket, registry: Registry, address: str) -> None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = protocol.read_screen(await websocket.receive_text())
        if not isinstance(hello, protocol.Hello):
            raise ValueError("the first frame is hello")
    except (TimeoutError, MsgspecError, ValueError, KeyError, RecursionError):
        registry.metrics.rude.add()
        await _turn_away(websocket, Refusal("bad_message", message("deny-hello")))
        return
    try:
        room, person = await _recognised(registry, hello, address)
    except Refused as refused:
        await _turn_away(websocket, refused.refusal)
        return
    except StoreDown:
        await _part(websocket, _goodbye("restart", AWAY, True, registry.come_back_ms()))
        return
    await Connection(websocket, registry, room, person, hello.device).run(hello)


async def _recognised(
    registry: Registry, hello: protocol.Hello, address: str
) -> tuple[Room, str | None]:
    """The room, and who this is; None for a spectator."""
    if seconds := registry.limits.guessing.wait(address):
        raise denied("too_many", "deny-many-tries", seconds=seconds)
    if hello.protocol != protocol.PROTOCOL:
        raise denied("old_page", "deny-old-page")
    room = await registry.room(hello.room)
    if room and hello.token:
        person = registry.person_of(room, hello.token)
        if not person:  # who came in through another process may be faster than the news of it
            await registry.catch_up(room)
            person = registry.person_of(room, hello.token)
        if person:
            return room, person
    elif room and hello.watch and same(hello.watch, hashed(room.lobby.watch)):
        if room.lobby.settings.spectators == "off":
            raise denied("no_spectators", "deny-spectators")
        return room, None
    registry.limits.guessing.wrong(address)
    raise denied("unknown", "deny-unknown")


async def _turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    with suppress(Exception):
        await websocket.send_text(_text(turned_down(None, refusal)))
        await websocket.close(4401)
