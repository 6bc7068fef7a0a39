"""The deal of the day: the last turn, and one way to win with it, proved by trying every one."""

from collections import Counter
from typing import Final

from handful.core import Chance, Move
from handful.core.daily import PLAYER, Daily, Deal
from handful.core.rng import WORD

from .knowledge.position import arrange
from .rules.cards import (
    ASKS,
    CODES,
    COLOURS,
    COPIES,
    LANES,
    NUMBERED,
    NUMBERS,
    POINT_CARDS,
    POINT_CODES,
    STARS,
)
from .rules.moves import MOVES
from .rules.options import Options
from .rules.rules import State

SEATS: Final = 2
SLOTS: Final = 4
HELD: Final = 7
PLAYS: Final = 4
LEAST_TAKEN: Final = 2
"""So many point cards at least the way to win takes."""
LEAST_OTHERS: Final = 4
"""So many other ways to take something there are at least, so that it is not seen at once."""
OPEN: Final = 5
"""Of so many spots about two stay open."""
LARGEST: Final = 5
"""The largest number on a card."""
MOST_POSITIONS: Final = 2000
"""A table with more to try is left to another day."""
MOST_STARS: Final = sum(STARS)

Line = tuple[Move, ...]
Ends = dict[int, dict[Line, Line]]
"""By stars: the plays in rising order, and an order in which they can be made."""


def deal(seed: int) -> Deal | None:
    """A position of a seed, if just one set of plays takes the most stars."""
    chance = Chance(seed & WORD)
    deck = Counter({CODES[card]: COPIES[card] for card in range(NUMBERED)})
    market, cards = drawn_market(chance, deck)
    left = [NUMBERS[code] for code in deck.elements()]
    chance.shuffle(left)
    table: dict[str, object] = {
        "market": market,
        "hands": [" ".join(CODES[card] for card in left[:HELD]), ""],
        "exactly": True,
    }
    state = arrange(Options.read(options_for(MOST_STARS)), SEATS, table)
    ends: Ends = {}
    seen: set[tuple[object, ...]] = set()
    explore(state, (), ends, seen)
    line = only_way(ends) if len(seen) < MOST_POSITIONS else None
    if line is None:
        return None
    best = max(ends)
    table["piles"] = ["", pile_of(best - 1, cards)]
    return Deal(
        total=best,
        enough=best,
        seats=SEATS,
        options=options_for(best),
        table=table,
        line=[*map(MOVES.text, line)],
    )


def options_for(target: int) -> dict[str, object]:
    """One turn with four plays, and so many stars to win."""
    return {"play_max": PLAYS, "turn_cap": 1, "target_points": target}


def drawn_market(chance: Chance, deck: Counter[str]) -> tuple[list[str], list[int]]:
    """Point cards on which some spots are filled already; what lies there leaves the deck."""
    cards = [*range(POINT_CARDS)]
    chance.shuffle(cards)
    market = []
    for card in cards[:SLOTS]:
        lanes = [drawn_lane(chance, deck, lane, ASKS[card][lane]) for lane in range(LANES)]
        if all(lane != "." for lane in lanes):
            lanes[chance.below(LANES)] = "."
        market.append(" | ".join([POINT_CODES[card], *lanes]))
    return market, cards[SLOTS:]


def drawn_lane(chance: Chance, deck: Counter[str], lane: int, asked: int) -> str:
    """What lies on a spot: nothing, a part of what it asks for, or all of it."""
    part = 1 + chance.below(asked) if chance.below(OPEN) < OPEN // 2 else asked
    code = f"{COLOURS[lane]}{part}"
    if part > LARGEST or deck[code] < 1 or chance.below(OPEN) == 0:
        return "."
    deck[code] -= 1
    return code


def explore(state: State, made: Line, ends: Ends, seen: set[tuple[object, ...]]) -> None:
    """Try every play from here on; what lies the same after the same plays is looked at once."""
    ordered = tuple(sorted(made))
    here = ordered, bytes(state.gaps), state.points[PLAYER]
    if here in seen or len(seen) == MOST_POSITIONS:
        return
    seen.add(here)
    ends.setdefault(state.points[PLAYER], {}).setdefault(ordered, made)
    if len(made) == PLAYS or not state.actors():
        return
    for move in state.legal(PLAYER):
        after = state.clone()
        after.apply(PLAYER, move)
        if bytes(after.gaps) != here[1]:
            explore(after, (*made, move), ends, seen)


def only_way(ends: Ends) -> Line | None:
    """The one set of plays with the most stars, if there is no other and it is worth finding."""
    best = max(ends)
    ways = ends[best]
    others = sum(len(found) for stars, found in ends.items() if 0 < stars < best)
    if len(ways) > 1 or others < LEAST_OTHERS:
        return None
    (line,) = ways.values()
    return line if len(line) == PLAYS else None


def pile_of(stars: int, cards: list[int]) -> str:
    """Point cards with just so many stars: what the other has, so that only the best way wins."""
    pile = []
    for card in sorted(cards, key=lambda one: (-STARS[one], one)):
        if STARS[card] <= stars:
            pile.append(POINT_CODES[card])
            stars -= STARS[card]
    return " ".join(pile)


def reached(state: State) -> int:
    """How many stars are won."""
    return state.points[PLAYER]


DAILY: Final = Daily(shelf=4, minutes=3, deal=deal, reached=reached)
