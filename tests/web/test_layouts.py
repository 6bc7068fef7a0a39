"""Every game on every usual screen, with few seats and many: all of it has room."""

from collections.abc import Iterator
from itertools import product

import pytest

from handful.core.catalog import games

from .conftest import DEEP, Opener
from .people import LAPTOP, LYING_PHONE, PHONE, SMALL_PHONE, TELEVISION, Page
from .positions import Positions, played, seat_counts
from .visibility import below, crowded, cut_hand, hidden

Size = tuple[int, int]

LYING, TABLET, DESK = (844, 390), (768, 1024), (1440, 900)
SIZES: dict[str, tuple[Size, ...]] = {
    "hand": (SMALL_PHONE, PHONE, LYING, LYING_PHONE),
    "both": (TABLET, LAPTOP, DESK, TELEVISION),
    "table": (LAPTOP, DESK, TELEVISION, LYING_PHONE),
}
LOCALES = ("en-GB", "de-DE", "fr-FR", "es-ES")
DOUBLE = "() => (document.documentElement.style.fontSize = '200%')"
SEATED = [(key, seats) for key in games() for seats in seat_counts(key)]
"""Every game with every number of seats."""


@pytest.mark.usually_one
@pytest.mark.parametrize(("key", "seats"), SEATED)
def test_everything_has_room(screen: Opener, key: str, seats: int) -> None:
    """Each moment is seen with two numbers of seats or more; languages change.

    Usually it is seen on phones and on one of the two kinds of tables.
    """
    locale = LOCALES[seats % len(LOCALES)]
    positions = Positions(screen, played(key, seats), locale)
    every = max(2, len(seat_counts(key)) // 2)
    moments = list(enumerate(positions.moments))[seats % every :: every]
    kinds = SIZES if DEEP else ("hand", ("both", "table")[seats % 2])
    found = [
        problem
        for kind, moment in product(kinds, moments)
        for problem in looked_at(positions, kind, *moment)
    ]
    assert not found, f"{locale}\n" + "\n".join(found)


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


def looked_at(positions: Positions, kind: str, number: int, moment: str) -> Iterator[str]:
    """What has no room in one moment on one kind of screen, at each of its sizes."""
    sizes = SIZES[kind]
    page = positions.show(kind, moment, sizes[0])
    for size in sizes:
        positions.resize(size)
        where = f"{kind} {size[0]}×{size[1]}, {moment}"
        yield from (f"{where}: {one}" for one in crammed(page, kind))
        if size in (SMALL_PHONE, PHONE):
            yield from (f"{where}: {one} is in sight" for one in cut_hand(page))
        # Edges that are drawn there take room, too; the last size is beyond what must hold them.
        if size == sizes[number % (len(sizes) - 1)]:
            page.emulate_media(forced_colors="active")
            yield from (f"{where}, forced colours: {one}" for one in crammed(page, kind))
            page.emulate_media(forced_colors="none")


def crammed(page: Page, kind: str) -> list[str]:
    """What is cut off, covered or, in a hand, out of sight."""
    return [*hidden(page), *crowded(page), *(below(page) if kind == "hand" else ())]
