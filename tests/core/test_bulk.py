"""Positions played in bulk."""

from handful.core import catalog
from handful.core.engine import Position, RandomPlayer


def test_copies_are_played_and_the_position_stays() -> None:
    for key in catalog.games():
        game = catalog.game(key)
        options, seats = game.options(), game.players[1]
        state = game.start(options, seats, 7, False)
        assert isinstance(state, Position)
        before = game.lay(state)
        most = game.bound(options, seats)
        made = RandomPlayer(1).play_copies(state, 2, most)
        assert game.lay(state) == before
        player = RandomPlayer(1)
        assert made == sum(player.play(state.clone(), most) for _ in range(2))


def test_a_quiet_start_is_the_same_position() -> None:
    for key in catalog.games():
        game = catalog.game(key)
        seats = game.players[0]
        told = game.start(game.options(), seats, 3, False)
        quiet = game.start(game.options(), seats, 3, False, quiet=True)
        assert told.sink
        assert quiet.sink is None
        assert game.lay(told) == game.lay(quiet)
        assert told.chance == quiet.chance
