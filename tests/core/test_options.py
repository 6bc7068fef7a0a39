"""House rules: strict reading, good sentences, derived tables."""

import re

import pytest

from handful.core import BadOption, Options, option
from handful.core.options import table
from handful.i18n.games import why_not


class House(Options):
    """Some of everything."""

    wild: bool = option(default=False, help="anything goes", clause="X-1")
    mode: str = option(default="off", one_of=("off", "add"), help="how", clause="X-2")
    target: int | str = option(
        default="auto", one_of=("auto",), between=(1, 99), help="goal", clause="X-3"
    )
    first: int | str = option(
        default="random", one_of=("random",), seat=True, help="who", clause="X-4"
    )
    left_out: tuple[str, ...] = option(
        default=(), subset_of=("R", "Y", "B"), most=2, help="what", clause="X-5"
    )

    def problem(self, seats: int) -> str | None:
        """No wild game for two."""
        return "Two players cannot be wild." if self.wild and seats == 2 else None


@pytest.mark.parametrize(
    ("key", "given", "value"),
    [
        ("wild", "on", True),
        ("wild", "No", False),
        ("wild", True, True),
        ("mode", "add", "add"),
        ("target", "auto", "auto"),
        ("target", "12", 12),
        ("target", 99, 99),
        ("first", "random", "random"),
        ("first", 3, 3),
        ("left_out", "Y,R", ("R", "Y")),
        ("left_out", "none", ()),
        ("left_out", ["B"], ("B",)),
    ],
)
def test_words_and_json_are_read(key: str, given: object, value: object) -> None:
    assert getattr(House.read({key: given}), key) == value


@pytest.mark.parametrize(
    ("key", "given", "allowed"),
    [
        ("wild", "maybe", "on or off"),
        ("wild", 1, "on or off"),
        ("mode", "pass", "off and add"),
        ("mode", True, "off and add"),
        ("target", 0, "auto and 1 to 99"),
        ("target", "100", "auto and 1 to 99"),
        ("target", 5.0, "auto and 1 to 99"),
        ("target", True, "auto and 1 to 99"),
        ("target", "1_0", "auto and 1 to 99"),
        ("target", "٣", "auto and 1 to 99"),
        ("first", -1, "random and a seat number"),
        ("left_out", "R,Y,B", "at most 2 of R, Y and B, or none"),
        ("left_out", "R,R", "at most 2 of R, Y and B, or none"),
        ("left_out", "Z", "at most 2 of R, Y and B, or none"),
        ("left_out", {"R": 1}, "at most 2 of R, Y and B, or none"),
        ("target", None, "auto and 1 to 99"),
        ("target", ["auto"], "auto and 1 to 99"),
    ],
)
def test_anything_else_is_named_with_what_is_allowed(key: str, given: object, allowed: str) -> None:
    with pytest.raises(BadOption) as bad:
        House.read({key: given})
    assert why_not(bad.value).startswith(f"“{key}” cannot be ")
    assert why_not(bad.value).endswith(f". Allowed: {allowed}.")


def test_unknown_option_names_those_there_are() -> None:
    with pytest.raises(BadOption) as bad:
        House.read({"wildd": True})
    assert re.search("no house rule “wildd”. There are wild, mode, target", why_not(bad.value))


def test_values_read_back() -> None:
    house = House.read({"wild": "on", "left_out": "B,R", "target": 7})
    assert House.read(house.values()) == house
    assert house.changed() == {"wild": True, "target": 7, "left_out": ("R", "B")}
    assert house.summary() == "wild=on, target=7, left_out=R,B"
    assert House.read({}).summary() == "usual rules"


def test_combination_says_why_it_makes_no_game() -> None:
    wild = House.read({"wild": True})
    assert wild.problem(2) == "Two players cannot be wild."
    assert wild.problem(3) is None


def test_table_has_a_row_for_every_option() -> None:
    lines = list(table(House))
    assert lines[2] == "| `wild` | on or off | `off` | anything goes | X-1 |"
    assert lines[-1].startswith("| `left_out` | at most 2 of R, Y, B, or none | `none` |")
    assert len(lines) == 2 + len(House.declared())
