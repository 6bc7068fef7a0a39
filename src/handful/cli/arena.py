"""`handful arena GAME`: bots against bots, with everything that can be said of the result."""

import csv
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import click
from msgspec import json

from handful.arena import run as run_of
from handful.arena import salt
from handful.arena.all_seeing import ARENA, check
from handful.arena.contest import Contest
from handful.arena.exploitability import in_words
from handful.arena.luck import Corrected
from handful.arena.result import Deals, Result, result
from handful.arena.results_file import BadBook, Book
from handful.arena.salt import commitment
from handful.arena.standings import Standing
from handful.bots.external import is_program
from handful.core import AnyGame, BadOption, Options
from handful.core.catalog import game
from handful.terminal.seating import first_allowed

from .common import Whole, clear_errors, game_bar, random_flags
from .house_rules import PerGame, RuledCommand, house_rules
from .house_rules import check as check_rules

_CONTEST = "contest"


def _flags() -> list[click.Option]:
    return [
        click.Option(
            ["--players"],
            multiple=True,
            metavar="PLAYER…",
            help="Who plays; the list is below.  [default: sharp random]",
        ),
        click.Option(
            ["--seats"],
            type=Whole(1, 99),
            multiple=True,
            metavar="N…",
            help="How many sit at a table; give several numbers to try each.  "
            "[default: one per player, more if the game needs them]",
        ),
        click.Option(
            ["--games"],
            type=Whole(1, 10**9),
            default=100,
            show_default=True,
            metavar="N",
            help="How many games for each number of seats. Every deal is played several times, so "
            "that each player gets every seat.",
        ),
        *random_flags("The number of the first deal; the others follow from it."),
        click.Option(
            ["--file"],
            type=click.Path(dir_okay=False, path_type=Path),
            metavar="FILE",
            help="Save every game here; the same command then goes on where it stopped.",
        ),
        click.Option(
            ["--salt"],
            metavar="HEX",
            help="Deal from this salt instead of from the numbers of the deals.  "
            "[default: a secret one if a program plays]",
        ),
        click.Option(
            ["--luck-corrected", "corrected"],
            is_flag=True,
            help="Also take luck out of every result: the same certainty in fewer games.",
        ),
        click.Option(
            ["--exploit"],
            type=Whole(0, 10**6),
            default=0,
            metavar="N",
            help="Also find the best response to each player in N end games, and show what it "
            "gains.",
        ),
        click.Option(["--json", "as_json"], is_flag=True, help="Print the whole result as JSON."),
        click.Option(["--csv", "as_csv"], is_flag=True, help="Print only the table, as CSV."),
    ]


