"""Hostile moves: whatever a client may send is refused in words or is a legal move, nothing else.

    python -m handful.testing.hostile GAME [--moves 1000000] [--workers 2] [--seed 0]

Random games are disturbed all the way by integers of all sizes, neighbours of legal moves,
seats that do not exist, malformed structures and malformed text. A refused move must change
nothing, nothing but `Refused` may be raised, and the process must live.
"""

import argparse
import faulthandler
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import handful
from handful.core import UNTIMED, AnyGame, Chance, Form, Play, Refused, Seat
from handful.core.catalog import UnknownGame, game
from handful.i18n.games import why_not

from .compare import canonical
from .law_trials import journey
from .random_walk import is_over, stride

BATCH = 5000
VOLLEY = 24
"""How many hostile moves are made at one position."""
LONGEST = 60
"""After so many volleys another game is begun."""
FARTHEST = 12
"""How many moves at most are made between two volleys."""

_EDGES = (0, 1, 2, 7, 8, 15, 16, 31, 32, 33, 47, 62, 63, 64, 65, 80, 200)
"""Powers of two around which whole numbers are tried."""
_LONG = 5000
_ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1.5, float("nan"), 10**30, -(2**63), 2**64),
    *("", " ", "0", "-1", "x", "\x00", "٣", "é" * 40, "9" * _LONG),
    *([], {}, (), [[]], [None], [0] * _LONG, ["x", 1], {"move": "x"}, b"x"),
)
"""Values for the fields of a structured move."""
_WORDS = ("", "-1", "0", "99", "S0", "٣", "\x00", "call", "window", "9" * _LONG, "a" * _LONG, "to")


class NotRefused(AssertionError):
    """A hostile move that did harm; the sentence says which and what."""


@dataclass
class Tally:
    """What has been thrown so far."""

    thrown: int = 0
    accepted: int = 0
    games: int = 0

    def add(self, other: "Tally") -> None:
        """Take another tally in."""
        self.thrown += other.thrown
        self.accepted += other.accepted
        self.games += other.games


