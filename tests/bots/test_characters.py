"""Who the bots are: eight characters, no two alike at any table."""

import random
from dataclasses import astuple

import pytest

from handful.bots.characters import CHARACTERS, called, drawn, face
from handful.i18n.games import speaker
from handful.web import STATIC

MOST = 12
FACES = STATIC.parent / "public" / "faces"


def test_no_two_bots_of_a_table_are_alike() -> None:
    chance = random.Random(8)
    for number in range(2000):
        people = chance.sample(["Berta", "vito", "ALMA", "Nora", "Berta 2", "Ben"], 3)
        taken = chance.sample(list(CHARACTERS), chance.randrange(4))
        parts = drawn(MOST, f"lot {number}", taken, people)
        everybody = [name.casefold() for name in [*map(called, [*parts, *taken]), *people]]
        new = [called(part).casefold() for part in parts]
        assert len({*new}) == MOST
        assert not {*new} & {one.casefold() for one in [*map(called, taken), *people]}
        assert len(everybody) == MOST + len(taken) + len(people)


def test_nobody_comes_twice_while_somebody_has_not_come_at_all() -> None:
    parts = drawn(MOST, "any")
    assert {*parts[: len(CHARACTERS)]} == {*CHARACTERS}
    assert [called(part)[-2:] for part in parts[len(CHARACTERS) :]] == [" 2"] * 4
    assert {*map(face, parts)} == {*CHARACTERS}


def test_the_lot_decides_and_decides_the_same_everywhere() -> None:
    assert drawn(3, "PLUM") == drawn(3, "PLUM") == ["nando", "gusto", "vito"]
    assert len({drawn(1, f"{number}")[0] for number in range(200)}) == len(CHARACTERS)


@pytest.mark.parametrize("key", CHARACTERS)
def test_every_character_has_a_face_and_a_temper_in_every_language(key: str) -> None:
    assert (FACES / f"{key}.svg").read_text("utf-8").startswith("<svg")
    temper = CHARACTERS[key].temper
    assert all(0 <= part <= 1 for part in astuple(temper))
    assert 0 < temper.keeps <= 1
    lines = [
        speaker(None, language=language)(f"character-{key}-{part}")
        for language in ("en", "de", "es", "fr")
        for part in ("is", "first", "then")
    ]
    assert len({*lines}) == len(lines), "a line that is the same in two languages"


def test_all_initials_differ() -> None:
    assert len({one.name[0] for one in CHARACTERS.values()}) == len(CHARACTERS)