class ArenaCommand(RuledCommand):
    """The arena of one game."""

    lists = ("--players", "--seats")

    def __init__(self, game: AnyGame) -> None:
        super().__init__(
            game, _flags(), _callback(game), f"Let bots play {game.name} against each other."
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The flags, and then who can play."""
        super().format_options(ctx, formatter)
        with formatter.section("Players"):
            formatter.write_dl(list(ARENA.items()))


def _callback(game: AnyGame) -> Callable[..., int]:
    def arena(**asked: Any) -> int:
        if asked["as_json"] and asked["as_csv"]:
            raise click.UsageError("--json and --csv cannot both be printed: choose one.")
        with clear_errors():
            contest = _contest(game, asked)
        if contest.salt and not asked["salt"]:
            click.echo(f"The deals are secret; commitment: {commitment(contest.salt)}", err=True)
        jobs = asked["jobs"] or os.cpu_count() or 1
        try:
            book = Book(contest, asked["file"])
        except BadBook as problem:
            raise click.UsageError(str(problem)) from None
        began, before = time.monotonic(), book.entries
        with clear_errors():
            total = contest.games * len(contest.seats)
            whole = run_of.run(contest, book, jobs, game_bar(len(book.of(contest)), total))
            trials = len(run_of.trials(contest))
            found_out = run_of.exploit(contest, jobs, game_bar(0, trials)) if whole else []
        book.close()
        click.echo("\r\033[K" if sys.stderr.isatty() else "", err=True, nl=False)
        speed = (book.entries - before) / max(time.monotonic() - began, 1e-9)
        _print(result(contest, book.of(contest), speed or None, found_out), asked)
        return 0 if whole and len(found_out) == trials else 130

    return arena


def _contest(game: AnyGame, asked: Mapping[str, Any]) -> Contest:
    options = house_rules(game.rules.options, asked)
    players = asked["players"] or ("sharp", "random")
    for spec in players:
        check(spec)
        if asked["corrected"] and spec.startswith("cheat"):
            raise BadOption(
                "--luck-corrected does not go with cheat: who sees the cards to come has no luck."
            )
    seats = asked["seats"] or (_usual_seats(game, options, len(players)),)
    for count in seats:
        check_rules(game, options, count)
    if len(set(seats)) < len(seats):
        raise BadOption("--seats names a number twice.")
    return Contest(
        game.key,
        options.values(),
        tuple(players),
        tuple(seats),
        asked["games"],
        asked["seed"],
        _salt(players, asked["salt"], asked["file"]),
        asked["corrected"],
        asked["exploit"],
    )


def _salt(players: Sequence[str], given: str | None, file: Path | None) -> str | None:
    """What the deals come from: programs could guess a number."""
    try:
        if given is not None:
            return salt.checked(given)
        if not any(map(is_program, players)):
            return None
        return salt.kept(file.with_name(f"{file.name}.salt")) if file else salt.fresh()
    except salt.BadSalt as problem:
        raise BadOption(str(problem)) from None
    except OSError as problem:
        raise click.UsageError(f"The salt cannot be kept: {problem.strerror}.") from None


def _usual_seats(game: AnyGame, options: Options, players: int) -> int:
    """As many as players, or as few more as make a game."""
    fewest, most = game.players
    return first_allowed(options, range(max(fewest, players), most + 1)) or players


def _print(found: Result, asked: Mapping[str, Any]) -> None:
    if asked["as_json"]:
        click.echo(json.encode(found).decode())
    elif asked["as_csv"]:
        _as_csv(found.standings)
    else:
        _as_text(found)


def _as_csv(rows: Sequence[Standing]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow([one.name for one in fields(Standing)])
    writer.writerows(list(asdict(row).values()) for row in rows)


def _as_text(found: Result) -> None:
    played = game(found.game)
    said = (
        f"{played.name} ({played.rules.options.read(found.options).summary()}), {found.games} games"
    )
    speed = found.moves_per_second
    if found.salt:
        click.echo(f"Salt {found.salt} (commitment {found.commitment})")
    click.echo(said if speed is None else f"{said}, {speed:.0f} moves a second")
    for deals in found.deals:
        click.echo(f"\n{_heading(deals, found)}")
        _as_table([row for row in found.standings if row.seats == deals.seats])
        _as_corrected([row for row in found.corrected if row.seats == deals.seats])
        for duel in found.duels:
            if duel.seats == deals.seats:
                click.echo(
                    f"  {duel.player} finishes ahead of {duel.other} in {duel.share:.1%} "
                    f"({duel.low:.1%} – {duel.high:.1%})"
                )
        for one in found.exploits:
            if one.seats == deals.seats:
                click.echo(f"  {in_words(one)}")


def _as_corrected(rows: Sequence[Corrected]) -> None:
    """The shares less luck, and what that saves."""
    for row in rows:
        said = f"  {row.player} wins {row.share:.1%} less luck ({row.low:.1%} – {row.high:.1%})"
        saved = "" if row.fewer is None else f", as sure as {row.fewer:.1f} times as many games"
        click.echo(said + saved)


def _heading(found: Deals, of: Result) -> str:
    """How many sat there, and whether everybody had every chair."""
    said = f"{_counted(found.seats, 'player')}, {_counted(found.deals, 'deal')}"
    if not found.uneven:
        return f"{said} in every rotation of the seating"
    said = f"{said}, {found.uneven} of them not in every rotation of the seating"
    if not of.complete:
        return said
    return f"{said}: --games {of.games // len(of.deals) + found.missing} would play it out"


def _counted(number: int, of: str) -> str:
    return f"{number} {of}" if number == 1 else f"{number} {of}s"


def _as_table(rows: Sequence[Standing]) -> None:
    width = max([6, *(len(row.player) for row in rows)])
    click.echo(
        f"  {'player':<{width}}  {'chairs':>6}  {'wins':>6}  {'95 %':^15}  {'score':>8}  "
        f"{'rating':>11}  {'ms a choice':>11}  {'slowest':>8}"
    )
    for row in rows:
        rating = "" if row.rating is None else f"{row.rating:.0f} ± {row.margin:.0f}"
        click.echo(
            f"  {row.player:<{width}}  {row.chairs:>6}  {row.share:>6.1%}  "
            f"{row.low:>6.1%} – {row.high:<6.1%}  {row.score:>8.1f}  {rating:>11}  "
            f"{row.milliseconds:>11.1f}  {row.slowest:>8.0f}"
        )


class Arena(PerGame):
    """The arena of each game, and contests of several."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), _CONTEST]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name != _CONTEST:
            return super().get_command(ctx, cmd_name)
        from .contest import command

        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] == _CONTEST:
            return _CONTEST, self.get_command(ctx, _CONTEST), args[1:]
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_commands(ctx, formatter)
        with formatter.section("Contests"):
            formatter.write_dl(
                [(f"{_CONTEST} FILE", "Run the contest that a file describes, and make its page.")]
            )


command = Arena(
    "arena",
    ArenaCommand,
    help="Let bots play each other, and see who wins how often.\n\n"
    "handful arena GAME --help lists the flags.",
)
