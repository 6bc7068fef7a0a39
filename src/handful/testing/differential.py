"""The same game, compiled and not: seeded random games in both modes, compared move by move.

    python -m handful.testing.differential GAME [--games 10000] [--first 0] [--longest 1000]

Every game has random options and seats. After every move a digest takes in who may act, the legal
moves, the whole position with its generator, what was told, and how some wrong move is refused;
at its end, where the engine's own random player gets to from the start.
"""

import argparse
import os
import subprocess
import sys
from array import array
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import zip_longest

import handful
from handful.core import AnyGame, Chance, Play, State
from handful.core.catalog import UnknownGame, game
from handful.core.engine import Position, RandomPlayer
from handful.i18n.games import why_not

from .compare import canonical
from .law_trials import journey
from .random_walk import is_over, stride

LONGEST = 1000
"""How many moves of one game are looked at, unless told."""
COMPILED = "compiled"
PURE = "HANDFUL_PURE"
_DIGEST = 8


class NotCompiled(Exception):
    """There is nothing to compare; the sentence says why."""


class Different(Exception):
    """A game that is not the same in both modes; the lines say where."""


def steps(one: AnyGame, number: int, longest: int = LONGEST) -> Iterator[str]:
    """The random game with this number, a line for its table and for what follows each move."""
    chance = Chance(number)
    asked = journey(one, chance.below)
    yield f"{asked!r}"
    play = Play(one, asked.options, asked.seats, asked.seed, timed=asked.timed)
    start = play.state.clone()
    yield _line("start", play, repr(play.events), chance)
    for _ in range(longest):
        if is_over(play):
            break
        before = len(play.entries)
        events = stride(play, chance)
        made = [f"{entry.seat} {entry.move}" for entry in play.entries[before:]]
        yield _line(made[0] if made else "time passes", play, repr(events), chance)
    yield f"outcome {play.state.outcome()}"
    if isinstance(start, Position):
        moves = RandomPlayer(number).play(start, longest)
        yield f"playout {moves} {canonical(one.knowledge.lay(start))}"


def _line(what: str, play: Play, told: str, chance: Chance) -> str:
    """One position: a hint for people, and a digest of all there is to know about it."""
    state, seats = play.state, play.seats
    found = blake2b(told.encode(), digest_size=_DIGEST)
    for part in (
        canonical(play.game.knowledge.lay(state)),
        repr((state.chance, state.now, state.deadline(), state.actors(), state.awaited())),
        repr(_wrong(play, chance)),
    ):
        found.update(part.encode())
    for seat in range(seats):
        found.update(_packed(state.legal(seat)))
    return f"{what} {found.hexdigest()}"


def _packed(moves: list[int]) -> bytes:
    """A list of moves as bytes; some are very long."""
    try:
        return array("q", moves).tobytes()
    except OverflowError:
        return repr(moves).encode()


def _wrong(play: Play, chance: Chance) -> object:
    """How the neighbour of a legal move is refused."""
    seat = chance.below(play.seats)
    legal = play.state.legal(seat) or [chance.below(play.game.rules.moves.space or 1000)]
    return play.state.refusal(seat, legal[chance.below(len(legal))] + chance.below(5) - 2)


def digests(one: AnyGame, first: int, games: int, longest: int) -> Iterator[str]:
    """A line for each game: its number, its length, its digest."""
    for number in range(first, first + games):
        found, length = blake2b(digest_size=_DIGEST), 0
        for line in steps(one, number, longest):
            found.update(line.encode())
            length += 1
        yield f"{number} {length} {found.hexdigest()}"


def is_compiled(state: State) -> bool:
    """Whether the rules of this very position run compiled."""
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


def mode(one: AnyGame) -> str:
    """How the rules of this game run: `compiled`, or why not."""
    if handful.rules_run != COMPILED:
        return handful.rules_run
    chance = Chance(0)
    asked = journey(one, chance.below)
    state = one.rules.start(asked.options, asked.seats, asked.seed, False)
    return COMPILED if is_compiled(state) else "uncompiled: this game has no header to compile with"


def compare(key: str, first: int, games: int, longest: int = LONGEST) -> int:
    """Play these games in both modes; how many positions were the same comes back."""
    words = ["--first", f"{first}", "--games", f"{games}", "--longest", f"{longest}"]
    compiled = _telling(key, *words, pure=False)
    pure = _telling(key, *words, pure=True)
    with compiled, pure:
        try:
            return _compared(key, _lines(compiled), _lines(pure), longest)
        finally:
            compiled.kill()
            pure.kill()


def _compared(key: str, compiled: Iterator[str], pure: Iterator[str], longest: int) -> int:
    how = next(compiled, "the process died at once")
    if how != COMPILED:
        raise NotCompiled(f"The rules of {key} run {how}.")
    if next(pure, COMPILED) == COMPILED:
        raise NotCompiled(f"{PURE}=1 does not keep the rules of {key} uncompiled.")
    positions = 0
    for one, other in zip_longest(compiled, pure, fillvalue=""):
        if one != other:
            number = int((one or other).split()[0])
            raise Different("\n".join(_parting(key, number, longest)))
        positions += int(one.split()[1])
    return positions


def _parting(key: str, number: int, longest: int) -> Iterator[str]:
    """Where the two modes of one game part."""
    words = ["--steps-of", f"{number}", "--longest", f"{longest}"]
    with _telling(key, *words, pure=False) as one, _telling(key, *words, pure=True) as other:
        pairs = list(zip_longest(_lines(one), _lines(other), fillvalue="(ended)"))[1:]
    yield f"game {number} of {key} is not the same: {pairs[0][0] if pairs else ''}"
    for place, (compiled, pure) in enumerate(pairs):
        if compiled != pure:
            yield f"  step {place}, compiled: {compiled}"
            yield f"  step {place}, pure:     {pure}"
            return


def _telling(key: str, *words: str, pure: bool) -> "subprocess.Popen[str]":
    """A process of its own that plays in one of the modes."""
    environment = {name: value for name, value in os.environ.items() if name != PURE}
    if pure:
        environment[PURE] = "1"
    return subprocess.Popen(
        [sys.executable, "-m", "handful.testing.differential", key, "--tell", *words],
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )


def _lines(telling: "subprocess.Popen[str]") -> Iterator[str]:
    assert telling.stdout is not None
    for line in telling.stdout:
        yield line.rstrip("\n")


def _tell(asked: argparse.Namespace) -> None:
    """What the process of one mode prints: how it runs, then its games."""
    one = game(asked.game)
    print(mode(one))
    lines = (
        digests(one, asked.first, asked.games, asked.longest)
        if asked.steps_of is None
        else steps(one, asked.steps_of, asked.longest)
    )
    for line in lines:
        print(line, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 if every game is the same in both modes."""
    parser = argparse.ArgumentParser(prog="same", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--longest", type=int, default=LONGEST, help="moves of a game at most")
    parser.add_argument("--tell", action="store_true", help="print digests of this mode only")
    parser.add_argument("--steps-of", type=int, help="with --tell: every step of this game")
    asked = parser.parse_args(arguments)
    try:
        game(asked.game)
        if asked.tell:
            _tell(asked)
            return 0
        positions = compare(asked.game, asked.first, asked.games, asked.longest)
    except (UnknownGame, NotCompiled) as problem:
        print(why_not(problem), file=sys.stderr)
        return 2
    except Different as difference:
        print(difference)
        return 1
    print(
        f"{asked.games:,} random games of {asked.game}: {positions:,} positions, "
        "the same compiled and uncompiled"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
