"""Every moment of every game on every screen: seen whole, used by all, told without colours."""

from collections.abc import Iterator
from itertools import cycle, product

import pytest

from handful.core.catalog import games

from . import access, forced_colours
from .conftest import Opener
from .people import LAPTOP, SMALL_PHONE, TELEVISION
from .positions import Positions, played, seat_counts
from .visibility import hidden

SIZES = {"hand": SMALL_PHONE, "both": LAPTOP, "table": TELEVISION}
THEMES = ("light", "dark")
LOCALES = ("de-DE", "fr-FR", "es-ES", "de-DE", "fr-FR")
"""Words are longest there; each game is looked at in one of them."""
FOUR = 4
DEPTHS = ["usual", pytest.param("deep", marks=pytest.mark.deep)]


@pytest.mark.usually_one("key", "locale")
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize(("key", "locale"), [*zip(games(), LOCALES, strict=True)])
def test_every_moment_is_for_everybody(screen: Opener, key: str, locale: str, depth: str) -> None:
    """Usually each moment on one kind of screen, the next on another."""
    positions = Positions(screen, played(key, seat_counts(key)[-1]), locale)
    shown = zip(product(enumerate(positions.moments), enumerate(SIZES)), cycle(THEMES))
    found = [
        f"{kind}, {moment}, {theme}: {problem}"
        for ((number, moment), (place, kind)), theme in shown
        if ((number + place) % len(SIZES) == 0) == (depth == "usual")
        for problem in looked_at(positions, kind, moment, theme, depth)
    ]
    assert not found, "\n".join(found)


def looked_at(
    positions: Positions, kind: str, moment: str, theme: str, depth: str
) -> Iterator[str]:
    """What is wrong with one moment on one kind of screen."""
    page = positions.show(kind, moment, SIZES[kind])
    page.emulate_media(color_scheme=theme)
    yield from hidden(page)
    if kind == "both" or depth == "deep":  # it has all that the others have
        yield from access.problems(page)
    awaited = positions.moments[moment]["table"]["awaited"]
    yield from forced_colours.lost(page, awaited, moment, kind)


@pytest.mark.deep
@pytest.mark.parametrize("key", list(games()))
def test_thumbs_reach_everything_on_a_phone(screen: Opener, key: str) -> None:
    positions = Positions(screen, played(key, FOUR))
    found = [
        f"{moment}: {problem}"
        for moment in positions.moments
        for problem in access.missed_by_thumbs(positions.show("hand", moment, SMALL_PHONE))
    ]
    assert not found, "\n".join(found)
