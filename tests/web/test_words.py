"""The pages have words of their own for what the server names by a key."""

import re
from collections.abc import Iterator

import pytest

from handful.core.catalog import game, games
from handful.i18n.games import speaker
from handful.server.rooms.talking import HOUSE_PHRASES
from handful.server.ws.wire import SIGNS
from handful.web.preview import folder

UNMOVED = [key for key, game in games().items() if not game.messages]
"""Games that still have words of their own; those with messages are held to theirs in i18n."""


def test_the_house_has_words_for_every_sign_and_phrase() -> None:
    wanted = [f"sign-{sign}" for sign in SIGNS] + [f"phrase-{key}" for key in HOUSE_PHRASES]
    assert [one for one in wanted if not speaker(None).has(one)] == []


@pytest.mark.parametrize("key", UNMOVED)
def test_a_game_has_words_for_its_phrases(key: str) -> None:
    words = (folder(key) / "words" / "en.ts").read_text(encoding="utf-8")
    wanted = {
        f"'{key}.phrase.{name}': '{said}'" for name, said in game(key).screens.phrases.items()
    }
    assert {one for one in wanted if one not in words} == set()


COMMON = {"auto", "random"}
"""Words of values that the house itself has."""


def house_words(key: str) -> Iterator[str]:
    """Every key under which a language has words for a game's house rules."""
    options = game(key).rules.options
    for preset in options.presets:
        yield from (f"{key}.preset.{preset.key}", f"{key}.preset.{preset.key}.help")
    for option in options.declared():
        yield f"{key}.option.{option.key}"
        for value in option.subset_of or option.one_of:
            if isinstance(value, str) and value not in COMMON:
                yield f"{key}.option.{option.key}.{value}"


@pytest.mark.parametrize("language", ["de", "es", "fr"])
@pytest.mark.parametrize("key", UNMOVED)
def test_a_language_has_words_for_every_house_rule(key: str, language: str) -> None:
    said = (folder(key) / "house" / f"{language}.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"'([\w.-]+)':", said)) == set(house_words(key))
    tagline = (folder(key) / "tagline" / f"{language}.ts").read_text(encoding="utf-8")
    assert re.fullmatch(r"export default '.+';\n", tagline)
