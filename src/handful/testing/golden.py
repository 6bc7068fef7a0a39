"""Golden playthroughs: a few short random games as text, every view, move and event in them.

A game's tests/golden.toml declares them, tests/golden.txt holds them:

    [[play]]
    name = "three-stacking"
    seats = 3
    options = { stacking = "add" }   # optional, as is timed = true
    table = { … }                    # optional: where it begins, as in a scenario
    seed = 7
    moves = 12                       # at most so many
    say = [{ after = 2, seat = 1, message = { … } }]   # optional: table talk

They are there to be read in a diff, so they are short; together they show every kind of event.

`python -m handful.testing.golden [--check] [GAME…]` writes or compares them all, and with them
the counts of tests/perft.txt, the choices of bots in tests/choices.txt, the deals of thirty days
in tests/days.txt and the table of options in RULES.md.
"""

import sys
import tomllib
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from handful.core import (
    AnyGame,
    BadOption,
    BadTable,
    Chance,
    Event,
    JsonValue,
    Options,
    Play,
    Refused,
    Seat,
)
from handful.core.catalog import UnknownGame, game, games
from handful.core.game_folder import folder_of
from handful.core.options import table
from handful.core.rulebook import read as rulebook
from handful.core.rulebook import with_options
from handful.i18n.games import Declared, why_not

from . import choices, days, perft
from .compare import canonical, compact, diff, plain
from .random_walk import is_over, stride
from .scenario_schema import BadForm, check, keys_of
from .steps import put

_PLAY = keys_of(
    name="text",
    seats="number",
    options="table",
    table="table",
    seed="number",
    moves="number",
    timed="true or false",
    say="list of tables",
)
_SAY = keys_of(after="number", seat="number", message="table")
_MOST_LISTED = 120
"""Longer lists of legal moves are shown by their ends, their number and their checksum."""
_ENDS = 12
_EVERYBODY = "all"
_NOBODY = "-"


class BadGolden(Exception):
    """A golden.toml that makes no sense; the sentence says why."""


@dataclass(frozen=True)
class Playthrough:
    """One declared random game."""

    game: AnyGame
    name: str
    options: Options
    seats: int
    seed: int
    moves: int
    timed: bool
    table: Mapping[str, object] | None
    say: Sequence[Mapping[str, Any]]

    def begin(self) -> Play:
        """The play in its first position."""
        play = Play(self.game, self.options, self.seats, self.seed, timed=self.timed)
        if self.table is not None:
            put(play, self.game.knowledge.arrange(self.options, self.seats, self.table))
        return play


def path(of: AnyGame) -> Path:
    """The file that holds the playthroughs of a game."""
    return folder_of(of.rules.options) / "tests" / "golden.txt"


def playthroughs(of: AnyGame) -> list[Playthrough]:
    """The golden playthroughs that a game declares."""
    declared = path(of).with_suffix(".toml")
    if not declared.exists():
        return []
    try:
        found = tomllib.loads(declared.read_text("utf-8"))
        check(found, keys_of(play="list of tables"), ("play",))
        return [_declared(of, one) for one in found["play"]]
    except (BadForm, BadOption, tomllib.TOMLDecodeError) as problem:
        raise BadGolden(f"{declared}: {why_not(problem)}") from None


def text(of: AnyGame) -> str:
    """The playthroughs of a game as they are now, an empty line between two."""
    return "\n".join(_text(one) for one in playthroughs(of))


def _text(through: Playthrough) -> str:
    try:
        return "\n".join(_Scribe(through).lines()) + "\n"
    except (BadTable, Refused) as problem:
        raise BadGolden(f"{through.game.key} {through.name}: {problem}") from None


def unshown(of: AnyGame) -> list[str]:
    """The kinds of events that no golden playthrough of a game shows."""
    shown = {event.name for one in playthroughs(of) for event in _Scribe(one).played().events}
    return [kind.name for kind in of.rules.events if kind.name not in shown]


def differs(found: str, file: Path) -> list[str]:
    """A diff of what a file should hold against what it holds."""
    held = file.read_text("utf-8") if file.exists() else ""
    return diff(held.splitlines(), found.splitlines())


def renewals(of: AnyGame) -> Iterator[tuple[Path, str]]:
    """Every generated file of a game and what should be in it."""
    yield path(of), text(of)
    if perft.path(of).exists():
        yield perft.path(of), perft.renewed(of)
    if choices.path(of).exists():
        yield choices.path(of), choices.renewed(of)
    if of.daily:
        yield days.path(of), days.renewed(of)
    yield (
        folder_of(of.rules.options) / "RULES.md",
        with_options(rulebook(of), table(of.rules.options, Declared(of).options)),
    )


