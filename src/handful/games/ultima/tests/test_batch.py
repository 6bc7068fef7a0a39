"""Many games at once are the same games one by one."""

from array import array

import pytest

from handful.core.batch import Batch, IllegalMove
from handful.core.chance import Chance
from handful.core.state import NO_SEAT
from handful.games.ultima import GAME

GAMES = 20
WIDTH = 256


def _started() -> tuple[Batch, "array[int]", "array[int]", memoryview]:
    options = GAME.rules.options.read({"max_hands": 1})
    states = [GAME.rules.start(options, 4, seed, False, quiet=True) for seed in range(GAMES)]
    masks = memoryview(bytearray(GAMES * WIDTH)).cast("B", (GAMES, WIDTH))
    return Batch(states), array("i", [0] * GAMES), array("q", [0] * GAMES), masks


def test_stepping_together_is_stepping_one_by_one() -> None:
    batch, seats, moves, masks = _started()
    alone = [state.clone() for state in batch.states]
    chance = Chance(5)
    steps = 0
    while batch.find_seats(seats):
        batch.find_masks(seats, masks)
        for place, state in enumerate(alone):
            actors = state.actors()
            assert seats[place] == (actors[0] if actors else NO_SEAT)
            legal = state.legal(actors[0]) if actors else []
            assert [move for move in range(WIDTH) if masks[place, move]] == sorted(legal)
            if legal:
                moves[place] = legal[chance.below(len(legal))]
                state.apply(actors[0], moves[place])
                steps += 1
        batch.step(seats, moves, masks)
    assert steps > GAMES
    assert [GAME.knowledge.lay(state) for state in batch.states] == [
        GAME.knowledge.lay(state) for state in alone
    ]


@pytest.mark.parametrize("wrong", [-1, WIDTH - 1, WIDTH])
def test_a_move_that_the_mask_does_not_allow_is_refused(wrong: int) -> None:
    batch, seats, moves, masks = _started()
    batch.find_seats(seats)
    batch.find_masks(seats, masks)
    before = GAME.knowledge.lay(batch.states[0])
    moves[0] = wrong
    with pytest.raises((IllegalMove, IndexError)):
        batch.step(seats, moves, masks)
    assert GAME.knowledge.lay(batch.states[0]) == before
