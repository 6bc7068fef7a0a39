"""A game as the start page and the options form need it."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from msgspec import json
from msgspec.structs import replace

from handful.bots.characters import CHARACTERS
from handful.bots.levels import DEFAULT, LEVELS
from handful.core import AnyGame
from handful.core.catalog import games
from handful.core.examples import examples
from handful.core.message import plain
from handful.core.options import Declared as Option
from handful.core.options import Value
from handful.core.prices import Price, prices
from handful.core.rulebook import clauses, read
from handful.i18n.games import Declared, phrases
from handful.i18n.page import facts_of, help_of

from ..records.examples import example_form
from ..ws import protocol
from . import schemas


def house() -> schemas.House:
    """All games in brief, the levels of bots and the small signs."""
    return schemas.House(
        games=[schemas.GameCover(**_cover(one)) for one in _shelf()],
        levels=_levels(),
        default_level=DEFAULT,
        characters={key: one.name for key, one in CHARACTERS.items()},
        signs=list(protocol.SIGNS),
    )


def all_games() -> schemas.Games:
    """The same with everything about each game."""
    return schemas.Games(
        games=[game_form(one) for one in _shelf()],
        levels=_levels(),
        default_level=DEFAULT,
        characters={key: one.name for key, one in CHARACTERS.items()},
        signs=list(protocol.SIGNS),
    )


def _shelf() -> list[AnyGame]:
    return sorted(games().values(), key=lambda game: game.shelf)


def _levels() -> list[schemas.LevelForm]:
    return [schemas.LevelForm(one.key, one.help) for one in LEVELS.values()]


def _cover(game: AnyGame) -> dict[str, Any]:
    daily = game.daily
    return {
        "key": game.key,
        "name": game.name,
        "tagline": Declared(game).tagline,
        "players": game.players,
        "minutes": game.minutes,
        "solver": game.bots.solve is not None,
        "daily": (daily.shelf, daily.minutes) if daily else None,
    }


def game_form(game: AnyGame, words: bool = True, details: bool = True) -> schemas.GameForm:
    """All that a page needs to know of a game.

    Without `words`, less what it says itself; without `details`, no more than its presets.
    """
    form = _game_form(game)
    if not details:
        form = replace(form, options=[], clocks=[], phrases=[], faces=[])
    if words:
        return form
    form = replace(form, faces=[], phrases=[replace(one, words="") for one in form.phrases])
    if not game.messages:
        return form
    return replace(
        form,
        tagline="",
        options=[replace(one, help="") for one in form.options],
        presets=[replace(one, name="", help="") for one in form.presets],
    )


def _game_form(game: AnyGame) -> schemas.GameForm:
    said = Declared(game)
    presets, cards = said.presets, said.cards
    return schemas.GameForm(
        **_cover(game),
        clause=game.clause,
        rules_number=game.rules_number,
        options=[
            _option(one, said.options[one.key], prices(game.rules.options).get(one.key, ()))
            for one in game.rules.options.declared()
        ],
        presets=[
            schemas.PresetForm(
                key=one.key,
                name=presets[one.key][0],
                help=presets[one.key][1],
                values={key: _plain(value) for key, value in one.values.items()},
            )
            for one in game.rules.options.presets
        ],
        clocks=[
            schemas.ClockForm(one.kind, one.option)
            for one in dict.fromkeys(game.rules.clocks.windows.values())
        ],
        phrases=[schemas.PhraseForm(key, words) for key, words in phrases(game).items()],
        faces=[
            schemas.FaceForm(code=one.code, name=cards[one.code], ink=one.ink, glyph=one.glyph)
            for one in game.screens.faces
        ],
        talk=game.rules.talk is not None,
        forgets=game.knowledge.forgets,
    )


def rules_form(game: AnyGame) -> schemas.Rules:
    """A rulebook, whole and clause by clause, and its examples."""
    text = read(game)
    return schemas.Rules(
        key=game.key,
        markdown=text,
        clauses=[
            schemas.ClauseForm(id=one.id, text=one.text, section=one.section)
            for one in clauses(text).values()
        ],
        examples=[example_form(one) for one in examples(game).values()],
    )


def page_form(game: AnyGame, given: str, sitting: str) -> schemas.RulesPage:
    """What the rules on one page fill in: by house rules as JSON, and by how many sit there."""
    options = game.rules.options.read(json.decode(given, type=dict[str, Any]))
    seats = int(sitting) if sitting.isdecimal() else 0
    fewest, most = game.players
    facts = facts_of(game, options, seats if fewest <= seats <= most else 0)
    if facts is None:
        return schemas.RulesPage(facts=None, help={})
    return schemas.RulesPage(
        facts=plain(facts),
        help={face.code: help_of(game, face.code, facts).form() for face in game.screens.faces},
    )


def _option(one: Option, help: str, found: Sequence[Price]) -> schemas.OptionForm:
    low, high = one.between or (None, None)
    return schemas.OptionForm(
        key=one.key,
        kind=_kind(one),
        default=_plain(one.default),
        choices=[_plain(value) for value in (one.subset_of or one.one_of)],
        low=low,
        high=high,
        most=one.most,
        help=help,
        clause=one.clause,
        prices=[
            schemas.PriceForm(
                values=list(price.values),
                effects=[schemas.EffectForm(**asdict(effect)) for effect in price.effects],
                unused=price.unused,
            )
            for price in found
        ],
    )


def _kind(one: Option) -> Any:
    if one.is_switch:
        return "switch"
    if one.is_list:
        return "list"
    if one.seat:
        return "seat"
    if one.between:
        return "choice_or_number" if one.one_of else "number"
    return "choice"


def _plain(value: Value) -> Any:
    return list(value) if isinstance(value, tuple) else value
