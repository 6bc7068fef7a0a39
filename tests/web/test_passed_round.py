"""One device passed round: each person is asked with it in hand, never under the cover."""

import json
import re
from collections.abc import Mapping
from typing import Any

from handful.core import Play
from handful.core.catalog import game
from handful.web.preview import table

from .conftest import Opener, Server
from .people import PHONE
from .scenes import room

NAMES = ("Nora", "Ben", "Zoe")
TABLE = {"market": ["P37 | . | Y4 | B5"], "hands": ["R3 Y1", "B4 B5", "Y2 B2"]}
LET_BE = {"move": {"move": "decline"}, "text": "decline"}
A_MINUTE = 60_000


class Passed:
    """A room of two who share a device, Ben and Zoe: Nora has laid a card, and both are asked."""

    def __init__(self) -> None:
        rules = game("thatmatch")
        options = rules.rules.options()
        self.play = Play(rules, options, 3, 1, players=NAMES)
        self.play.state = rules.knowledge.arrange(options, 3, TABLE)
        before = self._tables()
        self.play.enter(0, "play_number R3 on 0 R")
        self._shown = {seat: (before[seat], now) for seat, now in self._tables().items()}
        self.told: list[Mapping[str, Any]] = []

    def _tables(self) -> Mapping[int, Mapping[str, Any]]:
        return {seat: table(self.play, seat, len(self.play.events)) for seat in (1, 2)}

    def prepare(self, page: Any) -> None:
        """Stand between the page and the server; the page's time is wound by hand."""
        page.clock.install()
        page.route_web_socket(re.compile("/ws$"), self._answer)

    def _answer(self, socket: Any) -> None:
        def heard(text: str) -> None:
            frame = json.loads(text)
            self.told.append(frame)
            if frame["type"] != "hello":
                return
            seat = int(frame["token"])
            here = {"person": f"p{seat}", "seat": seat, "host": False}
            before, now = self._shown[seat]
            for one in (
                {"type": "welcome", "protocol": 1, "version": "", "you": here},
                {**room(self.play, seat), "type": "room", "you": here},
                before,
                {**now, "silence": LET_BE},
            ):
                socket.send(json.dumps(one))

        socket.on_message(heard)

    def said(self, kind: str) -> list[Mapping[str, Any]]:
        """Every frame of a kind that the page has sent."""
        return [one for one in self.told if one["type"] == kind]


def test_nobody_is_passed_over_under_the_cover(screen: Opener, server: Server) -> None:
    rooms = [{"room": "room", "tokens": ["1", "2"], "code": "PLUM", "game": "thatmatch", "when": 1}]
    kept = [{"name": "handful.rooms", "value": json.dumps(rooms)}]
    state = {"cookies": [], "origins": [{"origin": server.address, "localStorage": kept}]}
    here = Passed()
    page = screen("/room/room", PHONE, prepare=here.prepare, storage_state=state)
    mine = page.get_by_role("button", name=re.compile("I am (Ben|Zoe): show my cards"))
    mine.wait_for()
    page.clock.run_for(A_MINUTE)
    assert here.said("move") == []
    mine.click()
    page.clock.run_for(A_MINUTE)
    page.get_by_role("button", name="Let it be").wait_for()
    assert here.said("move") == []
    assert not page.get_by_role("button", name="Pass on everything").count()
