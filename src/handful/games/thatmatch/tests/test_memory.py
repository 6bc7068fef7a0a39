"""What a seat remembers is true, and what it imagines respects it."""

from collections import Counter

from handful.core import Chance, Play
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
