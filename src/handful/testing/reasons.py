"""What the coach says for one move of a laid table."""

from collections.abc import Mapping

from handful.core import AnyGame
from handful.i18n.games import reason, speaker, spoken

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def why(
    game: AnyGame,
    table: Mapping[str, object],
    seats: int,
    seat: int,
    move: str,
    *before: tuple[int, str],
    **chosen: object,
) -> str:
    """The reason for a move at this table, after these moves, with these options."""
    options = game.rules.options(**chosen)
    state = game.knowledge.arrange(options, seats, table)
    for mover, text in before:
        state.apply(mover, game.rules.moves.read(text))
    memory = game.knowledge.memory(options, seats, seat)
    found = reason(
        game, game.knowledge.view(state, seat), memory, game.rules.moves.read(move), NAMES
    )
    return spoken(found, speaker(game, "en", NAMES, seat))
