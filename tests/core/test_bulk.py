"""Positions played in bulk."""

from handful.core import catalog
from handful.core.engine import Position, RandomPlayer


def test_copies_are_played_and_the_position_stays() -> None:
    for key in catalog.games():
        game = catalog.game(key)
        options, seats = game.rules.options(), game.players[1]
        state = game.rules.start(options, seats, 7, False)
        assert isinstance(state, Position)
        before = game.knowledge.lay(state)
        most = game.rules.bound(options, seats)
        made = RandomPlayer(1).play_copies(state, 2, most)
        assert game.knowledge.lay(state) == before
        player = RandomPlayer(1)
        assert made == sum(player.play(state.clone(), most) for _ in range(2))


def test_a_quiet_start_is_the_same_position() -> None:
    for key in catalog.games():
        game = catalog.game(key)
        seats = game.players[0]
        told = game.rules.start(game.rules.options(), seats, 3, False)
        quiet = game.rules.start(game.rules.options(), seats, 3, False, quiet=True)
        assert told.sink
        assert quiet.sink is None
        assert game.knowledge.lay(told) == game.knowledge.lay(quiet)
        assert told.chance == quiet.chance
