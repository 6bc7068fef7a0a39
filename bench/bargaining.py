"""How characters bargain in Ultimatum: which offers they take, what they use their cards for.

    python bench/bargaining.py [--games 1000] [--seats 4] [--level sharp] [--plain] [--seed 1]
    python bench/bargaining.py --log 17 42 …

Characters of one level are drawn by lot for every game; with --plain nobody has a character.
--log writes games with these seeds out in words, as docs/bargaining.md has them.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from copy import copy
from multiprocessing import Pool
from typing import NamedTuple

from handful.bots.characters import CHARACTERS, drawn
from handful.bots.players import budgeted
from handful.bots.seated import Asked as Decision
from handful.bots.seated import SeatedBot
from handful.bots.self_play import advance, play_through, talk
from handful.bots.speaking import Company
from handful.core import Move, Play, Seat
from handful.core.catalog import game
from handful.games.ultimatum.bots.heuristic import Mind
from handful.games.ultimatum.knowledge.memory import Memory
from handful.games.ultimatum.rules.moves import KIND_PLAYED
from handful.games.ultimatum.study.bargaining import Tally
from handful.i18n.games import Sentence, phrases, speaker, spoken, tell

GAME = game("ultimatum")


class Asked(NamedTuple):
    """One game to play."""

    seed: int
    seats: int
    level: str
    plain: bool


class Found(NamedTuple):
    """What was counted in one game; promises by character: made, tempting to break, then kept."""

    tally: Tally
    made: Counter[str]
    tempting: Counter[str]
    kept: Counter[str]


class Watched(SeatedBot):
    """A bot whose word is put to the test: would it break it, had it not given it?"""

    tempted, kept = 0, 0

    def choose(self) -> Move | None:
        """Its move, and what it would have been."""
        asked = self.asked()
        memory = asked.memory
        assert isinstance(memory, Memory)
        owed = {one.to for one in memory.due if one.by == self.seat}
        if not owed or not asked.must or asked.view["affair"] is not None:
            return super().choose()
        free = copy(memory)
        free.due = []
        would = self._bot.choose(*asked._replace(memory=free))
        move = super().choose()
        if self._hurts(asked, would, owed):
            self.tempted += 1
            self.kept += not self._hurts(asked, move, owed)
        return move

    def _hurts(self, asked: Decision, move: Move | None, owed: set[Seat]) -> bool:
        assert move is not None
        mind = Mind(asked.view, asked.memory)  # type: ignore[arg-type]  # of this game
        return any(
            seat in owed and chips < 0 for seat, chips in mind.touched(KIND_PLAYED[move], move)
        )


def main() -> None:
    """Print the tables."""
    asked = _asked()
    if asked.log:
        print("\n".join(_log(asked)))
        return
    games = [
        Asked(asked.seed + number, asked.seats, asked.level, asked.plain)
        for number in range(asked.games)
    ]
    with Pool(asked.processes) as pool:
        found = pool.map(played, games, chunksize=10)
    print("\n".join(_lines(asked.games, found)))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="sharp")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--log", type=int, nargs="+", metavar="SEED")
    return parser.parse_args()


def played(asked: Asked) -> Found:
    """One game of characters drawn by lot."""
    parts = drawn(asked.seats, f"bargaining {asked.seed}")
    play = Play(GAME, GAME.rules.options(), asked.seats, asked.seed)
    level = budgeted(asked.level)
    levels = [level if asked.plain else level.played_by(part) for part in parts]
    bots = [Watched(play, seat, one) for seat, one in enumerate(levels)]
    play_through(play, bots, [one.temper for one in levels])
    memory = Memory(play.options, asked.seats, None)  # type: ignore[arg-type]  # of this game
    for told in play.told(None):
        memory.fold(told)
    tally = Tally()
    tally.add(play.events, asked.seats)
    made = Counter(parts[one.promise.by] for one in memory.fates)
    tempting = Counter({parts[one.seat]: one.tempted for one in bots})
    return Found(tally, made, tempting, Counter({parts[one.seat]: one.kept for one in bots}))


def _log(asked: argparse.Namespace) -> Iterator[str]:
    """A page of games in words."""
    seeds = " ".join(map(str, asked.log))
    yield "# Characters bargain\n"
    yield "How bots bargain in Ultimatum, where you divide other people's chips with a partner."
    yield f"Three rounds between `{asked.level}` [characters](characters.md) drawn by lot, with"
    yield "every move and what they said (indented); nobody has edited them."
    yield "A Block stops a card, a Counter makes another offer."
    yield "Whoever was asked for one of these and played none is left out.\n"
    yield f"```sh\npython bench/bargaining.py --log {seeds} > docs/bargaining.md\n```"
    for seed in asked.log:
        parts = drawn(asked.seats, f"bargaining {seed}")
        names = [CHARACTERS[part].name for part in parts]
        yield f"\n## {', '.join(names[:-1])} and {names[-1]}\n"
        yield from _told(seed, parts, names, asked.level)


def _told(seed: int, parts: list[str], names: list[str], level: str) -> Iterator[str]:
    play = Play(GAME, GAME.rules.options(), len(parts), seed)
    levels = [budgeted(level).played_by(part) for part in parts]
    bots = [SeatedBot(play, seat, one) for seat, one in enumerate(levels)]
    company = Company(play, {seat: one.temper for seat, one in enumerate(levels) if one.temper})
    known, shown = phrases(GAME), 0
    while True:
        uttered = talk(play, company, play.state.now)
        for event in play.events[shown:]:
            told = event.seen_by(None)
            line = tell(GAME, told, names, play.before(event)) if told else None
            if line and told and told["event"] not in ("declined", "dealt"):
                mark = "  " if told["event"] == "said" else ""
                yield f"{mark}- {in_english(line, names)}"
        yield from (f"  - {names[seat]}: {known[phrase]}" for seat, phrase in uttered)
        shown = len(play.events)
        if play.state.outcome():
            return
        advance(play, bots)


def in_english(line: Sentence, names: list[str]) -> str:
    """A line of the log in words."""
    return spoken(line, speaker(GAME, "en", names))


def _lines(games: int, found: list[Found]) -> Iterator[str]:
    whole, made, tempting, kept = Tally(), Counter[str](), Counter[str](), Counter[str]()
    for one in found:
        whole.offers += one.tally.offers
        whole.counts += one.tally.counts
        made += one.made
        tempting += one.tempting
        kept += one.kept
    counts = whole.counts
    yield f"{games} games, {len(whole.offers)} Ultimatums with a pot, {whole.taken:.0%} taken."
    yield "\n| best offer, of the pot | offers | taken |"
    yield "|---|--:|--:|"
    for low, count, taken in whole.rows():
        yield f"| from {low:.0%} | {count} | {taken:.0%} |"
    yield "\n| card | used | thrown away |"
    yield "|---|--:|--:|"
    yield f"| Counter | {counts['counters used']} | {counts['counters discarded']} |"
    yield f"| Block | {counts['blocks used']} | {counts['blocks discarded']} |"
    yield f"\nCounters taken: {counts['counters taken']}; never used: {counts['counters left']}."
    yield f"Blocks that saved 8 chips or more: {counts['blocks that mattered']}; such losses let"
    yield f"through with a Block in hand: {counts['great losses let through']}."
    yield f"Swaps of equal stacks: {counts['equal swaps']}; others: {counts['other swaps']}."
    yield "\n| character | promises | tempting to break | kept then | by temper |"
    yield "|---|--:|--:|--:|--:|"
    for key, one in CHARACTERS.items():
        numbers = f"{made[key]} | {tempting[key]} | {kept[key]}"
        yield f"| {one.name} | {numbers} | {one.temper.keeps * tempting[key]:.1f} |"


if __name__ == "__main__":
    main()
