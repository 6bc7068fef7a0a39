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
ASKED: tuple[str, Mapping[str, Any], tuple[tuple[int, str], ...]] = (
    "thatmatch",
    {"market": ["P37 | . | Y4 | B5"], "hands": ["R3 Y1", "B4 B5", "Y2 B2"]},
    ((0, "play_number R3 on 0 R"),),
)
"""Nora has laid a card, and both Ben and Zoe are asked."""
HIT: tuple[str, Mapping[str, Any], tuple[tuple[int, str], ...]] = (
    "ultima",
    {"top": "B-P5", "hands": ["B-TT R-m2 R-M2", "R-P4 R-P5 G-M3", "Y-P1 Y-m2 G-P4"]},
    ((0, "play B-TT draw2"), (2, "draw"), (2, "keep"), (0, "draw"), (0, "keep")),
)
"""Nora makes Ben draw two and miss a turn; then Zoe and Nora play, and it is Ben's turn."""
LET_BE = {"move": {"move": "decline"}, "text": "decline"}
A_SECOND, A_MINUTE = 1_000, 60_000


class Passed:
    """A room of two who share a device, Ben and Zoe, and what each of them is shown."""

    def __init__(
        self, key: str, laid: Mapping[str, Any], moves: tuple[tuple[int, str], ...]
    ) -> None:
        rules = game(key)
        options = rules.rules.options()
        self.play = Play(rules, options, 3, 1, players=NAMES)
        self.play.state = rules.knowledge.arrange(options, 3, laid)
        self._shown = [self._tables(len(self.play.events))]
        for seat, move in moves:
            told = len(self.play.events)
            self.play.enter(seat, move)
            self._shown.append(self._tables(told))
        self.told: list[Mapping[str, Any]] = []

    def _tables(self, told: int) -> Mapping[int, Mapping[str, Any]]:
        return {seat: table(self.play, seat, told) for seat in (1, 2)}

    def prepare(self, page: Any) -> None:
        """Stand between the page and the server; the page's time is wound by hand."""
        page.clock.install()
        page.route_web_socket(re.compile(r"/ws\?room="), self._answer)

    def _answer(self, socket: Any) -> None:
        def heard(text: str) -> None:
            frame = json.loads(text)
            self.told.append(frame)
            if frame["type"] != "hello":
                return
            seat = int(frame["token"])
            here = {"person": f"p{seat}", "seat": seat, "host": False}
            for one in (
                {"type": "welcome", "protocol": 1, "version": "", "you": here},
                {**room(self.play, seat), "type": "room", "you": here},
                *(one[seat] for one in self._shown[:-1]),
                {**self._shown[-1][seat], "silence": LET_BE},
            ):
                socket.send(json.dumps(one))

        socket.on_message(heard)

    def said(self, kind: str) -> list[Mapping[str, Any]]:
        """Every frame of a kind that the page has sent."""
        return [one for one in self.told if one["type"] == kind]


def opened(screen: Opener, server: Server, here: Passed, *tokens: str) -> Any:
    """The device of Ben and Zoe, in the order of their tokens."""
    key = here.play.game.key
    rooms = [{"room": "room", "tokens": tokens, "code": "PLUM", "game": key, "when": 1}]
    kept = [{"name": "handful.rooms", "value": json.dumps(rooms)}]
    state = {"cookies": [], "origins": [{"origin": server.address, "localStorage": kept}]}
    return screen("/room/room", PHONE, prepare=here.prepare, storage_state=state)


def test_whoever_was_hit_meanwhile_is_handed_the_device(screen: Opener, server: Server) -> None:
    """What hit them waits to be seen, and is theirs to see."""
    page = opened(screen, server, Passed(*HIT), "2", "1")
    for _ in range(20):
        page.clock.run_for(A_SECOND)
    page.get_by_role("button", name="I am Ben: show my cards").click()
    page.locator("[data-stand=hit]").get_by_role("button", name="Go on").click()
    page.clock.run_for(A_MINUTE)
    page.get_by_role("button", name="Draw a card").wait_for()


def test_nobody_is_passed_over_under_the_cover(screen: Opener, server: Server) -> None:
    here = Passed(*ASKED)
    page = opened(screen, server, here, "1", "2")
    mine = page.get_by_role("button", name=re.compile("I am (Ben|Zoe): show my cards"))
    mine.wait_for()
    page.clock.run_for(A_MINUTE)
    assert here.said("move") == []
    mine.click()
    page.clock.run_for(A_MINUTE)
    page.get_by_role("button", name="Let it be").wait_for()
    assert here.said("move") == []
    assert not page.get_by_role("button", name="Pass on everything").count()
