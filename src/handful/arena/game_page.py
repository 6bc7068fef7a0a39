"""One finished game as a page: in words, from its deal to its end."""

from collections.abc import Iterator
from dataclasses import replace
from html import escape
from typing import NamedTuple

from handful.core import Play, replay
from handful.core.styled_text import plain
from handful.i18n.games import speaker, spoken, tell

from .html_page import document, style


class GameLinks(NamedTuple):
    """What the page of a game leads to."""

    record: str
    """The name of the file with its record."""
    back: str
    words: str
    """What the link back says."""


def game_page(play: Play, links: GameLinks, note: str = "", mark: int | None = None) -> str:
    """The page of a game; from entry `mark` on its lines are marked."""
    title = f"{play.game.name}: {', '.join(play.players)}"
    outcome = play.state.outcome()
    places = outcome.places if outcome else ()
    ended = ", ".join(
        f"{name} ({place})" for name, place in zip(play.players, places, strict=False)
    )
    record = escape(links.record)
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="lead">{escape(note)}</p>' if note else "",
        f'<p class="lead">Places: {escape(ended)}.</p>',
        f'<p class="soft">The record is <a href="{record}">{record}</a>: '
        f"<code>handful replay {record}</code> shows every card of it, and so does the page "
        "<code>/replay</code> of a Handful server.</p>",
        '<ol class="story">',
        *_lines(play, mark),
        "</ol>",
        f'<p><a href="{escape(links.back)}">{escape(links.words)}</a></p>',
    ]
    return document(title, style(), body)


def _lines(play: Play, mark: int | None) -> Iterator[str]:
    marked = len(play.events) if mark is None else _event_of(play, mark)
    for at, words in _story(play):
        yield f"<li{' class=marked' if at >= marked else ''}>{escape(words)}</li>"


def _event_of(play: Play, entry: int) -> int:
    """Which event is the first that an entry brought: the game is played again up to there."""
    talk = tuple(one for one in play.talk if one.after <= entry)
    begun = replace(play.record(), entries=tuple(play.entries[:entry]), talk=talk)
    return len(replay(play.game, begun).events)


def _story(play: Play) -> Iterator[tuple[int, str]]:
    by = speaker(play.game, "en", play.players)
    for at, event in enumerate(play.events):
        told = event.seen_by(None)
        said = told and tell(play.game, told, play.players, play.before(event))
        if said:
            yield at, plain(spoken(said, by))
