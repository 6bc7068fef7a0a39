"""Every game on every usual screen, with few seats and many: all of it has room."""

from collections.abc import Iterator
from itertools import chain, product

import pytest

from handful.core.catalog import games

from .conftest import Opener
from .people import LAPTOP, PHONE, SMALL_PHONE, TELEVISION
from .positions import Positions, played, seat_counts
from .visibility import below, crowded, hidden

Size = tuple[int, int]

LYING, TABLET, DESK = (844, 390), (768, 1024), (1440, 900)
SIZES: dict[str, tuple[Size, ...]] = {
    "hand": (SMALL_PHONE, PHONE, LYING),
    "both": (TABLET, LAPTOP, DESK, TELEVISION),
    "table": (LAPTOP, DESK, TELEVISION),
}
LOCALES = ("en-GB", "de-DE", "fr-FR", "es-ES")
DOUBLE = "() => (document.documentElement.style.fontSize = '200%')"
CASES = list(product(games(), SIZES))
"""Every game on every kind of screen."""


def seatings(key: str) -> tuple[int, ...]:
    """The fewest, a middling number and the most who can sit at it."""
    counts = seat_counts(key)
    return tuple(dict.fromkeys((counts[0], counts[len(counts) // 2], counts[-1])))


@pytest.mark.parametrize(("key", "kind"), CASES)
def test_everything_has_a_place_of_its_own(screen: Opener, key: str, kind: str) -> None:
    """Each number of seats in another language; each moment with another of them."""
    found: list[str] = []
    first = list(games()).index(key)
    for turn, seats in enumerate(seatings(key)):
        locale = LOCALES[(first + turn) % len(LOCALES)]
        positions = Positions(screen, played(key, seats), locale)
        moments = list(positions.moments)[turn :: len(seatings(key))]
        told = chain.from_iterable(looked_at(positions, kind, one) for one in moments)
        found += [f"{seats} seats, {locale}, {one}" for one in told]
    assert not found, "\n".join(found)


@pytest.mark.deep
@pytest.mark.parametrize(("key", "kind"), CASES)
def test_every_moment_has_room(screen: Opener, key: str, kind: str) -> None:
    """Every moment with every number of seats, each number in another language."""
    found: list[str] = []
    for turn, seats in enumerate(seat_counts(key)):
        locale = LOCALES[turn % len(LOCALES)]
        positions = Positions(screen, played(key, seats), locale)
        for moment in positions.moments:
            told = looked_at(positions, kind, moment)
            found += [f"{seats} seats, {locale}, {one}" for one in told]
    assert not found, "\n".join(found)


@pytest.mark.deep
@pytest.mark.parametrize(("key", "kind"), CASES)
def test_every_moment_has_room_in_forced_colours(screen: Opener, key: str, kind: str) -> None:
    """Edges that are drawn there take room, too."""
    found: list[str] = []
    for seats in seatings(key):
        positions = Positions(screen, played(key, seats), forced_colors="active")
        for moment in positions.moments:
            found += [f"{seats} seats, {one}" for one in looked_at(positions, kind, moment)]
    assert not found, "\n".join(found)


@pytest.mark.deep
@pytest.mark.parametrize("key", list(games()))
def test_letters_twice_as_large_are_all_there(screen: Opener, key: str) -> None:
    """Then a phone may scroll, but nothing is cut off and nothing lies on anything."""
    positions = Positions(screen, played(key, seat_counts(key)[-1]))
    found: list[str] = []
    for moment in positions.moments:
        page = positions.show("hand", moment, PHONE)
        page.evaluate(DOUBLE)
        positions.resize(PHONE)
        found += [f"{moment}: {one}" for one in (*hidden(page), *crowded(page))]
    assert not found, "\n".join(found)


def looked_at(positions: Positions, kind: str, moment: str) -> Iterator[str]:
    """What has no room in one moment on one kind of screen, at each of its sizes."""
    page = positions.show(kind, moment, SIZES[kind][0])
    for size in SIZES[kind]:
        positions.resize(size)
        told = [*hidden(page), *crowded(page), *(below(page) if kind == "hand" else ())]
        yield from (f"{kind} {size[0]}×{size[1]}, {moment}: {one}" for one in told)
