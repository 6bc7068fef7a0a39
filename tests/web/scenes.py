"""Moves that between them play every scene of a game, as tables before and after each of them."""

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from handful.core import Play
from handful.core.catalog import game
from handful.core.examples import examples
from handful.server.rooms.casting import SHAPES
from handful.server.ws import protocol
from handful.web.preview import NAMES, folder, table

Frame = Mapping[str, Any]
Eyes = int | None
SEATS = 4
SCENE = re.compile(r"^\t(?:async )?(\w+)(?:\(|: \()", re.MULTILINE)
SPOKEN: Mapping[str, Frame] = {
    "suggested": {"seat": 1, "target": "r1c1", "cards": []},
    "said": {"number": 1, "seat": 1, "message": {"kind": "emote", "to": 0, "fact": "laugh"}},
}
"""What is said at a table is no move: nothing changes by it."""


def scenes(key: str) -> set[str]:
    """The events that a game plays, by its scenes.ts."""
    _, _, listed = (folder(key) / "scenes.ts").read_text("utf-8").partition("export const scenes")
    return set(SCENE.findall(listed))


@dataclass(frozen=True)
class Step:
    """One move: who made it, what it told, and every pair of eyes before and after it."""

    play: Play
    mover: int
    told: int
    before: Mapping[Eyes, Frame]

    @property
    def events(self) -> set[str]:
        """The names of what happened."""
        return {str(event["event"]) for event in self.play.told(self.mover, self.told)}

    def case(self, eyes: Eyes, *more: Frame) -> Frame:
        """What a page is told."""
        after = seen(self.play, eyes, self.told)
        return {"room": room(self.play, eyes), "before": self.before[eyes], "after": [after, *more]}


def steps(key: str) -> Iterator[Step]:
    """A deal, then all that the examples of the rulebook do."""
    found = game(key)
    play = Play(found, found.rules.options(), SEATS, 1, players=NAMES[:SEATS])
    yield Step(play, 0, 0, looks(play))
    for example in examples(found).values():
        play = example.opened(found, NAMES[: example.seats])
        for seat, move in example.moves:
            before, told = looks(play), len(play.events)
            play.enter(seat, found.rules.moves.read(move))
            yield Step(play, seat, told, before)


def looks(play: Play) -> Mapping[Eyes, Frame]:
    """The table as everybody sees it, with nothing told."""
    return {eyes: seen(play, eyes, len(play.events)) for eyes in (None, *range(play.seats))}


def seen(play: Play, eyes: Eyes, told: int) -> Frame:
    """The table for one pair of eyes; nobody passes by themselves where no room answers."""
    return {**table(play, eyes, told), "silence": None}


def cases(key: str, kind: str) -> Iterator[Frame]:
    """Few moves that play each scene once: as the mover, a neighbour or the table sees it."""
    left = scenes(key)
    spoken = [{"event": name, **SPOKEN[name]} for name in sorted(left & SPOKEN.keys())]
    left -= SPOKEN.keys()
    for step in steps(key):
        if not step.events & left:
            continue
        left -= step.events
        neighbour = (step.mover + 1) % step.play.seats
        eyes = {"hand": step.mover, "table": None, "both": neighbour}[kind]
        yield step.case(eyes, *(said(step, eyes, one) for one in spoken))
        spoken = []
    assert not left, f"nothing plays {left}"


def said(step: Step, eyes: Eyes, event: Frame) -> Frame:
    """The same table, after somebody spoke."""
    now = seen(step.play, eyes, len(step.play.events))
    return {
        **now,
        "seq": now["seq"] + 1,
        "events": [{"seq": 0, "at": 0, "event": event, "words": "Spoken."}],
    }


def burst(key: str, moves: int = 8) -> Frame:
    """Some moves of a game, told one after the other at the pace of quick players."""
    found, chance = game(key), random.Random(1)
    play = Play(found, found.rules.options(), SEATS, 1, players=NAMES[:SEATS])
    tables = [seen(play, 0, 0)]
    for _ in range(3 * moves):
        told, seat = len(play.events), play.state.awaited()[0]
        play.enter(seat, chance.choice(list(play.state.legal(seat))))
        tables.append(seen(play, 0, told))
    return {"room": room(play, 0), "before": tables[-moves - 1], "after": tables[-moves:]}


def room(play: Play, seat: Eyes) -> Frame:
    """The room around a table, as a screen is told of it."""
    chairs = [
        protocol.Chair(
            seat=at,
            kind="bot",
            name=name,
            person=None,
            level="novice",
            shape=SHAPES[at],  # type: ignore[arg-type]  # one of the shapes
            here=True,
            away_ms=None,
        )
        for at, name in enumerate(play.players)
    ]
    told = protocol.Room(
        seq=1,
        id="room",
        code="PLUM",
        game=play.game.key,
        phase="playing",
        number=1,
        options=dict(play.options.values()),
        summary="",
        problem=None,
        settings=protocol.Settings(bot_pace_ms=0),
        classroom=False,
        locked=False,
        host=None,
        chairs=chairs,
        people=[],
        spectators=0,
        open_hands=[],
        handovers=[],
        wish=None,
        claims=[],
        dismissal=None,
        news=[],
        fair=protocol.Fair(commitment=""),
        links=protocol.Links(join="", watch=None, addresses=[]),
        you=protocol.You(person=None, seat=seat, host=False),
    )
    found: Frame = msgspec.to_builtins(told)
    return found
