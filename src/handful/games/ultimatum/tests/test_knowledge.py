"""What seats may know: the deal, the windows without tells, the notes in imagined worlds."""

from collections import Counter
from collections.abc import Mapping

import pytest

from handful.core import BadTable, Chance
from handful.core.rng import shuffle
from handful.games.ultimatum.knowledge.imagine import imagine
from handful.games.ultimatum.knowledge.memory import Memory
from handful.games.ultimatum.knowledge.position import arrange
from handful.games.ultimatum.knowledge.secrets import refill, secrets
from handful.games.ultimatum.knowledge.view import view
from handful.games.ultimatum.rules.cards import CODES, DECK, listed
from handful.games.ultimatum.rules.moves import MOVES
from handful.games.ultimatum.rules.options import Options
from handful.games.ultimatum.rules.rules import State, start

STACKS = [4, 10, 22, 4]
WITH_BLOCK = {"chips": STACKS, "draw": "T2", "hands": ["ST G1", "G2", "BL T1", "G3"]}
WITHOUT = {"chips": STACKS, "draw": "BL", "hands": ["ST G1", "G2", "T1 T2", "G3"]}
SWAPPED = {"draw": "T3 G5", "hands": ["SW T3 BL", "DR G2", "T3 G1 CO", "G3 G4"]}


CHOOSING: Mapping[str, object] = {
    "phase": "choose",
    "card": "UL",
    "target": 1,
    "responder": 2,
    "bidders": [0],
    "shares": [1],
}


def arranged(table: Mapping[str, object], *moves: tuple[int, str]) -> State:
    state = arrange(Options.read({}), 4, table)
    for seat, text in moves:
        state.apply(seat, MOVES.read(text))
    return state


def test_the_top_card_goes_to_the_dealers_left() -> None:
    """UT-X1: one card at a time, first to the left of the dealer."""
    deck = bytearray(DECK)
    shuffle(deck, 7)
    state = start(Options.read({"first_dealer": 2}), 8, 7, timed=False)
    for place in range(8):
        seat = (3 + place) % 8
        dealt = sorted(CODES.index(code) for code in view(state, seat)["hand"])
        assert dealt == sorted(deck[-1 - place - 8 * lap] for lap in range(10))


@pytest.mark.parametrize("watcher", [0, 1, 3, None])
def test_nobody_can_tell_whether_the_victim_could_have_blocked(watcher: int | None) -> None:
    """UT-X19, before and after the decline."""
    asked = [(0, "play ST from 2")]
    for moves in (asked, [*asked, (2, "decline")]):
        assert view(arranged(WITH_BLOCK, *moves), watcher) == view(
            arranged(WITHOUT, *moves), watcher
        )


def test_a_note_is_no_secret() -> None:
    state = arranged(SWAPPED, (0, "play SW with 2 what hands"), (2, "decline"))
    hidden = [CODES[kind] for kind in secrets(state, 0)[0]]
    assert hidden == ["G2", "DR", "G3", "G4", "G5", "T3"]


def test_what_others_have_noted_fits_the_other_cards() -> None:
    state = arranged(SWAPPED, (0, "play SW with 2 what hands"), (2, "decline"))
    cards = secrets(state, 1)[0]
    other = refill(state, 1, [cards[::-1]])
    assert other is not None
    for seat, about in ((0, 2), (2, 0)):
        note, hand = Counter(listed(other.noted(seat, about))), Counter(other.hand(about))
        assert note.total() == len(listed(state.noted(seat, about)))
        assert note <= hand


def test_imagined_hands_hold_what_is_noted() -> None:
    state = arranged(SWAPPED, (0, "play SW with 2 what hands"), (2, "decline"))
    memory = Memory(Options.read({}), 4, 0)
    for key in range(20):
        world = imagine(view(state, 0), memory, Chance(key))
        assert {"T3", "BL"} <= set(world.codes(2))
        assert view(world, 0) == view(state, 0)


@pytest.mark.parametrize(
    "table",
    [
        {"chips": [1, 2, 3, 4]},
        {"chips": [50, -10, 0, 0]},
        {"hands": ["RO RO RO"]},
        {"hands": ["", "", "", "", ""]},
        {"turn": 4},
        {"known": [["T1"]]},
        {"target": 9},
        {"phase": "block"},
        {"phase": "choose"},
        {"queue": [1]},
        {"card": "ST", "target": 1},
        {"phase": "block", "queue": [1], "card": "ST"},
        {"phase": "counter", "queue": [1], "card": "UL", "target": 1},
        {"known": [["", "RO", "", ""], ["", "", "", ""], ["", "", "", ""], ["", "", "", ""]]},
        {"known": [["", "RO " * 99, "", ""], *[["", "", "", ""]] * 3]},
        {"phase": "block", "queue": [1, 1], "card": "ST", "target": 1},
        {"phase": "block", "queue": [4], "card": "ST", "target": 1},
        {"phase": "choose", "card": "UL", "target": 1, "responder": 2, "shares": [1]},
        {"bidders": [0] * 9, "shares": [0] * 9},
        {"totals": [0, 0, 0, 1 << 40]},
        {"totals": [0, 0, 0]},
        {"window": 1 << 40},
        {"chance": -1},
        {"mood": "good"},
        {"window": 0},
        {"round_number": 0},
        {"extra_rounds": -1},
        {"extra_rounds": 4},
        {"accepted": 0},
        {"target": 1},
        {"responder": 1},
        {"ended": "empty_hand"},
        {"phase": "round_over"},
        {"hands": ["", "?", "?", "?"]},
        {"known": [["G1", "", "", ""]], "hands": ["G1"]},
        {"card": "ST SW", "phase": "block", "queue": [1], "target": 1},
        {"card": "T1", "phase": "block", "queue": [1], "target": 1},
        {"card": "ST", "phase": "block", "queue": [1], "target": 0},
        {"card": "ST", "phase": "block", "queue": [0], "target": 1},
        {**CHOOSING, "responder": 0},
        {**CHOOSING, "target": 2},
        {key: value for key, value in CHOOSING.items() if key != "target"},
        {**CHOOSING, "bidders": [1]},
        {**CHOOSING, "bidders": [0, 2], "shares": [1, 1]},
        {**CHOOSING, "bidders": [0, 3, 3], "shares": [1, 1, 1]},
    ],
)
def test_a_table_that_no_game_could_reach_is_refused(table: Mapping[str, object]) -> None:
    with pytest.raises(BadTable):
        arrange(Options.read({}), 4, table)
