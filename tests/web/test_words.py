"""The pages have words of their own for what the server names by a key."""

import pytest

from handful.core.catalog import game, games
from handful.server.talking import HOUSE_PHRASES
from handful.server.wire import SIGNS
from handful.web.preview import folder

from .conftest import ROOT

HOUSE = (ROOT / "src/handful/web/src/messages/en.ts").read_text(encoding="utf-8")


def test_the_house_has_words_for_every_sign_and_phrase() -> None:
    wanted = [f"'talk.sign.{sign}'" for sign in SIGNS]
    wanted += [f"'talk.phrase.{key}'" for key in HOUSE_PHRASES]
    assert [one for one in wanted if one not in HOUSE] == []


@pytest.mark.parametrize("key", list(games()))
def test_a_game_has_words_for_its_phrases(key: str) -> None:
    words = (folder(key) / "words" / "en.ts").read_text(encoding="utf-8")
    wanted = {f"'{key}.phrase.{name}': '{said}'" for name, said in game(key).phrases.items()}
    assert {one for one in wanted if one not in words} == set()
