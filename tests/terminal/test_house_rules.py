"""The house rules of a table in one line, in the reader's language."""

import pytest

from handful.core import AnyGame
from handful.core.catalog import games
from handful.i18n import LANGUAGES
from handful.i18n.games import Declared, house_rules

KEYS = list(games())
CHANGED = {"en": "house rules: ", "de": "Hausregeln: ", "es": "reglas de la casa: "}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_preset_is_called_by_its_name(key: str, language: str) -> None:
    game = games()[key]
    names = Declared(game, language).presets
    for preset in game.rules.options.presets:
        rules = game.rules.options.read(preset.values)
        assert house_rules(game, rules, language) == names[preset.key][0]


@pytest.mark.parametrize("language", CHANGED)
def test_other_rules_are_named_as_flags_name_them(lantern: AnyGame, language: str) -> None:
    rules = lantern.rules.options.read({"cards": 4, "gifts": True})
    assert house_rules(lantern, rules, language) == f"{CHANGED[language]}cards=4, gifts=on"


def test_without_presets_they_may_be_the_usual_ones(lantern: AnyGame) -> None:
    assert house_rules(lantern, lantern.rules.options(), "de") == "übliche Regeln"
