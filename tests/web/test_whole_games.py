"""A whole game of each, with two phones, a table and a bot, and all that may happen to a line."""

import time

import pytest

from handful.core.catalog import games

from .conftest import Opener, Server
from .drawn import is_drawn_like_anew
from .people import is_over
from .secrecy import assert_hands_are_hidden, assert_only_its_own_was_sent, assert_storage_is_clean
from .table import SHORT, Gathering, gather

pytestmark = pytest.mark.deep

LONGEST = 900.0
"""Seconds for a whole game."""
HAS_WORDS_FOR_IT = """() => performance.getEntriesByType('resource')
    .some(({ name }) => name.includes('/Away'))"""
"""Whether a page that was just loaded has fetched what it shows when the server is away."""


@pytest.mark.parametrize("key", list(games()))
def test_a_whole_game_survives_a_reload_a_torn_line_and_a_killed_server(
    screen: Opener, server: Server, key: str
) -> None:
    gathering = gather(screen, server, key, SHORT.get(key, {}), hurry=True, moving=True)
    assert not gathering.table.page.evaluate("isSecureContext")
    troubles = {2: reload, 4: tear_the_line, 6: kill_the_server}
    players = gathering.players
    started, taps, compared = time.monotonic(), 0, False
    while not is_over(gathering.table.page):
        assert time.monotonic() - started < LONGEST, "the game did not end"
        if taps > max(troubles) and not compared:
            compared = is_drawn_like_anew(gathering.table)  # on phones cards may lie lifted
        if not sum(player.take_turn() for player in players):
            gathering.table.page.wait_for_timeout(40)
            continue
        taps += 1
        assert_hands_are_hidden(gathering)
        if taps in troubles:
            troubles[taps](gathering, server)
    for one in gathering.screens:
        one.page.locator(".end").first.wait_for()
        assert_storage_is_clean(one)
    assert compared
    gathering.phones[1].page.get_by_role("button", name="Play again").wait_for()
    assert all(is_drawn_like_anew(one) for one in gathering.screens)
    assert_only_its_own_was_sent(server, gathering)


def reload(gathering: Gathering, server: Server) -> None:
    """The first phone loads its page anew, and nothing is lost."""
    page = gathering.phones[0].page
    page.reload()
    page.locator(".fan").wait_for()


def tear_the_line(gathering: Gathering, server: Server) -> None:
    """The second phone's line breaks; it finds the table again by itself."""
    page = gathering.phones[1].page
    before = page.evaluate("sockets.at(-1).close() ?? sockets.length")
    page.wait_for_function("before => sockets[before]?.readyState === WebSocket.OPEN", arg=before)


def kill_the_server(gathering: Gathering, server: Server) -> None:
    """The server dies where it stands and comes back; every screen says so and finds it again."""
    page = gathering.phones[0].page
    page.wait_for_function(HAS_WORDS_FOR_IT)
    server.kill()
    page.get_by_text("Looking for the table").wait_for()
    server.start()
    for one in gathering.screens:
        one.page.get_by_text("Looking for the table").wait_for(state="detached")
