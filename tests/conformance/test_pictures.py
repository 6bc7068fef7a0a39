"""What a picture of the one-page rules shows can lie on the table, and its move is what it says.

A game describes each picture in `tests/pictures.toml`, a scenario named after its section.
"""

import re
from itertools import chain
from pathlib import Path

import pytest

from handful.core.catalog import games
from handful.core.game_folder import folder_of
from handful.i18n.page import SECTIONS, rules_page
from handful.testing.scenario import Scenario, load, run

WITH_PAGE = [key for key, game in games().items() if game.messages and game.messages.page]


def folder(key: str) -> Path:
    return folder_of(games()[key].rules.options)


def pictured(key: str) -> list[Scenario]:
    return load(folder(key) / "tests" / "pictures.toml")


ALL = list(chain.from_iterable(map(pictured, WITH_PAGE)))


@pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.game.key}-{one.id}")
def test_the_position_can_be_laid_and_the_move_is_what_it_says(one: Scenario) -> None:
    assert run(one) is None


@pytest.mark.parametrize("key", WITH_PAGE)
def test_every_caption_has_its_position(key: str) -> None:
    game = games()[key]
    shown = pictured(key)
    assert {one.id.partition("-")[0] for one in shown} == set(SECTIONS)
    for one in shown:
        options = game.rules.options.read(dict(one.options))
        captions = {
            part.key: part.caption for part in rules_page(game, "en", options, one.seats) or ()
        }
        section = one.id.partition("-")[0]
        alike = {other.shows for other in shown if other.options == one.options}
        assert captions[section] in alike


@pytest.mark.parametrize("key", WITH_PAGE)
def test_every_card_of_a_picture_lies_there(key: str) -> None:
    drawn = (folder(key) / "web" / "pictures.ts").read_text("utf-8")
    laid = (folder(key) / "tests" / "pictures.toml").read_text("utf-8")
    codes = {face.code for face in games()[key].screens.faces}
    found = set(re.findall(r"'([^'\s]+)'", drawn)) & codes
    assert len(found) > 5
    assert {
        code for code in found if not re.search(rf"(?<!\w){re.escape(code)}(?!\w)", laid)
    } == set()
