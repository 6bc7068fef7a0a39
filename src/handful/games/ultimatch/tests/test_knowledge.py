"""What a seat of Ultimatch remembers and imagines, and tables that no game could reach."""

from collections.abc import Iterator

import pytest

from handful.core import BadTable, Chance, Play
from handful.core.catalog import game
from handful.core.sets import NONE, has, members
from handful.games.ultimatch import GAME
from handful.games.ultimatch.knowledge.imagine import BELIEVED, Imagination
from handful.games.ultimatch.knowledge.memory import Memory
from handful.games.ultimatch.rules.cards import CODES, NUMBERS
from handful.games.ultimatch.rules.options import Options
from handful.games.ultimatch.rules.rules import State

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"trades_per_turn": 2},
    {"reward_to_hand": True, "trade_signals": "off"},
)


def games(seats: int) -> Iterator[tuple[State, list[Memory]]]:
    """Positions of games in which seats play well, and now and then anyhow."""
    for seed in range(3):
        options = Options.read(OPTIONS[seed % len(OPTIONS)])
        play, chance = Play(game(GAME.key), options, seats, seed), Chance(seed)
        memories = [Memory(options, seats, seat) for seat in range(seats)]
        told = 0
        while play.state.outcome() is None:
            for seat, memory in enumerate(memories):
                for event in play.told(seat, told):
                    memory.fold(event)
            told = len(play.events)
            state = play.state
            assert isinstance(state, State)
            yield state, memories
            seat = state.awaited()[0]
            legal = state.legal(seat)
            move = GAME.bots.heuristic.choose(
                GAME.knowledge.view(state, seat), memories[seat], legal, True, chance
            )
            play.enter(seat, legal[chance.below(len(legal))] if chance.below(3) == 0 else move or 0)


def fits(cards: list[int], slots: list[int]) -> bool:
    """Whether every card can have a slot of its own that does not bar it."""
    if not cards:
        return True
    return any(
        not has(barred, cards[0]) and fits(cards[1:], slots[:number] + slots[number + 1 :])
        for number, barred in enumerate(slots)
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_truth_is_never_ruled_out(seats: int) -> None:
    for state, memories in games(seats):
        down = [state.pyramid[place] for place in members(state.standing & ~state.face_up)]
        for seat, memory in enumerate(memories):
            assert not any(has(memory.not_in_pyramid, card) for card in down)
            assert not any(has(memory.not_in_pile, card) for card in state.drawables())
            for other in set(range(seats)) - {seat}:
                assert memory.known[other] == state.known[seat * seats + other]
                unknown = members(state.hands[other] & ~memory.known[other])
                assert fits(unknown, memory.slots(other, len(unknown)))


def test_a_pass_rules_cards_out() -> None:
    memory = Memory(Options.read({}), 2, 1)
    memory.face_up = {"r2c1": NUMBERS["O5"], "r2c2": NUMBERS["G8"]}
    memory.alta = 1 << NUMBERS["R7"]
    memory.fold({"event": "dealt", "seat": 0, "count": 1})
    memory.fold({"event": "passed", "seat": 0, "counter": 1, "alta_only": False})
    (barred,) = memory.slots(0, 1)
    assert has(barred, NUMBERS["O1"])  # the colour of O5
    assert has(barred, NUMBERS["B8"])  # the number of G8
    assert has(barred, NUMBERS["B1"])  # 7 + 1 = 8
    assert not has(barred, NUMBERS["P3"])


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


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"phase": "reward", "reward": "R1 R2 R3"}, "A reward is 2 cards, not 3."),
        ({"phase": "reward", "reward": "R1"}, "A reward is 2 cards, not 1."),
        ({"phase": "match", "reward": "R1 R2"}, "A reward is 0 cards, not 2."),
        ({"known": [["R1", "R2", "R3"]]}, "There are 3 known but 2 seats."),
        ({"known": [5]}, "known has a list of lines for each seat, not 5."),
        ({"known": [["", "R3"]], "hands": ["R1", "R2"]}, "Seat 1 does not hold what seat 0 knows."),
        ({"known": [["R1"]], "hands": ["R1"]}, "No seat notes its own hand (0)."),
        ({"turn": 2}, "There is no seat 2 at this table (turn)."),
        ({"turn_number": -1}, "turn_number cannot be -1: it is 0 at least."),
        ({"passes": -1}, "passes cannot be -1: it is 0 at least."),
        ({"passes": 2}, "2 passes in a row end the game (UM-41)."),
        ({"ultimatches": -1}, "ultimatches cannot be -1: it is 0 at least."),
        ({"trades": 2}, "There are 0 to 1 trades in a turn, not 2 (UM-21)."),
        ({"reason": "boredom"}, "reason is one of '', pyramid_cleared, all_passed, no_match, not"),
        ({"reason": "all_passed"}, "A game that has ended is in the phase over, with its reason."),
        ({"phase": "over"}, "A game that has ended is in the phase over, with its reason."),
        ({"pyramid": [5]}, "5 is not row 1 of this pyramid."),
        ({"pyramid": ["?"]}, "'?' is not row 1 of this pyramid."),
        ({"pyramid": 9 * ["?"]}, "'?' is not row 1 of this pyramid."),
        ({"pyramid": []}, "A pyramid without cards is won (UM-46)."),
        ({"asked": [1]}, "Seats are asked and offer in the phase trade."),
        ({"phase": "trade", "asked": [0]}, "Those asked or declining hold a card and are not"),
        ({"phase": "trade", "declined": [1]}, "Those asked or declining hold a card and are not"),
        (
            {"phase": "trade", "hands": ["R1", "R2"], "asked": [1], "declined": [1]},
            "Nobody is asked who has answered.",
        ),
        ({"phase": "trade", "hands": ["R1"], "offers": ["R1 2"]}, "Seat 0 cannot offer 'R1 2'."),
        (
            {"hands": ["", "R1"], "offers": ["", "R1 2"]},
            "Seats are asked and offer in the phase trade.",
        ),
        ({"phase": "trade", "offers": [5]}, "5 is no offer"),
        ({"phase": "donate", "donations": ["R1 R2"]}, "Seat 0 gives one card, not 'R1 R2' (UM-9)."),
        ({"donations": ["R1"]}, "Cards are given in the phase donate."),
        ({"deck": "", "turn": 1}, "A game dealt from a deck has no pyramid yet."),
    ],
)
def test_refused(table: dict[str, object], said: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.knowledge.arrange(GAME.rules.options.read({}), 2, {"pyramid": ["P1"]} | table)
    assert str(refused.value).startswith(said)


def test_solitaire_has_nothing_to_share() -> None:
    with pytest.raises(BadTable, match="Solitaire has no alta-hand and no giving"):
        GAME.knowledge.arrange(GAME.rules.options.read({}), 1, {"pyramid": ["P1"], "alta": "R1"})


def test_a_turn_that_begins_has_the_number_described() -> None:
    table = {"begin_turn": True, "pyramid": ["P1"], "hands": ["P2", "R1"]}
    for number, described in ((1, table), (7, table | {"turn_number": 7})):
        assert (
            GAME.knowledge.lay(GAME.knowledge.arrange(GAME.rules.options.read({}), 2, described))[
                "turn_number"
            ]
            == number
        )
