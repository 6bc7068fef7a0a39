"""What a seat remembers is true; a described table is one that a game could reach."""

from collections import Counter
from typing import Any

import pytest

from handful.core import BadTable, Chance, Play
from handful.games.thatmatch import GAME
from handful.games.thatmatch.knowledge.memory import Memory
from handful.games.thatmatch.rules.cards import NUMBERS
from handful.games.thatmatch.rules.rules import State
from handful.testing.steps import put


def remembered(play: Play, seat: int) -> Memory:
    memory = GAME.knowledge.memory(play.options, play.seats, seat)
    for told in play.told(seat):
        memory.fold(told)
    return memory


def laid(table: dict[str, object], seats: int) -> Play:
    play = Play(GAME, GAME.rules.options(), seats, 1)  # type: ignore[arg-type]  # a Game is not covariant in its own state
    put(play, GAME.knowledge.arrange(GAME.rules.options(), seats, table))
    return play


def test_a_rescued_card_is_known_to_be_in_its_owner_s_hand() -> None:
    hands = ["Y5 RESCUE R1", "Y4L Y1L B2"]
    play = laid({"market": ["P45 | R4 | . | B4"], "hands": hands}, 2)
    for seat, move in (
        (0, "play_number Y5 on 0 Y"),
        (1, "bolt Y4L Y1L"),
        (0, "rescue"),
        (0, "decline"),
    ):
        play.enter(seat, move)
    memory = remembered(play, 1)
    assert memory.known[0] == Counter({NUMBERS["Y5"]: 1})
    for seed in range(20):
        world = GAME.knowledge.imagine(GAME.knowledge.view(play.state, 1), memory, Chance(seed))  # type: ignore[arg-type]  # the state is ours
        assert NUMBERS["Y5"] in world.hand(0)


def test_a_snatched_card_is_known_to_both_and_to_nobody_else() -> None:
    play = laid({"hands": ["SNATCH R5", "B4", "R3 B2"]}, 3)
    for seat, move in ((0, "play_special SNATCH from 1"), (1, "decline"), (2, "decline")):
        play.enter(seat, move)
    assert remembered(play, 1).known[0] == Counter({NUMBERS["B4"]: 1})
    assert not any(remembered(play, 2).known)


def test_after_a_reshuffle_the_deck_holds_only_old_discards() -> None:
    """In whole random games: every memory fits the world, and so does every world imagined."""
    reshuffles = 0
    for seed in range(2):
        play = Play(GAME, GAME.rules.options.read({"target_points": 60}), 5, seed)  # type: ignore[arg-type]  # as above
        chance = Chance(seed)
        memories = [remembered(play, seat) for seat in range(5)]
        while actors := play.state.actors():
            seat = actors[chance.below(len(actors))]
            legal = play.state.legal(seat)
            since = len(play.events)
            play.enter(seat, legal[chance.below(len(legal))])
            for one, memory in enumerate(memories):
                for told in play.told(one, since):
                    memory.fold(told)
            if len(play.entries) % 40 == 0:
                _fits(play, memories, chance)
        reshuffles += sum(event.name == "reshuffled" for event in play.events)
    assert reshuffles > 3


def _fits(play: Play, memories: list[Memory], chance: Chance) -> None:
    state = play.state
    assert isinstance(state, State)
    for seat, memory in enumerate(memories):
        assert not Counter(state.drawables()) - memory.drawable
        assert [NUMBERS[code] for code in play.view(seat)["discard"]] == memory.discard  # type: ignore[attr-defined]  # a list of codes
        world = GAME.knowledge.imagine(play.view(seat), memory, chance)  # type: ignore[arg-type]  # our own view
        assert not Counter(world.drawables()) - memory.drawable


