"""The numbers of moves, clocks and tallies, beside the scenarios."""

import pytest

from handful.core import Event, Limits, Refused
from handful.games.ultimatum import GAME
from handful.games.ultimatum.rules.events import (
    Accepted,
    Blocked,
    ChipsMoved,
    Countered,
    Played,
    RoundStarted,
)
from handful.games.ultimatum.rules.moves import MOVES, SPACE, TOO_MUCH
from handful.games.ultimatum.rules.options import Options
from handful.games.ultimatum.rules.rules import State
from handful.games.ultimatum.study.tallies import tallies

EIGHT = Options.read({"starting_chips": 50})
ONE_RICH = {"chips": [0, 400, 0, 0, 0, 0, 0, 0], "hands": ["G1 T1 SW ST BL UL CO DR RO"]}


def test_every_number_of_the_space_is_one_move() -> None:
    for move in range(SPACE):
        assert MOVES.read(MOVES.text(move)) == move


def test_a_window_is_part_of_the_number() -> None:
    move = MOVES.read("counter 8 window 12")
    assert MOVES.decode(move) == {"move": "counter", "share": 8, "window": 12}
    assert move % SPACE == MOVES.read("counter 8")


def test_every_share_that_no_stack_allows_is_the_same_one() -> None:
    assert {MOVES.read(f"counter {share}") for share in (-5, 401, 999)} == {
        MOVES.read(f"counter {TOO_MUCH}")
    }


def test_offers_are_listed_completely_for_eight_seats_and_one_large_stack() -> None:
    state = GAME.knowledge.arrange(EIGHT, 8, ONE_RICH)
    legal = state.legal(0)
    assert legal == [move for move in range(SPACE) if state.refusal(0, move) is None]
    offers = [move for move in legal if MOVES.decode(move).get("card") == "UL"]
    assert len(offers) == 6 * 401 + 6 * 6


@pytest.mark.parametrize("text", ["play UL responder 1 target 2", "play G1 from 1", "play RO to 1"])
def test_a_card_takes_just_its_own_choices(text: str) -> None:
    with pytest.raises(Refused) as refused:
        MOVES.read(text)
    assert refused.value.refusal.code == "malformed_move"


HOUSE = Options.read({"turn_seconds": 60})
TABLE = {"chips": [10, 8, 9, 13, 10], "hands": ["UL CO T1", "CO G1", "G2 G3", "BL CO G1", "G4 G5"]}


def offered() -> tuple[State, Limits]:
    """An Ultimatum has just been played, and seat 4 is asked first."""
    limits = Limits(GAME.rules.clocks, lambda clock: clock.seconds(HOUSE))
    state = GAME.knowledge.arrange(HOUSE, 5, TABLE)
    assert isinstance(state, State)
    limits.watch(state, 0)
    assert limits.of(0) == 60_000
    entered(state, limits, 0, "play UL responder 2 target 3 share 6", 1000)
    return state, limits


def entered(state: State, limits: Limits, seat: int, move: str, at: int) -> None:
    state.apply(seat, GAME.rules.moves.read(move))
    limits.watch(state, at, seat)


def test_a_choice_has_more_time_than_an_answer() -> None:
    state, limits = offered()
    for at, seat in enumerate((4, 0, 1, 3), start=2):
        assert limits.of(seat) == 1000 * (at - 1) + 20_000
        entered(state, limits, seat, "decline", 1000 * at)
    assert state.awaited() == (2,)
    assert limits.of(2) == 5000 + 45_000


def test_who_declines_early_gives_nobody_more_time() -> None:
    """UT-31, UT-64: an early answer opens no window."""
    state, limits = offered()
    entered(state, limits, 1, "decline", 9000)
    assert state.awaited() == (4,)
    assert limits.of(4) == 21_000


CHIPS = (10, 10, 8, 10)


def ultimatum(share: int) -> Played:
    return Played(0, "UL", {"responder": 1, "target": 2, "share": share})


def count(*events: Event) -> dict[str, tuple[float, float]]:
    return tallies([RoundStarted(1, 0, 10, CHIPS, 8), *events])


def test_an_offer_that_is_carried_out_is_split() -> None:
    found = count(ultimatum(3), Accepted(1, 0), ChipsMoved(2, 1, 3, 0), ChipsMoved(2, 0, 5, 0))
    assert found["the responder's part of the pool"] == (3.0, 8.0)
    assert found["chips that the first offer keeps or earns"] == (5.0, 1.0)
    assert found["the first offer is carried out"] == (1.0, 1.0)
    assert found["Ultimatums that are countered"] == (0.0, 1.0)


def test_a_blocked_offer_earns_nothing() -> None:
    found = count(ultimatum(3), Accepted(1, 0), Blocked(2, "UL"))
    assert found["accepted offers that are blocked"] == (1.0, 1.0)
    assert found["the first offer is carried out"] == (0.0, 1.0)
    assert "the responder's part of the pool" not in found


def test_counters_are_told_apart_by_who_plays_them() -> None:
    found = count(ultimatum(3), Countered(3, 1, 4), Countered(2, 2, 5), Accepted(1, 2))
    assert found["a counter by another seat is carried out"] == (0.0, 1.0)
    assert found["chips that a counter by the target keeps or earns"] == (3.0, 1.0)


def test_the_pool_follows_the_chips() -> None:
    found = count(ChipsMoved(2, 0, 6, 0), ultimatum(1), Accepted(1, 0))
    assert found["the responder's part of the pool"] == (1.0, 2.0)
