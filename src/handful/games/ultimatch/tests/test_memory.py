"""A memory never rules the truth out, and knows what a careful player knows."""

from collections.abc import Iterator

import pytest

from handful.core import Chance, Play
from handful.core.catalog import game
from handful.core.sets import has, members
from handful.games.ultimatch import GAME
from handful.games.ultimatch.knowledge.memory import Memory
from handful.games.ultimatch.rules.cards import NUMBERS
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