MARKET = ["P37 | . | Y4 | B5"]
CLAIM = {"seat": 0, "sort": "claim", "cards": "R3"}
BOLTS = {"seat": 1, "sort": "claim", "cards": "R1L R2L"}
RED = {"seat": 2, "sort": "red_block", "cards": "KR", "target": 1, "named": "R2L"}
SNATCH = {"seat": 0, "sort": "special", "cards": "SNATCH", "target": 1}


def window(*entries: object, **others: object) -> dict[str, Any]:
    described: dict[str, object] = {"spot": "0 R", "value": 3, "entries": [*entries]}
    return {"market": MARKET, "window": described | others}


@pytest.mark.parametrize(
    "table",
    [
        window(CLAIM, BOLTS, RED),
        window(CLAIM, declined=[1]),
        window(SNATCH, spot="", value=0),
        {"phase": "trim", "hands": ["R1 R1 R1 Y1 Y1 Y1 B1 B1"]},
    ],
)
def test_what_a_game_could_reach_is_laid(table: dict[str, Any]) -> None:
    state = GAME.knowledge.arrange(GAME.rules.options(), 3, table)
    for seat in state.actors():
        assert state.refusal(seat, state.lapse(seat)) is None


@pytest.mark.parametrize(
    "table",
    [
        {"market": ["P37 | R3 RX | . | ."]},
        {"market": ["P37 | KR | . | ."]},
        {"turn": 3},
        {"first": -1},
        {"plays": -1},
        {"plays": 3},
        {"plays": 2},
        {"plays": "1"},
        {"stall": 30},
        {"turns": -1},
        {"progress": 1},
        {"reason": "target"},
        {"phase": "over"},
        {"piles": ["P46 P47"]},
        {"piles": ["", "", "", ""]},
        {"market": [5]},
        {"market": 5 * ["P01"]},
        {"market": ["P01", "P01"]},
        {"gained": "R1"},
        {"hands": [""], "phase": "play"},
        {"window": 5},
        {"window": {"spots": "0 R"}},
        {"stall": 10**12},
        {"chance": 1 << 64},
        {"reason": "boredom"},
        {"phase": "respond"},
        {"phase": "trim"},
        {"phase": "trim", "hands": ["R1 R1 R1 Y1 Y1 Y1 B1 B1"], "gained": "KO"},
        {"gained": "R1 R1 R1 Y1 Y1 Y1 B1 B1 B1"},
        {"hands": ["R1 R1 R1 R1 Y1 Y1 Y1 Y1 B1 B1 B1"]},
        {"hands": ["?", "R1 R1 R1 R1 Y1 Y1 Y1 Y1 B1"], **window(CLAIM, BOLTS)},
        {"phase": "play", **window(CLAIM)},
        {"opening": True, "exactly": True, "deck": "R1", "point_deck": "P01"},
        window(BOLTS),
        window(CLAIM, CLAIM),
        window(CLAIM, {"seat": 1, "sort": "claim", "cards": ""}),
        window(CLAIM, {"seat": 1, "sort": "claim", "cards": "R1L"}),
        window(CLAIM, RED | {"target": 300}),
        window(CLAIM, RED | {"target": 1}),
        window(CLAIM, RED | {"cards": "KO", "target": 0}),
        window(CLAIM, RED | {"target": 0, "named": "R9"}),
        window(CLAIM, SNATCH),
        window(CLAIM, spot=""),
        window(CLAIM, spot="1 R"),
        window(CLAIM, spot="0 Y"),
        window(CLAIM, value=4),
        window(CLAIM, declined=[0]),
        window(CLAIM, declined=[1, 2]),
        window(CLAIM, declined=[64]),
        window(SNATCH, value=0),
        window(SNATCH, spot="", value=10**12),
        window(CLAIM, value=-1),
        window(SNATCH | {"target": 3}, spot="", value=0),
        window(SNATCH, BOLTS, spot="", value=0),
    ],
)
def test_what_no_game_could_reach_is_refused(table: dict[str, Any]) -> None:
    with pytest.raises(BadTable):
        GAME.knowledge.arrange(GAME.rules.options(), 3, table)
