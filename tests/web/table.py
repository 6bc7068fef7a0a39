"""A room with two phones, a table screen and bots, and everything each of them was ever sent."""

import json
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .conftest import HOST, Opener, Server
from .people import LAPTOP, PHONE, Page, Player, come_in

NAMES = ("Nora", "Ben")
FEWEST_SEATS = len(NAMES) + 1
SHORT: Mapping[str, Mapping[str, Any]] = {
    "ultima": {"scoring": "simple", "target": 1, "ultima_mode": "auto"},
    "ultimatch": {"alta_minus": 1},
    "boom": {"remove_colours": ["Y", "B"], "hand_size": 2, "stuck_turns": 4},
    "thatmatch": {"target_points": 2},
    "ultimatum": {"hand_size": 6, "three_players": True},
}
"""House rules that make a short game for three."""
KEEP_SOCKETS = """
    const Plain = WebSocket;
    window.sockets = [];
    window.WebSocket = class extends Plain {
        constructor(...given) { super(...given); window.sockets.push(this); }
    };
"""
"""So that a test can tear a line."""


@dataclass
class Screen:
    """A page, the frames that came to it, those it sent, and what it is fetching."""

    page: Page = None
    frames: list[dict[str, Any]] = field(default_factory=list)
    sent: list[dict[str, Any]] = field(default_factory=list)
    fetching: set[Any] = field(default_factory=set)

    def listen(self, page: Page) -> None:
        """Keep every frame that comes to this page or leaves it, and what it asks for."""
        self.page = page
        page.add_init_script(KEEP_SOCKETS)
        page.on("websocket", self._keep)
        page.on("request", lambda one: self.fetching.add(one))
        for end in ("requestfinished", "requestfailed"):
            page.on(end, lambda one: self.fetching.discard(one))

    def _keep(self, socket: Any) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(json.loads(payload)))
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    def said(self, kind: str) -> list[dict[str, Any]]:
        """Every frame of a kind that this page sent."""
        return [frame for frame in self.sent if frame["type"] == kind]

    @property
    def tables(self) -> list[dict[str, Any]]:
        """Every table this page was sent."""
        return [frame for frame in self.frames if frame["type"] == "table"]


@dataclass
class Gathering:
    """One table, two phones, and the room they are in."""

    room: str
    token: str
    table: Screen
    phones: list[Screen]

    @property
    def players(self) -> list[Player]:
        """Those who hold the phones."""
        return [Player(phone.page) for phone in self.phones]

    @property
    def screens(self) -> list[Screen]:
        """All pages of the room."""
        return [self.table, *self.phones]


def ask(server: Server, path: str, body: object = None, token: str = "") -> Any:
    """One request to the server's HTTP side."""
    text = body if isinstance(body, str) or body is None else json.dumps(body)
    data = None if text is None else text.encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}", "host": HOST}
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", data, headers)
    with urllib.request.urlopen(request) as answer:
        return answer.read().decode()


def open_room(
    server: Server, key: str, options: Mapping[str, Any], **more: Any
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Open a room with quick bots: (the answer, the storage of a browser that holds its keys)."""
    wanted = {"game": key, "options": options, "settings": {"bot_pace_ms": 0}, **more}
    opened: dict[str, Any] = json.loads(ask(server, "/api/rooms", wanted))
    kept = {"room": opened["room"], "tokens": [opened["token"]], "code": opened["code"]}
    held = json.dumps([kept | {"game": key, "watch": opened["watch"], "when": 1}])
    items = [{"name": "handful.rooms", "value": held}]
    return opened, {"cookies": [], "origins": [{"origin": server.address, "localStorage": items}]}


def play_against_bots(
    screen: Opener,
    server: Server,
    key: str,
    options: Mapping[str, Any],
    size: tuple[int, int],
    **more: Any,
) -> Page:
    """A room for one and two bots, before the deal."""
    opened, keys = open_room(server, key, options, seats=FEWEST_SEATS, name="Nora", bots="novice")
    path = f"/room/{opened['room']}"
    return screen(path, size, storage_state=keys, **more)


def gather(
    screen: Opener, server: Server, key: str, options: Mapping[str, Any], **more: Any
) -> Gathering:
    """Open a room, show it on a table screen, let two phones in and deal."""
    opened, keys = open_room(server, key, options, seats=FEWEST_SEATS, name="Table", sit=False)
    table = _screen(screen, f"/room/{opened['room']}", LAPTOP, storage_state=keys, **more)
    phones = [_screen(screen, f"/{opened['code']}", PHONE, **more) for _ in NAMES]
    for phone, name in zip(phones, NAMES, strict=True):
        come_in(phone.page, name)
        table.page.get_by_text(name, exact=True).wait_for()
    table.page.get_by_role("button", name="Deal, bots take the free chairs").click()
    for phone in phones:
        phone.page.locator(".fan button").first.wait_for()
    return Gathering(opened["room"], opened["token"], table, phones)


def _screen(screen: Opener, path: str, size: tuple[int, int], **more: Any) -> Screen:
    made = Screen()
    screen(path, size, prepare=made.listen, **more)
    return made
