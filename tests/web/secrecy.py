"""What a page may know: only what its seat may see, and only as long as it may."""

import json
import re
from typing import Any

from handful.core import Play, Record, catalog
from handful.server.rooms.live_game import Silent

from .conftest import Server
from .people import Page
from .table import Gathering, Screen, ask

KEPT = re.compile(r"handful(\.rooms|\.host|\.(sit|start)\.\w+|\.\w+\.\w+)?")
"""What pages keep: preferences and keys."""
FIELD_NAME = 2
"""Quotation marks of a field's name: where there are more, there are words, perhaps cards."""
HELD = ".fan button, [data-anchor^='card:']"
"""A card in somebody's hand, as the pages draw it."""
FACE = re.compile(r"(red|yellow|blue) \d+|dynamite")


def assert_only_its_own_was_sent(server: Server, gathering: Gathering, number: int = 1) -> None:
    """Every event and every card in a view that a page was sent is one its seat may see."""
    record = ask(server, f"/api/rooms/{gathering.room}/records/{number}", token=gathering.token)
    for screen in gathering.screens:
        assert screen.tables
        seat = screen.tables[-1]["seat"]
        allowed = _seen_by(server, record, seat)
        for frame in screen.tables:
            assert frame["seat"] == seat
            assert frame["hands"] is None
            assert seat is not None or not frame["legal"]
            sent = _parts(frame["view"], [one["event"] for one in frame["events"]])
            assert sent <= allowed, f"seat {seat} was sent {sent - allowed}"


def _seen_by(server: Server, record: str, seat: int | None) -> set[str]:
    """All parts of all views and all events that a seat may see in a recorded game."""
    found: set[str] = set()
    first, total = 0, 1
    while first < total:
        query = f"first={first}" + ("" if seat is None else f"&seat={seat}")
        told = json.loads(ask(server, f"/api/replay?{query}", record))
        first, total = first + len(told["steps"]), told["total"]
        for step in told["steps"]:
            found |= _parts(step["view"], step["events"])
    return found | _seen_between(Record.from_json(record), seat)


def _seen_between(record: Record, seat: int | None) -> set[str]:
    """What the views showed when time had acted and nobody had moved since; what is told again."""
    game = catalog.game(record.game)
    options = game.rules.options.read(record.options)
    play = Play(game, options, record.seats, record.seed, timed=record.timed)
    found: set[str] = set()
    for entry in record.entries if record.timed else ():
        play.tick(entry.at)
        found |= _parts(dict(play.view(seat)), [])
        play.enter(entry.seat, entry.move, entry.at)
    told = [event.seen_again(seat) for event in play.events]
    hurried = [Silent(one).seen_by(seat) for one in range(record.seats)]  # of the room, not a rule
    return found | _parts({}, [*told, *hurried])


def _parts(view: dict[str, Any], events: list[Any]) -> set[str]:
    """Events whole; of a view each field that could name a card: times run on between entries."""
    fields = {json.dumps(one, sort_keys=True) for one in view.items()}
    named = {one for one in fields if one.count('"') > FIELD_NAME}
    return named | {json.dumps(event, sort_keys=True) for event in events}


def assert_hands_are_hidden(gathering: Gathering) -> None:
    """No page has another's hand in its document, and what was turned down is named nowhere."""
    for screen in gathering.screens:
        assert all(
            label.endswith("open")
            for label in _labels(screen.page, ".tray [aria-label]")
            if FACE.search(label)
        )
    assert not gathering.table.page.locator(HELD).count()


def assert_storage_is_clean(screen: Screen) -> None:
    """The page keeps preferences and keys, no cards."""
    held: dict[str, str] = screen.page.evaluate("() => ({...localStorage, ...sessionStorage})")
    for name, value in held.items():
        assert KEPT.fullmatch(name), f"{name} is kept: {value}"
        assert 'hand"' not in value
        assert "view" not in value


def _labels(page: Page, where: str) -> list[str]:
    found: list[str] = page.locator(where).evaluate_all("all => all.map(one => one.ariaLabel)")
    return [label for label in found if label]
