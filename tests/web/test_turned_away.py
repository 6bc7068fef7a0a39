"""A screen that the room sends away says why and stays away; one that may come back takes time."""

import json
import re
from typing import Any

import pytest

from .conftest import Opener, Server
from .people import PHONE
from .table import open_room

FAILED = {
    "type": "bye",
    "code": "failed",
    "words": "Something went wrong in this room; its record is kept.",
    "again": False,
}
UNKNOWN = {
    "type": "refused",
    "id": None,
    "code": "unknown",
    "words": "This room or this seat is not known here.",
}
RESTART = {
    "type": "bye",
    "code": "restart",
    "words": "The server starts anew.",
    "again": True,
    "wait_ms": 500,
}
A_MINUTE = 60_000
AN_HOUR = 60 * A_MINUTE


class Turnstile:
    """A room that says one thing to everybody, or nothing, and counts who knocks."""

    def __init__(self, answer: dict[str, Any] | None) -> None:
        self.knocks = 0
        self._answer = answer

    def prepare(self, page: Any) -> None:
        """Stand before the room, and let the page's time be wound by hand."""
        page.clock.install()
        page.route_web_socket(re.compile(r"/ws\?room="), self._stand)

    def _stand(self, socket: Any) -> None:
        def turn_away(_: str) -> None:
            self.knocks += 1
            if self._answer:
                socket.send(json.dumps(self._answer))
            socket.close()

        socket.on_message(turn_away)


@pytest.mark.parametrize(
    ("answer", "seat_is_kept"), [(FAILED, True), (UNKNOWN, False)], ids=["failed", "unknown"]
)
def test_it_says_why_and_knocks_no_more(
    answer: dict[str, Any], seat_is_kept: bool, screen: Opener, server: Server
) -> None:
    opened, keys = open_room(server, "ultima", {}, seats=2, name="Ada", sit=True)
    room = Turnstile(answer)
    page = screen(f"/room/{opened['room']}", PHONE, prepare=room.prepare, storage_state=keys)
    page.get_by_text(answer["words"]).wait_for()
    page.clock.run_for(AN_HOUR)
    assert room.knocks == 1
    if seat_is_kept:
        page.get_by_role("button", name="Try now").click()
        page.get_by_text(answer["words"]).wait_for()
        assert room.knocks == 2
    page.get_by_text("To the start page").click()
    page.wait_for_url(f"{server.address}/")
    kept = page.evaluate("() => localStorage.getItem('handful.rooms')")
    assert (opened["room"] in kept) == seat_is_kept


@pytest.mark.parametrize("answer", [RESTART, None], ids=["restart", "cut"])
def test_it_knocks_ever_more_seldom_where_it_may_come_back(
    answer: dict[str, Any] | None, screen: Opener, server: Server
) -> None:
    opened, keys = open_room(server, "ultima", {}, seats=2, name="Ada", sit=True)
    room = Turnstile(answer)
    page = screen(f"/room/{opened['room']}", PHONE, prepare=room.prepare, storage_state=keys)
    page.get_by_text("Looking for the table").wait_for()
    knocks: list[int] = []
    for _ in range(3):
        before = room.knocks
        for _ in range(60):
            page.clock.run_for(A_MINUTE // 60)
            page.wait_for_timeout(10)  # the line itself knows no wound clock
        knocks.append(room.knocks - before)
    assert 4 <= knocks[0] <= 12, "first soon, for most breaks are short"
    assert 2 <= knocks[2] <= 8, "later seldom, for all screens of the house knock"
