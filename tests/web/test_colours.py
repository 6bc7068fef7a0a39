"""Colour never alone: a game's colours differ by glyph, and to every kind of sight."""

import re
from itertools import combinations

import pytest

from handful.core.catalog import game, games

from .colours import SIGHTS, contrast, difference, seen
from .conftest import ROOT

TOKENS = (ROOT / "src/handful/web/src/styles/tokens.css").read_text(encoding="utf-8")
LETTERS = {
    "red": "R",
    "orange": "O",
    "yellow": "Y",
    "gold": "Y",
    "green": "G",
    "blue": "B",
    "purple": "P",
    "grey": "K",
    "cyan": "T",
    "bold": "N",
    "white": "W",
}
"""The inks of the rules as the tokens call them."""
APART = 9.0
READABLE = 4.5


def token(name: str) -> str:
    """The value of a custom property, through one reference; the first theme's."""
    found = re.search(rf"--{name}: (?:var\(--(\w+)\)|(#[0-9a-f]{{6}}))", TOKENS)
    assert found, name
    return found[2] or token(found[1])


def ink(letter: str) -> tuple[str, str]:
    """What an ink's class prints with: (its colour, what is printed on it)."""
    line = next(one for one in TOKENS.splitlines() if one.startswith(f".ink-{letter} "))
    plain = re.search(r"--k: (?:var\(--(\w+)\)|(#\w{6}))", line)
    on = re.search(r"--on: (#\w{6})", line)
    assert plain
    assert on
    return plain[2] or token(plain[1]), on[1]


@pytest.mark.parametrize("key", list(games()))
def test_no_two_colours_share_a_glyph(key: str) -> None:
    glyphs: dict[str, set[str]] = {}
    for face in game(key).screens.faces:
        glyphs.setdefault(face.ink, set()).add(face.glyph)
    for one, other in combinations(glyphs, 2):
        assert not glyphs[one] & glyphs[other], f"{one} and {other}"


@pytest.mark.parametrize("sight", list(SIGHTS))
@pytest.mark.parametrize("key", list(games()))
def test_every_pair_of_colours_is_told_apart(key: str, sight: str) -> None:
    letters = sorted({LETTERS[face.ink] for face in game(key).screens.faces})
    for one, other in combinations(letters, 2):
        apart = difference(seen(ink(one)[0], sight), seen(ink(other)[0], sight))
        assert apart >= APART, f"{one} and {other}: {apart:.1f}"


@pytest.mark.parametrize("sight", list(SIGHTS))
@pytest.mark.parametrize("letter", sorted(set(LETTERS.values())))
def test_what_is_printed_on_an_ink_can_be_read(letter: str, sight: str) -> None:
    colour, on = ink(letter)
    assert contrast(seen(colour, sight), seen(on, sight)) >= READABLE


def test_the_difference_is_the_published_one() -> None:
    """Two pairs of the house, as the design's table has them."""
    red, orange, yellow = (ink(letter)[0] for letter in "ROY")
    assert difference(seen(red, "normal"), seen(orange, "normal")) == pytest.approx(27.4, abs=0.05)
    assert difference(seen(orange, "deutan"), seen(yellow, "deutan")) == pytest.approx(
        13.5, abs=0.05
    )
