"""The HTTP side of a server, with nothing but the standard library."""

import asyncio
import urllib.error
import urllib.request
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

from msgspec import MsgspecError, json

from handful.core import JsonValue, message
from handful.i18n.games import in_english
from handful.server.http import schemas

T = TypeVar("T")


class SiteError(Exception):
    """The server said no, or did not answer: in English, in any language, and for programs."""

    def __init__(self, status: int, code: str, words: str, says: JsonValue = None) -> None:
        super().__init__(words)
        self.status, self.code, self.words, self.says = status, code, words, says


class Site:
    """A server at an address such as http://127.0.0.1:8000 or https://example.org/handful."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"

    def socket_url(self, room: str = "") -> str:
        """Where its WebSocket is; a balancer may go by the room that it names."""
        return f"{self.url.replace('http', 'ws', 1)}/ws?room={quote(room)}"

    async def games(self) -> schemas.Games:
        """Every game."""
        return await self.ask("GET", "/api/games", schemas.Games)

    async def open(self, new: schemas.NewRoom, host_key: str | None = None) -> schemas.Opened:
        """Open a room."""
        return await self.ask("POST", "/api/rooms", schemas.Opened, new, host_key)

    async def find(self, code: str) -> schemas.Found:
        """What a code opens."""
        return await self.ask("GET", f"/api/codes/{code}", schemas.Found)

    async def join(self, code: str, name: str) -> schemas.Joined:
        """Come in with a name."""
        return await self.ask(
            "POST", f"/api/codes/{code}/people", schemas.Joined, schemas.Join(name=name)
        )

    async def rooms(self, host_key: str) -> schemas.Rooms:
        """A host's rooms."""
        return await self.ask("GET", "/api/rooms", schemas.Rooms, secret=host_key)

    async def record(self, room: str, number: int, secret: str) -> str:
        """The record of a finished game."""
        path = f"/api/rooms/{room}/records/{number}"
        return (await self.raw("GET", path, secret=secret)).decode()

    async def ask(
        self, method: str, path: str, gives: type[T], body: Any = None, secret: str | None = None
    ) -> T:
        """Any request whose answer is one of our structures."""
        return json.decode(await self.raw(method, path, body, secret), type=gives)

    async def raw(
        self, method: str, path: str, body: Any = None, secret: str | None = None
    ) -> bytes:
        """Any request."""
        return await asyncio.to_thread(self._raw, method, path, body, secret)

    def _raw(self, method: str, path: str, body: Any, secret: str | None) -> bytes:
        data = None if body is None else body if isinstance(body, bytes) else json.encode(body)
        request = urllib.request.Request(self.url + path, data=data, method=method)
        if data is not None:
            request.add_header("content-type", "application/json")
        if secret:
            request.add_header("authorization", f"Bearer {secret}")
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                found: bytes = answer.read()
                if answer.url.endswith(path):  # a proxy may have sent us on, as from http to https
                    self.url = answer.url.removesuffix(path)
                return found
        except urllib.error.HTTPError as error:
            with error:
                raise _problem(error) from None
        except (OSError, urllib.error.URLError) as error:
            why = message("remote-silent", link=self.url, why=str(error))
            raise SiteError(0, "unreachable", in_english(None, why), why.form()) from None


def _problem(error: urllib.error.HTTPError) -> SiteError:
    try:
        said = json.decode(error.read(), type=schemas.Problem)
    except MsgspecError:
        why = message("remote-answered", status=error.code)
        return SiteError(error.code, "unknown", in_english(None, why), why.form())
    return SiteError(error.code, said.code, said.words, said.says)
