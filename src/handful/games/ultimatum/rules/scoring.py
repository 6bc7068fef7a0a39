"""When a game of Ultimatum is over, and who has won it."""

from typing import TYPE_CHECKING, Final

from handful.core.state import Outcome

from .cards import KEPT_TO_DRAW
from .constants import EXTRA_ROUND, FEWEST_CARDS, MATCH, MOST_EXTRA_ROUNDS, POINTS, SCORINGS
from .options import Options

if TYPE_CHECKING:
    from .state import BaseState

REASONS: Final = ("one_round", "rounds_played", "goal_reached")
"""Why the game is over, by scoring."""


def is_decided(state: "BaseState") -> bool:
    """UT-53 to UT-55: whether this round was the last, but for ties."""
    if state.house.scoring == MATCH:
        return state.round_number >= state.house.match_rounds
    if state.house.scoring == POINTS:
        return max(state.standings()) >= state.house.goal
    return True


def needs_extra_round(state: "BaseState") -> bool:
    """UT-56: a tie for first that is played off, three times at most."""
    if state.house.tie_break != EXTRA_ROUND or state.extra_rounds >= MOST_EXTRA_ROUNDS:
        return False
    standings = state.standings()
    return standings.count(max(standings)) > 1


def ranking(state: "BaseState") -> Outcome:
    """UT-56, UT-57: by total; by option the fewest cards decide a tie for first."""
    standings = state.standings()
    merit = [(total, 0) for total in standings]
    if state.house.tie_break == FEWEST_CARDS:
        best = max(standings)
        tied = [seat for seat in range(state.seats) if standings[seat] == best]
        fewest = min(state.sizes[seat] for seat in tied)
        merit = [
            (total, int(total == best and state.sizes[seat] == fewest))
            for seat, total in enumerate(standings)
        ]
    best_first = sorted(merit, reverse=True)
    places = tuple(1 + best_first.index(mine) for mine in merit)
    winners = tuple(seat for seat in range(state.seats) if places[seat] == 1)
    return Outcome(winners, places, tuple(standings), REASONS[state.house.scoring])


def bound(options: Options, seats: int) -> int:
    """More entries than any game can have (UT-61).

    A round has a turn for every card dealt or drawn; a turn is a play, an answer by every other
    seat and by the initiator, the responder's choice and a block; then the next round is dealt.
    """
    per_turn = 1 + seats + 2
    per_round = (seats * options.hand_size + KEPT_TO_DRAW) * per_turn + 1
    rounds = {
        "quick": 1,
        "match": options.match_rounds,
        "points": -(-options.goal() // options.starting_chips),
    }
    assert set(rounds) == set(SCORINGS)
    return (rounds[options.scoring] + MOST_EXTRA_ROUNDS) * per_round
