"""Bots take their time: never less than the game's pace, never long enough to bore people."""

from dataclasses import replace

import pytest

from handful.bots.tempo import HESITATION, QUICK, SLOW, pause
from handful.core import AnyGame, Chance, Form, Play, View
from handful.core.catalog import games

EVERY = pytest.mark.parametrize("game", games().values(), ids=games())


def pauses(game: AnyGame, count: int) -> list[int]:
    options, (fewest, most) = game.rules.options.read({}), game.players
    seats = next(seats for seats in range(fewest, most + 1) if not options.problem(seats))
    play = Play(game, options, seats, 1)
    seat = play.state.actors()[0]
    form = game.rules.moves.decode(play.state.legal(seat)[0])
    chance = Chance(1)
    return [pause(game, play.view(seat), form, chance) for _ in range(count)]


@EVERY
def test_a_pause_is_human(game: AnyGame) -> None:
    times = pauses(replace(game, screens=replace(game.screens, pace=None)), 500)
    assert QUICK <= min(times) < max(times) <= SLOW
    assert sorted(times)[250] < (QUICK + SLOW) / 2


@EVERY
def test_nobody_is_faster_than_the_game_allows(game: AnyGame) -> None:
    def slow(view: View, form: Form) -> int:
        return 4000

    times = pauses(replace(game, screens=replace(game.screens, pace=slow)), 500)
    assert 4000 <= min(times) < max(times) <= 4000 * (1 + HESITATION)


@EVERY
def test_a_free_move_may_come_at_once(game: AnyGame) -> None:
    assert set(
        pauses(replace(game, screens=replace(game.screens, pace=lambda view, form: 0)), 50)
    ) == {0}
