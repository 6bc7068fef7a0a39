"""Partners of every level tell the truth: a gesture says of a card what it is good for."""

import pytest

from handful.bots.players import player
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Move, Play
from handful.core.catalog import game
from handful.games.ultimatch import GAME
from handful.games.ultimatch.bots.evaluation import seen_in
from handful.games.ultimatch.knowledge.gestures import fits, honest
from handful.games.ultimatch.rules.moves import NO_OFFER, OFFER, SIGNALS, signal_fields
from handful.games.ultimatch.rules.options import Options

SEATS, GAMES = 3, 4


class Witness:
    """A bot in a chair, and whether its gestures were true."""

    def __init__(self, play: Play, seat: int, level: str) -> None:
        self.bot, self.told, self.lies = SeatedBot(play, seat, player(level)), 0, 0

    def choose(self) -> Move | None:
        """Its move, judged."""
        move = self.bot.choose()
        if move is not None and OFFER <= move < NO_OFFER:
            asked = self.bot.asked()
            card, signal = divmod(move - OFFER, SIGNALS)
            seen = seen_in(asked.view, asked.memory)  # type: ignore[arg-type]  # Ultimatch's own
            self.told += 1
            self.lies += not fits(honest(seen, card), signal_fields(signal))
        return move


@pytest.mark.parametrize("level", ["novice", "casual", "sharp", "expert@20"])
def test_a_partner_tells_no_lies(level: str) -> None:
    told = lies = 0
    for seed in range(GAMES):
        play = Play(game(GAME.key), Options(), SEATS, seed)
        seats = [Witness(play, seat, level) for seat in range(SEATS)]
        play_through(play, seats)
        told += sum(one.told for one in seats)
        lies += sum(one.lies for one in seats)
    assert told > GAMES
    assert not lies
