"""A terminal beside a network: news comes above the line that is being typed."""

import io
import os
import pty
from collections.abc import Iterator

import pytest

from handful.client.prompt import Desk
from handful.terminal.keyboard import Keyboard
from handful.terminal.screen import Screen

WIPED = "\r\x1b[K"


@pytest.fixture
def desk() -> Iterator[Desk]:
    """A desk whose screen is a string and whose keyboard is a terminal."""
    inside, outside = pty.openpty()
    paper = Screen(io.StringIO(), cursor=True)
    yield Desk(paper, Keyboard(outside, paper))
    os.close(inside)
    os.close(outside)


def shown(desk: Desk) -> str:
    assert isinstance(desk.paper.out, io.StringIO)
    return desk.paper.out.getvalue()


def test_news_does_not_tear_the_line_that_is_typed(desk: Desk) -> None:
    desk.ask("> ")
    desk.keyboard.feed(b"acc")
    desk.ask("> ")
    desk.say("Ada is back.")
    desk.ask("> ")
    assert shown(desk).endswith(f"{WIPED}> acc{WIPED}Ada is back.\n{WIPED}> acc")
    desk.keyboard.feed(b"ept\n")
    assert desk.line() == "accept"
    assert desk.line() is None
    assert shown(desk).endswith(f"{WIPED}> accept\n")


def test_the_end_of_the_input_is_an_end(desk: Desk) -> None:
    desk.keyboard.feed(b"last\n\x04")
    assert desk.line() == "last"
    with pytest.raises(EOFError):
        desk.line()


def test_where_nobody_looks_there_is_no_prompt() -> None:
    read, write = os.pipe()
    paper = Screen(io.StringIO())
    desk = Desk(paper, Keyboard(read, paper))
    desk.ask("> ")
    desk.say("news")
    assert shown(desk) == "news\n"
    os.close(read)
    os.close(write)