class _Scribe:
    """Plays one playthrough and writes down what everybody sees."""

    def __init__(self, through: Playthrough) -> None:
        self.through = through
        self.play = through.begin()
        self.chance = Chance(through.seed)
        self.watchers: list[Seat | None] = [*range(through.seats), None]
        self.seen: dict[Seat | None, dict[str, JsonValue]] = {one: {} for one in self.watchers}

    def lines(self) -> Iterator[str]:
        """The whole text, line by line."""
        of = self.through
        clock = "timed" if of.timed else "untimed"
        yield f"== {of.name}: {of.seats} seats, seed {of.seed}, {clock}: {of.options.summary()}"
        yield from self.told(self.play.events)
        for number in range(1, of.moves + 1):
            yield ""
            yield from self.position(number)
            if is_over(self.play):
                break
            yield from self.talk(number)
            yield from self.move()

    def played(self) -> Play:
        """The play after all that is written down of it."""
        for _ in self.lines():
            pass
        return self.play

    def position(self, number: int) -> Iterator[str]:
        """Who may act, what each seat sees that is new, and what each actor may do."""
        state = self.play.state
        now = f" now {state.now}" if self.through.timed else ""
        yield (
            f"# {number}{now} actors {_listed(state.actors())} awaited {_listed(state.awaited())} "
            f"deadline {_NOBODY if state.deadline() is None else state.deadline()}"
        )
        yield from self.sights()
        for seat in state.actors():
            moves = [self.play.game.rules.moves.text(move) for move in state.legal(seat)]
            yield f"may {seat} {_menu(moves)}"
        if state.outcome():
            yield f"outcome {state.outcome()}"

    def sights(self) -> Iterator[str]:
        """What changed in every view: first what all see alike, then each seat's own."""
        news = {}
        for watcher in self.watchers:
            view = plain(self.play.view(watcher))
            assert isinstance(view, dict)
            news[watcher] = _news(self.seen[watcher], view)
            self.seen[watcher] = view
        common = {
            key: value
            for key, value in news[None].items()
            if all(key in one and _same(one[key], value) for one in news.values())
        }
        if common:
            yield f"see {_EVERYBODY} {compact(common)}"
        for watcher in self.watchers:
            own = {key: value for key, value in news[watcher].items() if key not in common}
            if own:
                yield f"see {_name(watcher)} {compact(own)}"

    def talk(self, number: int) -> Iterator[str]:
        """What is said in this position and who hears it."""
        for one in self.through.say:
            if one["after"] == number - 1:
                yield f"> {one['seat']} says {compact(one['message'])}"
                yield from self.told(
                    [self.play.say(one["seat"], one["message"], self.play.state.now)]
                )

    def move(self) -> Iterator[str]:
        """A random move and what everybody was told of it."""
        before = len(self.play.entries)
        events = stride(self.play, self.chance)
        for entry in self.play.entries[before:]:
            at = f" at {entry.at}" if self.through.timed else ""
            yield f"> {entry.seat} {entry.move}{at}"
        if len(self.play.entries) == before:
            yield f"> time {self.play.state.now}"
        yield from self.told(events)

    def told(self, events: Sequence[Event]) -> Iterator[str]:
        """Each event as everybody saw it, or as each seat did."""
        for event in events:
            seen = {one: event.seen_by(one) for one in self.watchers}
            if all(_same(one, seen[None]) for one in seen.values()):
                yield f"told {_EVERYBODY} {compact(seen[None])}"
                continue
            for watcher, told in seen.items():
                if told is not None:
                    yield f"told {_name(watcher)} {compact(told)}"


def _declared(of: AnyGame, found: Mapping[str, Any]) -> Playthrough:
    check(found, _PLAY, ("name", "seats", "seed", "moves"))
    options = of.rules.options.read(found.get("options", {}))
    of.check(options, found["seats"])
    for one in found.get("say", ()):
        check(one, _SAY, tuple(_SAY))
    return Playthrough(
        of,
        found["name"],
        options,
        found["seats"],
        found["seed"],
        found["moves"],
        found.get("timed", False),
        found.get("table"),
        found.get("say", ()),
    )


def _news(before: Mapping[str, JsonValue], now: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """The keys that are new, changed or gone; of a list that grew, as `key+`, what was added."""
    news: dict[str, JsonValue] = {}
    for key, value in now.items():
        was = before.get(key)
        if key in before and _same(was, value):
            continue
        if isinstance(was, list) and isinstance(value, list) and was and value[: len(was)] == was:
            news[f"{key}+"] = value[len(was) :]
        else:
            news[key] = value
    return news | {key: "(gone)" for key in before if key not in now}


def _same(one: object, other: object) -> bool:
    return canonical(one) == canonical(other)


def _name(watcher: Seat | None) -> str:
    return "*" if watcher is None else str(watcher)


def _listed(seats: Sequence[Seat]) -> str:
    return ",".join(str(seat) for seat in seats) or _NOBODY


def _menu(moves: Sequence[str]) -> str:
    if len(moves) <= _MOST_LISTED:
        return " | ".join(moves)
    ends = [*moves[:_ENDS], "…", *moves[-_ENDS:]]
    return f"{' | '.join(ends)} ({len(moves)}, {zlib.crc32(' | '.join(moves).encode()):08x})"


def main(words: Sequence[str]) -> int:
    """Write the generated files of all games, or compare them."""
    check_only = "--check" in words
    status = 0
    try:
        asked = [game(word) for word in words if word != "--check"] or list(games().values())
        for file, found in (one for of in asked for one in renewals(of)):
            lines = differs(found, file)
            if not lines:
                continue
            print(f"{'differs' if check_only else 'wrote'} {file}")
            if check_only:
                print("\n".join(lines[:40]))
                status = 1
            else:
                file.write_text(found, "utf-8")
    except (UnknownGame, BadGolden, perft.BadLine, choices.BadLine) as problem:
        print(why_not(problem), file=sys.stderr)
        return 2
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
