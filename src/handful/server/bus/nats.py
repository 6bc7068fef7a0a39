"""Notes by NATS: a subject for each room, and one for everybody."""

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit, urlunsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error, SlowConsumerError

from .base import AGAIN, BadBus, Heard

logger = logging.getLogger("handful.bus")

_PREFIX = "handful"
_CONNECT_SECONDS = 5
_RECONNECT_SECONDS = 1


class NatsBus:
    """The server behind a URL; a path, as in nats://host/ours, keeps two houses apart on it.

    One server, or a cluster: what several processes tell in one moment may come in different
    orders, so two screens that open one seat at once may both be sent away.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._url = urlunsplit(parts._replace(path=""))
        self._prefix = parts.path.strip("/").replace("/", "-") or _PREFIX
        self._client: Client | None = None
        self._heard: Heard = lambda note: None
        self._rooms: dict[str, Subscription] = {}
        self._ending: set[asyncio.Task[None]] = set()
        self._closing = False
        self._problem: Exception | None = None
        self._missed = False
        """Whether a note of ours got lost while the server was away."""

    async def open(self) -> None:
        """Connect, or raise `BadBus`."""
        client = Client()
        try:
            async with asyncio.timeout(_CONNECT_SECONDS):
                await client.connect(
                    self._url,
                    name="handful",
                    reconnect_time_wait=_RECONNECT_SECONDS,
                    max_reconnect_attempts=-1,
                    reconnected_cb=self._back,
                    disconnected_cb=self._away,
                    error_cb=self._failed,
                )
        except (Error, OSError) as problem:  # a timeout is one too
            await client.close()
            why = str(problem) or str(self._problem or "it does not answer")
            raise BadBus(f"NATS cannot be reached at {self._shown}: {why}.") from None
        self._client = client

    async def listen(self, heard: Heard) -> None:
        """Hear what is for everybody."""
        self._heard = heard
        if self._client:
            await self._client.subscribe(self._subject(None), cb=self._note)
            await self._client.flush(_CONNECT_SECONDS)

    async def follow(self, room: str) -> None:
        """Subscribe to the room; it is so when the server has said so."""
        client = self._client
        if client is None or room in self._rooms:
            return
        with suppress(Error, TimeoutError):  # after a break all is subscribed to again
            self._rooms[room] = await client.subscribe(self._subject(room), cb=self._note)
            await client.flush(_CONNECT_SECONDS)

    def leave(self, room: str) -> None:
        """Unsubscribe."""
        subscription = self._rooms.pop(room, None)
        if subscription and self._client:
            task = asyncio.get_running_loop().create_task(_ended(subscription))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def publish(self, note: str, room: str | None = None) -> None:
        """Tell it at once; while the server is away it is kept for a while."""
        if self._client is None:
            return
        try:
            await self._client.publish(self._subject(room), note.encode())
        except Error:
            self._missed = True

    async def appended(self, room: str, note: str) -> None:
        """Tell that a log has grown, now that it has."""
        await self.publish(note, room)

    async def close(self) -> None:
        """Send what is left and disconnect."""
        self._closing = True
        if self._client:
            with suppress(Error, TimeoutError):
                await self._client.flush(1)
            with suppress(Error):
                await self._client.close()

    @property
    def _shown(self) -> str:
        """The URL without a password."""
        return self._url.rpartition("@")[2].removeprefix("nats://")

    def _subject(self, room: str | None) -> str:
        return f"{self._prefix}.all" if room is None else f"{self._prefix}.room.{room}"

    async def _note(self, message: Msg) -> None:
        self._heard(message.data.decode())

    async def _away(self) -> None:
        if not self._closing:
            logger.warning("bus away", extra={"url": self._shown})

    async def _back(self) -> None:
        logger.warning("bus back", extra={"url": self._shown})
        self._heard(AGAIN)
        if self._missed:
            self._missed = False
            await self.publish(AGAIN)

    async def _failed(self, problem: Exception) -> None:
        """Whatever it was, `_back` comes after it; but who is too slow stays connected."""
        self._problem = problem
        if isinstance(problem, SlowConsumerError):
            logger.warning("bus too fast", extra={"problem": str(problem)})
            self._heard(AGAIN)


async def _ended(subscription: Subscription) -> None:
    with suppress(Error):
        await subscription.unsubscribe()
