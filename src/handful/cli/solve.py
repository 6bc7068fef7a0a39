"""`handful solve RECORD`: could this have been won, with all cards known?"""

from dataclasses import replace
from pathlib import Path

import click

from handful.core import Play, Solution, replay, styled
from handful.core.styled_text import plain
from handful.i18n.games import explain
from handful.terminal import saves
from handful.terminal.move_matching import Wording
from handful.terminal.screen import Screen

from .common import Measure, Whole, clear_errors, color, screen
from .winnable import solved

LOST, UNDECIDED = 1, 3


@click.command("solve")
@click.argument("record", type=click.Path(path_type=Path))
@click.option(
    "--from",
    "entries",
    type=Whole(0, 1_000_000),
    default=0,
    metavar="N",
    help="Look at the game after its first N moves, instead of at the deal.",
)
@click.option(
    "--seconds",
    type=Measure(0.1, 86_400),
    default=60.0,
    show_default=True,
    metavar="S",
    help="Give up after so many seconds.",
)
@color
def command(record: Path, entries: int, seconds: float, color: bool | None) -> int:
    """Find out whether a saved game could have been won, and how.

    RECORD is the file of the game. The search knows every card, face-down ones too, so it finds
    what nobody at the table could have known. If there is a way to win, it is shown move by move.

    For scripts: the exit status is 0 if the game can be won, 1 if not, and 3 if time ran out.
    """
    with clear_errors():
        play = _begun(saves.load(record).play, entries)
    paper = screen(color)
    found = solved(play.game, play.state, seconds)
    paper.lines(_answer(found, seconds, entries), 2)
    if found.won:
        _show(play, found, paper)
    return 0 if found.won else LOST if found.won is False else UNDECIDED


def _begun(whole: Play, entries: int) -> Play:
    """The recorded game after so many of its entries."""
    record = whole.record()
    if entries > len(record.entries):
        raise click.UsageError(f"This record has {len(record.entries)} moves, not {entries}.")
    kept = record.entries[:entries]
    now = (kept[-1].at if kept else 0) if record.timed else record.now
    return replay(whole.game, replace(record, entries=kept, talk=(), now=now))


def _answer(found: Solution, seconds: float, entries: int) -> list[str]:
    """One sentence, and how much was looked at."""
    what = f"The game after {entries} moves" if entries else "This deal"
    positions = "one position" if found.positions == 1 else f"{found.positions:,} positions"
    looked = styled("dim", f"({positions} looked at)")
    if found.won is None:
        return [f"{what} is undecided after {seconds:g} seconds. {looked}"]
    if not found.won:
        return [f"{what} cannot be won, whatever is played. {looked}"]
    moves = f"{len(found.line)} moves" if len(found.line) != 1 else "one move"
    return [f"{what} can be won in {moves}. {looked}"]


def _show(play: Play, found: Solution, paper: Screen) -> None:
    """The winning line, move by move, and why each is allowed."""
    game, names = play.game, _names(play)
    wording, wide = Wording(game, names, language=paper.language), len(str(len(found.line)))
    for number, move in enumerate(found.line, start=1):
        seat = play.state.awaited()[0]
        view = play.view(seat)
        label = wording.choice(move, view, None).label
        does = explain(game, view, game.rules.moves.decode(move), names)
        why = plain(wording.said(does))
        paper.line(f"{number:>{wide}}  {label}  {styled('dim', why)}", wide + 2)
        play.enter(seat, move, play.state.now)


def _names(play: Play) -> tuple[str, ...]:
    given = play.players
    return tuple(
        given[seat] if seat < len(given) and given[seat] else f"Seat {seat}"
        for seat in range(play.seats)
    )
