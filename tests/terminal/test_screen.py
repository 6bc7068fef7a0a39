"""Lines are dyed as the terminal can and wrapped as it is wide."""

import io

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from handful.core.styled_text import STYLES, plain, styled
from handful.terminal.screen import Screen, cells, standard, wrapped

WORDS = st.text(st.characters(blacklist_categories=("Cc", "Cs", "Zl", "Zp")), max_size=60)
MARKED = st.lists(st.tuples(st.sampled_from(STYLES), WORDS), max_size=5).map(
    lambda parts: " ".join(
        styled(name, text) if number % 2 else text for number, (name, text) in enumerate(parts)
    )
)


@example("00000000 \xa0", 8, 0)
@given(MARKED, st.integers(8, 100), st.integers(0, 30))
def test_wrapped_rows_fit_and_lose_nothing_but_spaces(marked: str, width: int, hang: int) -> None:
    rows = wrapped(marked, width, hang)
    assert all(cells(plain(row)) <= width for row in rows)
    assert "".join("".join(map(plain, rows)).split(" ")) == "".join(plain(marked).split(" "))


def test_a_line_that_fits_stays_as_it_is() -> None:
    assert wrapped("  two  spaces  ", 20) == ["  two  spaces  "]


def test_continuations_hang_in() -> None:
    assert wrapped("one two three", 8, 2) == ["one two", "  three"]


def test_continuations_of_an_inked_line_hang_in_as_far() -> None:
    dim = styled("dim", "one two three and four")
    assert [plain(row) for row in wrapped(dim, 8, 2)] == ["one two", "  three", "  and", "  four"]


def test_a_card_is_not_torn_apart() -> None:
    assert [plain(row) for row in wrapped(f"your hand {styled('red', '▲ R-m3')}", 13)] == [
        "your hand",
        "▲ R-m3",
    ]


def test_a_bracket_stays_with_what_it_holds() -> None:
    line = f"written ({styled('cyan', 'R-m3')}), and more"
    assert [plain(row) for row in wrapped(line, 12)] == ["written", "(R-m3), and", "more"]


def test_wide_letters_take_two_columns() -> None:
    assert cells("雨a") == 3
    assert cells("e\u0301") == 1


@pytest.mark.parametrize(
    ("color", "shown"), [(True, "\x1b[91mred\x1b[0m end\n"), (False, "red end\n")]
)
def test_inks_become_colours_where_there_are_colours(color: bool, shown: str) -> None:
    out = io.StringIO()
    Screen(out, color).line(f"{styled('red', 'red')} end")
    assert out.getvalue() == shown


def test_a_stream_that_is_no_terminal_has_no_colours_and_is_not_cleared() -> None:
    out = io.StringIO()
    screen = standard(out)
    assert not screen.color
    assert not screen.clear()
    assert out.getvalue() == ""
    assert standard(out, color=True).color


def test_the_sign_of_a_card_stays_with_its_name() -> None:
    held = " · ".join(f"{styled('red', '▲')} red {number}" for number in range(1, 9))
    for width in range(20, 60):
        assert not [row for row in wrapped(held, width) if plain(row).endswith("▲")]
