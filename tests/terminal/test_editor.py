"""The small editor knows the usual keys and nothing else gets into the text."""

from hypothesis import given
from hypothesis import strategies as st

from handful.terminal.editor import LONGEST, Editor
from handful.terminal.screen import cells


def typed(*keys: str) -> str:
    editor = Editor()
    for key in keys:
        editor.feed(key)
    return editor.text


def test_letters_and_corrections() -> None:
    assert typed("dro", "\x7f", "aw") == "draw"
    assert typed("play red", "\x17", "blue") == "play blue"
    assert typed("play", "\x15") == ""
    assert typed("raw", "\x1b[H", "d") == "draw"
    assert typed("draw", "\x1b[D", "\x1b[D", "\x1b[3~") == "drw"
    assert typed("draw", "\x01", "\x0b") == ""


def test_enter_finishes_lines() -> None:
    editor = Editor()
    assert editor.feed("one\ntwo\rthr") == ["one", "two"]
    assert editor.text == "thr"


def test_earlier_lines_come_back_until_they_are_forgotten() -> None:
    editor = Editor()
    editor.feed("one\ntwo\n\x1b[A\x1b[A")
    assert editor.text == "one"
    editor.feed("\x1b[B")
    assert editor.text == "two"
    editor.forget()
    editor.feed("\x1b[A")
    assert editor.text == ""


def test_keys_that_arrive_in_pieces_are_put_together() -> None:
    assert typed("ab", "\x1b", "[", "D", "c") == "acb"
    assert typed("\x1b", "x") == "x"
    assert typed("\x1b[999;1Rok") == "ok"


def test_the_tabulator_completes() -> None:
    editor = Editor()
    editor.words = ["play", "R-m3", "R-m6", "draw"]
    editor.feed("p\tr\t")
    assert editor.text == "play R-m"
    editor.feed("6\t")
    assert editor.text == "play R-m6 "


@given(st.lists(st.text(max_size=30), max_size=10), st.integers(1, 60))
def test_whatever_is_typed_stays_printable_short_and_in_its_place(
    keys: list[str], width: int
) -> None:
    editor = Editor()
    for key in keys:
        try:
            lines = editor.feed(key)
        except EOFError:
            continue
        assert all(line.isprintable() for line in lines)
        assert editor.text.isprintable()
        assert 0 <= editor.at <= len(editor.text) <= LONGEST
        shown, back = editor.drawn(width)
        assert cells(shown) <= max(1, width - 1) + 1
        assert back <= cells(shown)
