"""`handful day [DATE]`."""

from dataclasses import dataclass
from datetime import date

import click

from handful.bots.levels import LEVELS
from handful.core import AnyGame, styled
from handful.core.catalog import games
from handful.core.daily import Deal, deal_of, is_date
from handful.i18n import Speaker
from handful.i18n.games import speaker
from handful.terminal.commands import Left
from handful.terminal.game_loop import Chair, Table
from handful.terminal.keyboard import Keyboard, own
from handful.terminal.saves import Unsaved
from handful.terminal.screen import Screen

from .common import color, language, screen

SIGNS = {"alone": "🟢", "hint": "🔶", "missed": "❌", "none": "⬜"}
OTHERS = ("Ben", "Mia", "Otto", "Clara")
"""Who sits opposite; they only let things be."""


@dataclass(frozen=True, slots=True)
class Done:
    """How one deal went."""

    result: str = "none"
    short: str = ""
    """What the third line says of it."""


@click.command("day")
@click.argument("day", metavar="[DATE]", default="")
@color
def command(day: str, color: bool | None) -> None:
    """Play the deals of the day: the same ones for everybody, from nothing but the date.

    DATE is a day such as 2026-11-16; without it, today. Nothing is kept here: at the end you get
    four lines to show your friends, which say how it went and nothing about the cards.
    """
    day = day or date.today().isoformat()
    say = speaker(None, language())
    if not is_date(day):
        raise click.UsageError(say("term-day-date", date=repr(day)))
    paper = screen(color)
    keyboard = own(paper)
    daily = sorted((one for one in games().values() if one.daily), key=_shelf)
    paper.line(styled("bold", f"{say('day-title')}, {day}"))
    done = [_one(game, day, paper, keyboard) for game in daily]
    paper.line()
    for line in lines(day, done, say):
        paper.raw(f"{line}\n")


def _shelf(game: AnyGame) -> int:
    assert game.daily
    return game.daily.shelf


def lines(day: str, done: list[Done], say: Speaker) -> list[str]:
    """The lines for friends."""
    found = sum(one.result in ("alone", "hint") for one in done)
    short = ", ".join(one.short for one in done if one.short)
    return [
        say("day-score", date=day, found=found, count=len(done)),
        "".join(SIGNS[one.result] for one in done),
        short or say("day-none-yet"),
        say("day-link", link=f"handful day {day}"),
    ]


def _one(game: AnyGame, day: str, paper: Screen, keyboard: Keyboard) -> Done:
    """Offer one deal and play it."""
    says = speaker(game, language())
    paper.line()
    paper.line(styled("bold", says("daily-title")))
    deal = deal_of(game, day)
    if deal.asks is not None:
        paper.line(says("term-day-page"), 2)
        return Done()
    paper.line(says("daily-goal"), 2)
    try:
        answer = keyboard.line(lambda: f"{says('term-day-ask')} > ")
    except KeyboardInterrupt:
        return Done()
    except EOFError:
        return Done()
    if answer is None or answer.strip().lower().startswith(says("term-day-no")):
        return Done()
    return _played(game, deal, paper, keyboard, says)


def _played(game: AnyGame, deal: Deal, paper: Screen, keyboard: Keyboard, says: Speaker) -> Done:
    """One deal from its first move on; whoever leaves it has not played it."""
    assert game.daily
    bot = LEVELS["casual"]
    chairs = [Chair(says("learn-you")), *(Chair(one, bot) for one in OTHERS)][: deal.seats]
    play = deal.opened(game, tuple(chair.name for chair in chairs))
    table = Table(play, chairs, paper, keyboard, Unsaved(game.key))
    try:
        with keyboard.session():
            table.tell()
            while not game.daily.is_over(play.state):
                _turn(table)
    except (Left, EOFError):
        return Done()
    reached = game.daily.reached(play.state)
    found = reached >= deal.enough
    told = {"reached": reached, "total": deal.total, "turns": len(play.entries)}
    paper.line()
    paper.line(styled("bold", says("daily-won" if found else "daily-lost", **told)), 2)
    short = game.name
    if says.has("daily-short"):
        short = says("daily-short", found="yes" if found else "no", **told)
    return Done(("hint" if table.helped else "alone") if found else "missed", short)


def _turn(table: Table) -> None:
    try:
        table.turn()
    except KeyboardInterrupt:
        table.leave(interrupted=True)