class Attack:
    """One random game under fire."""

    def __init__(self, one: AnyGame, chance: Chance) -> None:
        asked = journey(one, chance.below)
        self.play = Play(one, asked.options, asked.seats, asked.seed, timed=asked.timed)
        self.chance, self.asked = chance, asked
        self.stock = dict(one.knowledge.stock(self.play.state))
        self.tally = Tally(games=1)

    def run(self, most: int) -> Tally:
        """Play on and disturb, until the game is over or so many have been thrown."""
        for _ in range(LONGEST):
            self.volley(min(VOLLEY, most - self.tally.thrown))
            if self.tally.thrown >= most or is_over(self.play):
                break
            for _ in range(1 + self.chance.below(FARTHEST)):
                if not is_over(self.play):
                    stride(self.play, self.chance)
        return self.tally

    def volley(self, count: int) -> None:
        """So many hostile moves at this position, or at those that an accepted one leads to."""
        before = self.footprint()
        last: list[object] = []
        for _ in range(count):
            seat, given = self.seat(), self.given()
            last.append((seat, given))
            self.tally.thrown += 1
            if self.would_pass(seat, given):
                self.unchanged(before, last)
                self.throw(seat, given)
                self.tally.accepted += 1
                if dict(self.play.game.knowledge.stock(self.play.state)) != self.stock:
                    raise self.harm("has lost or made cards", last[-1:])
                before, last = self.footprint(), []
            elif not self.throw(seat, given):
                raise self.harm("was accepted although refused before", last[-1:])
        self.unchanged(before, last)

    def would_pass(self, seat: Seat, given: Any) -> bool:
        """Whether the rules allow it, asked without making the move."""
        try:
            move = given if isinstance(given, int) else self.play.moves.read(given)
            return self.play.state.refusal(seat, move) is None
        except Refused:
            return False
        except Exception as error:
            raise self.harm(f"raised {type(error).__name__}: {error}", [(seat, given)]) from error

    def throw(self, seat: Seat, given: Any) -> bool:
        """Enter it through the front door; whether it was refused comes back."""
        at = self.play.state.now if self.play.timed else UNTIMED
        try:
            self.play.enter(seat, given, at)
        except Refused as refused:
            if not refused.refusal.code or not refused.refusal.reason:
                raise self.harm("was refused without a word", [(seat, given)]) from None
            return True
        except Exception as error:
            raise self.harm(f"raised {type(error).__name__}: {error}", [(seat, given)]) from error
        return False

    def footprint(self) -> str:
        """All that a refused move must leave as it is."""
        play = self.play
        laid = canonical(play.game.knowledge.lay(play.state))
        return f"{laid} {play.state.chance} {play.state.now} {len(play.entries)} {len(play.events)}"

    def unchanged(self, before: str, last: list[object]) -> None:
        """Nothing has happened since."""
        if self.footprint() != before:
            raise self.harm("changed something although refused: one of these", last)

    def harm(self, what: str, moves: list[object]) -> NotRefused:
        """The sentence about a harmful move."""
        shown = "; ".join(repr(one)[:200] for one in moves)
        return NotRefused(f"{self.asked}, entry {len(self.play.entries)}: {shown} {what}")

    # What is thrown

    def one_of(self, choices: Any) -> Any:
        """Any one of these."""
        return choices[self.chance.below(len(choices))]

    def seat(self) -> Seat:
        """Mostly somebody at the table; else any number at all."""
        if self.chance.below(4):
            return self.chance.below(self.play.seats)
        return self.number() if self.chance.below(2) else self.one_of((-1, self.play.seats, 64, 99))

    def number(self) -> int:
        """A whole number of any size, often near a power of two."""
        power = int(self.one_of(_EDGES))
        spread = 1 << min(power, 30)
        found = (1 << power) + self.chance.below(5) - 2
        if self.chance.below(2):
            found = (1 << power) + self.chance.below(spread)
        return -found if self.chance.below(3) == 0 else found

    def legal(self) -> int:
        """Somebody's legal move."""
        actors = self.play.state.actors()
        moves = self.play.state.legal(self.one_of(actors)) if actors else []
        return int(self.one_of(moves)) if moves else self.number()

    def given(self) -> Any:
        """A move, as hostile as it gets."""
        makers: tuple[Callable[[], Any], ...] = (
            self.number,
            self.in_space,
            self.neighbour,
            self.neighbour,
            self.legal,
            self.structure,
            self.structure,
            self.text,
            lambda: self.one_of(_ODD),
        )
        return self.one_of(makers)()

    def in_space(self) -> int:
        """Any number of the action space, or just behind it."""
        return self.chance.below((self.play.game.rules.moves.space or 1 << 20) + 2)

    def neighbour(self) -> int:
        """Almost a legal move."""
        move, space = self.legal(), self.play.game.rules.moves.space or 1 << 16
        ways = (
            move + self.chance.below(9) - 4,
            move ^ (1 << self.chance.below(66)),
            move + space * (self.chance.below(9) - 4),
            -move,
            move << self.chance.below(70),
        )
        return int(self.one_of(ways))

    def form(self) -> Form:
        """A legal move as a structure."""
        actors = self.play.state.actors()
        if actors:
            return dict(
                self.play.game.rules.moves.decode(self.one_of(self.play.state.legal(actors[0])))
            )
        return {"move": self.one_of(list(self.play.game.rules.moves.grammar.verbs))}

    def structure(self) -> Any:
        """A structured move with something wrong, or with another verb's choices."""
        form: dict[Any, Any] = dict(self.form())
        grammar = self.play.game.rules.moves.grammar
        for _ in range(1 + self.chance.below(3)):
            verb = grammar.verbs.get(str(form.get("move"))) or self.one_of(
                list(grammar.verbs.values())
            )
            names = ["move", *(field.name for field in verb.fields), *form, "none", 3, None]
            name = self.one_of(names)
            match self.chance.below(4):
                case 0:
                    form.pop(name, None)
                case 1:
                    form["move"] = self.one_of(list(grammar.verbs))
                case 2:
                    form[name] = self.number()
                case _:
                    form[name] = self.one_of(_ODD)
        return form

    def text(self) -> str:
        """A line of text with something wrong."""
        words = self.play.game.rules.moves.grammar.write(self.form()).split()
        for _ in range(1 + self.chance.below(2)):
            place = self.chance.below(len(words) + 1)
            match self.chance.below(4):
                case 0:
                    del words[place : place + 1]
                case 1:
                    words.insert(place, self.one_of(_WORDS))
                case 2:
                    words[place : place + 1] = [str(self.number())]
                case _:
                    words += words[place:]
        return " ".join(words)


def attack(one: AnyGame, seed: int, moves: int) -> Tally:
    """Throw so many hostile moves at random games; what was thrown comes back."""
    chance, tally = Chance(seed), Tally()
    while tally.thrown < moves:
        tally.add(Attack(one, chance).run(moves - tally.thrown))
    return tally


def _batch(key: str, seed: int, moves: int) -> Tally:
    faulthandler.enable()
    return attack(game(key), seed, moves)


def _batches(key: str, seed: int, moves: int, workers: int) -> Iterator[Tally]:
    with ProcessPoolExecutor(workers) as pool:
        waiting = [
            pool.submit(_batch, key, seed + at, min(BATCH, moves - at))
            for at in range(0, moves, BATCH)
        ]
        try:
            for done in waiting:
                yield done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def main(arguments: list[str] | None = None) -> int:
    """Run the command; 0 if no move did harm."""
    parser = argparse.ArgumentParser(prog="hostile", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    tally = Tally()
    try:
        game(asked.game)
        for part in _batches(asked.game, asked.seed, asked.moves, asked.workers):
            tally.add(part)
            print(f"\r{tally.thrown:,} of {asked.moves:,} moves", end="", file=sys.stderr)
    except UnknownGame as problem:
        print(why_not(problem), file=sys.stderr)
        return 2
    except NotRefused as harm:
        print(f"\n{harm}")
        return 1
    except BrokenProcessPool:
        print("\na process died of a hostile move; what it was doing stands above")
        return 1
    print(file=sys.stderr)
    print(
        f"{tally.thrown:,} hostile moves in {tally.games:,} random games of {asked.game} "
        f"(rules {handful.rules_run}): no harm done, {tally.accepted:,} of them were legal"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
