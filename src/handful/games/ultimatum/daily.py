"""The deal of the day: an Ultimatum in the last moment of a game, and one answer that wins.

The last card is on the table, and whoever is to pay holds nothing to block with: each answer can
be followed to the end of the game, so the right one is proved.
"""

from typing import Final

from handful.core import Chance
from handful.core.daily import PLAYER, Daily, Deal
from handful.core.rng import WORD

from .knowledge.position import arrange
from .rules.moves import MOVES
from .rules.options import Options
from .rules.rules import State

SEATS: Final = 5
CHIPS: Final = 10 * SEATS
FAIR: Final = 8
"""So many chips everybody has at least, before the rest is spread."""
MOST_BIDDERS: Final = 3
MOST_HELD: Final = 3
HELD: Final = ("G1", "G2", "G3", "T1", "T2", "T3", "DR", "CO", "ST", "SW")
"""What lies in the hands that are not empty."""
PLAIN: Final = 4
"""On one day in so many the largest share may be the right one."""


def deal(seed: int) -> Deal | None:
    """A position of a seed, if exactly one answer wins alone."""
    chance = Chance(seed & WORD)
    table = laid_out(chance)
    state = arrange(Options(), SEATS, table)
    wins = [move for move in state.legal(PLAYER) if is_won(after(state, move))]
    if len(wins) != 1:
        return None
    shares = [*state.shares[: state.proposals]]
    largest = f"accept {shares.index(max(shares))}"
    line = MOVES.text(wins[0])
    if line == largest and chance.below(PLAIN):
        return None
    return Deal(total=1, enough=1, seats=SEATS, table=table, line=[line])


def laid_out(chance: Chance) -> dict[str, object]:
    """Five stacks, the last card of whoever is on turn, and two to four offers."""
    others = [1, 2, 3, 4]
    chance.shuffle(others)
    actor, target, *bidders = others
    chips = [FAIR - chance.below(FAIR) for _ in range(SEATS)]
    for _ in range(CHIPS - sum(chips)):
        chips[chance.below(SEATS)] += 1
    bidders = [actor, *bidders[: chance.below(MOST_BIDDERS)], target]
    cards = [*range(len(HELD))]
    chance.shuffle(cards)
    hands = ["" for _ in range(SEATS)]
    for seat in range(SEATS):
        if seat not in (actor, target):
            count = 1 + chance.below(MOST_HELD)
            hands[seat] = " ".join(HELD[cards.pop()] for _ in range(min(count, len(cards))))
    return {
        "turn": actor,
        "phase": "choose",
        "card": "UL",
        "responder": PLAYER,
        "target": target,
        "chips": chips,
        "hands": hands,
        "bidders": bidders,
        "shares": [chance.below(chips[target] + 1) for _ in bidders],
        "window": 40,
    }


def after(state: State, move: int) -> State:
    """The end of the game after this answer; nobody has anything to block with."""
    end = state.clone()
    end.apply(PLAYER, move)
    while end.actors():
        seat = end.awaited()[0]
        end.apply(seat, end.lapse(seat))
    return end


def is_won(state: State) -> bool:
    """Whether the player has won, and nobody else."""
    outcome = state.outcome()
    return outcome is not None and outcome.winners == (PLAYER,)


def reached(state: State) -> int:
    """1 for the answer that wins."""
    return int(is_won(state))


DAILY: Final = Daily(shelf=5, minutes=2, deal=deal, reached=reached)
