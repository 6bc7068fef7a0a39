"""Imagined hands go by the gestures of the table, and doubt them now and then."""

import pytest

from handful.core import Chance
from handful.core.sets import NONE
from handful.games.ultimatch import GAME
from handful.games.ultimatch.knowledge.imagine import BELIEVED, Imagination
from handful.games.ultimatch.knowledge.memory import Memory
from handful.games.ultimatch.rules.cards import CODES, NUMBERS
from handful.games.ultimatch.rules.options import Options
from handful.games.ultimatch.rules.rules import State

WORLDS = 400
DOUBTED = WORLDS // BELIEVED
TABLE = {
    "pyramid": ["P1"],
    "hands": ["R5 R8", "P2 R4"],
    "draw": "P3 P4 P5 G1 O1 B3 B4 B5 B6 Y4 Y5 G7 O8 O7",
    "alta": "",
    "begin_turn": True,
}


def _known_to_the_last() -> State:
    """Nothing is hidden from seat 0, but which card the other puts forward."""
    known = {"draw": "", "known": [["", "P2 R4"], ["", ""]], "offers": ["", "P2 2 colour"]}
    return GAME.knowledge.arrange(
        Options(), 2, TABLE | known | {"phase": "trade", "begin_turn": False}
    )


def test_an_offer_is_imagined_where_nothing_else_is() -> None:
    view = GAME.knowledge.view(_known_to_the_last(), 0)
    world = Imagination(view, Memory(Options(), 2, 0))(Chance(1))
    assert CODES[world.offered[1]] in ("P2", "R4")


def _worlds_after(*moves: dict[str, object]) -> list[State]:
    """What seat 0 imagines on its turn after an answer, and after what it made of that."""
    options = Options()
    state, memory = GAME.knowledge.arrange(options, 2, TABLE), Memory(options, 2, 0)
    memory.face_up["r1c1"] = NUMBERS["P1"]
    state.sink = []
    for seat, move in zip((1, 0), moves, strict=False):
        state.apply(seat, GAME.rules.moves.read(move))
    for event in state.sink:
        told = event.seen_by(0)
        assert told
        memory.fold(told)
    worlds = Imagination(GAME.knowledge.view(state, 0), memory)
    return [worlds(Chance(seed)) for seed in range(WORLDS)]


def _can_match(world: State) -> bool:
    """Whether a card of the other hand matches alone, which is what a gesture tells."""
    return world.can_match(world.hands[1], NONE)


def test_who_offers_nothing_has_most_likely_nothing() -> None:
    matching = sum(_can_match(world) for world in _worlds_after({"move": "no_offer"}))
    assert 0 < matching < 2 * DOUBTED


@pytest.mark.parametrize(("nature", "codes"), [("colour", "P2 P3 P4 P5"), ("number", "G1 O1")])
def test_an_offered_card_most_likely_deserves_its_gesture(nature: str, codes: str) -> None:
    offer = {"move": "offer", "card": "P2", "strength": 2, "nature": nature}
    fitting = [CODES[world.offered[1]] in codes.split() for world in _worlds_after(offer)]
    assert WORLDS - 2 * DOUBTED < sum(fitting) < WORLDS


def test_a_card_that_was_not_taken_is_still_there() -> None:
    offer = {"move": "offer", "card": "P2", "strength": 2, "nature": "colour"}
    worlds = _worlds_after(offer, {"move": "skip_trade"})
    matching = sum(_can_match(world) for world in worlds)
    assert matching > WORLDS - 2 * DOUBTED
