"""What is seen of a game, against the game's own events."""

import tomllib
from collections import Counter
from collections.abc import Sequence

import pytest

from handful.core import AnyGame, Chance, Event
from handful.core.catalog import games
from handful.core.game_folder import folder_of
from handful.core.playout import steps
from handful.lab.game_statistics import Look

GAMES = 6


def kind(code: str) -> str:
    """A card without its colour, where moves need not say it."""
    return code.partition(".")[0]


def told(game: AnyGame, events: Sequence[Event]) -> Counter[str]:
    """The cards that were played, by what the table was told."""
    found: Counter[str] = Counter()
    named_in = tomllib.loads(
        (folder_of(game.rules.options) / "tests" / "cards_used.toml").read_text("utf-8")
    )
    for event in events:
        field = named_in.get(event.name, "")
        if field.startswith("="):
            found[field[1:]] += 1
        elif field:
            named = getattr(event, field)
            codes = [named] if isinstance(named, str) else named or ()
            found.update(kind(code) for code in codes)
    return found


@pytest.mark.parametrize("key", games())
def test_every_card_that_is_played_counts_as_used(key: str) -> None:
    """Responses too, though their moves need not name the card."""
    game = games()[key]
    for seed in range(GAMES):
        state, look = game.rules.start(game.rules.options(), 4, seed, False), Look(game)
        look.events = state.sink or []
        for _, legal, move in steps(state, Chance(seed), game.rules.bound(game.rules.options(), 4)):
            look.at(state, legal, move)
        outcome = state.outcome()
        assert outcome is not None
        counted: Counter[str] = Counter()
        for row in look.rows(seed, outcome):
            if row.kind == "card":
                counted[kind(row.name)] += int(row.value)
        assert counted == told(game, look.events)
