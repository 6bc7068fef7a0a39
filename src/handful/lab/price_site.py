"""All prices as pages: every rule opens games in which it mattered."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from handful.arena.game_page import GameLinks, game_page
from handful.arena.html_page import document, faces, style
from handful.core import AnyGame
from handful.core.catalog import game
from handful.core.prices import OFTEN

from .examples import example
from .price_page import exercised, numbers
from .pricing import Measured, Price, home_of, read

PAGE, GAMES = "index.html", "games"


class Shown(NamedTuple):
    """One game to be shown: of which table, under which rule, and its number."""

    game: str
    table: int
    key: str
    value: str
    number: int

    @property
    def name(self) -> str:
        """What its files are called."""
        value = "".join(one if one.isalnum() else "-" for one in self.value)
        return f"{self.game}-{self.table}-{self.key}-{value}-{self.number}"


def tables_of(played: AnyGame) -> tuple[Measured, ...]:
    """What was measured of a game."""
    found = read(home_of(played))
    return found.tables() if found else ()


def all_of(games: Sequence[AnyGame]) -> list[Shown]:
    """Every game that the pages show."""
    return [
        Shown(played.key, place, key, value, number)
        for played in games
        for place, table in enumerate(tables_of(played))
        for key, values in table.prices.items()
        for value, price in values.items()
        for number in price.examples
    ]


def write_game(home: Path, shown: Shown) -> Path:
    """Play a game again and write its page and its record."""
    played = game(shown.game)
    table = tables_of(played)[shown.table]
    found = example(played, table, shown.key, shown.value, shown.number)
    record = home / GAMES / f"{shown.name}.json"
    record.write_text(found.play.record().to_json(), "utf-8")
    links = GameLinks(record.name, f"../{PAGE}#{_place(played, shown.table)}", "Back to the prices")
    page = game_page(found.play, links, found.note(f"{shown.key}={shown.value}"), found.alike)
    record.with_suffix(".html").write_text(page, "utf-8")
    return record.with_suffix(".html")


def write_index(home: Path, games: Sequence[AnyGame]) -> Path:
    """Write the page of all prices."""
    title = "What every house rule does"
    body = [
        f"<h1>{title}</h1>",
        '<p class="lead">Each house rule alone against the printed rules, on the same deals, by '
        "the same bots. The numbers at the end of a line open games in which the rule mattered: "
        "what goes differently is marked there.</p>",
        "<p>Bold is what is worth a word and more than chance once all comparisons of a game are "
        "taken together; ± is a 95 % interval.</p>",
    ]
    for played in games:
        for place, table in enumerate(tables_of(played)):
            body += _table(played, place, table)
    page = home / PAGE
    page.write_text(document(title, "\n".join([*faces(), style()]), body), "utf-8")
    return page


def _place(played: AnyGame, table: int) -> str:
    return f"{played.key}-{table}"


def _table(played: AnyGame, place: int, table: Measured) -> Iterator[str]:
    if not place:
        yield f"<h2>{escape(played.name)}</h2>"
    yield f'<h3 id="{_place(played, place)}">{table.seats} × {escape(" + ".join(table.bots))}, '
    yield f"{table.games:,} games for each value</h3>"
    wins = OFTEN[table.headline]
    head = ("rule", "exercised", "moves", wins, "the leader wins", "shared wins", "games")
    yield '<div class="wide"><table><tr>' + "".join(f"<th>{one}</th>" for one in head) + "</tr>"
    for key, values in table.prices.items():
        for value, price in values.items():
            links = [
                f'<a href="{GAMES}/{Shown(played.key, place, key, value, one).name}.html">{one}</a>'
                for one in price.examples
            ]
            cells = [escape(f"{key}={value}"), exercised(price), *_numbers(price), " ".join(links)]
            yield "<tr>" + "".join(f"<td>{one}</td>" for one in cells) + "</tr>"
    yield "</table></div>"


def _numbers(price: Price) -> Iterator[str]:
    yield from (f"<b>{text}</b>" if is_seen else text for text, is_seen in numbers(price))
