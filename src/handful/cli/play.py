"""`handful play [GAME]`: every house rule of a game is a flag, made from its declaration."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from shutil import get_terminal_size
from typing import Any

import click
from click.shell_completion import CompletionItem

from handful.bots.external import is_program
from handful.bots.levels import LEVELS
from handful.bots.players import KNOWN
from handful.core import AnyGame, Options, styled
from handful.core.catalog import games
from handful.i18n.games import Declared, speaker
from handful.terminal import saves
from handful.terminal.commands import Left
from handful.terminal.keyboard import own
from handful.terminal.menu import choose
from handful.terminal.screen import SMALLEST, Screen
from handful.terminal.seating import Wish, seat_count
from handful.terminal.session import Session, session

from .common import Measure, Whole, clear_errors, language, language_flag, screen
from .house_rules import PerGame, check, house_rules, preset_flag, rule_flags, rules_asked
from .winnable import flags_of, only_winnable

NEWEST = "(the newest)"
_OF_A_NEW_GAME = ("seats", "seed", "clock", "winnable", "preset")
"""What cannot be asked of a game that has begun."""


class _Level(click.ParamType[str]):
    """One or more levels of bots, with commas between."""

    name = "level"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [
            CompletionItem(key, help=one.help)
            for key, one in LEVELS.items()
            if key.startswith(incomplete)
        ]

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        said = str(value)
        if not all(level.strip() for level in _named(said)):
            say = speaker(None, language())
            raise click.UsageError(say("flag-bots", value=repr(said), known=tuple(LEVELS)))
        return said


def _table_options(fewest: int = 1, most: int = 99) -> list[click.Option]:
    """The flags that every game has."""
    seats = Whole(fewest, most)
    return [
        click.Option(["--seats"], type=seats, metavar="N", help="How many players."),
        click.Option(
            ["--humans"],
            type=Whole(0, 99),
            metavar="N",
            help="How many people share this keyboard; with 0 you watch the bots.  [default: 1]",
        ),
        click.Option(
            ["--bots"],
            type=_Level(),
            multiple=True,
            metavar="LEVEL…",
            help=f"How well the bots play: {', '.join(KNOWN)}; commas between several.  "
            "[default: sharp]",
        ),
        click.Option(
            ["--name"], multiple=True, metavar="NAME", help="Your name; repeat it for each person."
        ),
        click.Option(
            ["--seed"],
            type=Whole(0, (1 << 63) - 1),
            metavar="S",
            help="A number for the deal: the same number deals the same cards.",
        ),
        click.Option(
            ["--resume"],
            is_flag=False,
            flag_value=NEWEST,
            type=click.Path(),
            metavar="[FILE]",
            help="Go on with a saved game; without FILE, the last one.",
        ),
        click.Option(["--clock"], is_flag=True, default=None, help="Play with time limits."),
        click.Option(
            ["--pace"],
            type=Measure(0, 10),
            metavar="SECONDS",
            help="How long a bot pauses before it moves.",
        ),
        click.Option(
            ["--color/--no-color"],
            default=None,
            help="Always or never use colours; otherwise the terminal decides.",
        ),
        click.Option(
            ["--lines", "--screen-reader"],
            is_flag=True,
            default=None,
            help="Play line by line, as screen readers like it, instead of on the whole screen.",
        ),
        language_flag(),
    ]


class GameCommand(click.Command):
    """Playing one game."""

    def __init__(self, game: AnyGame) -> None:
        fewest, most = game.players
        table = [*_table_options(fewest, most), *flags_of(game)]
        taken = {flag for one in table for flag in (*one.opts, *one.secondary_opts)}
        said = Declared(game, language())
        rules = rule_flags(game.rules.options, taken, said)
        self._sections: dict[str, list[click.Option]] = {
            "Table": [*table, *preset_flag(game.rules.options, said)],
            "House rules": rules,
        }
        super().__init__(
            game.key,
            params=[one for section in self._sections.values() for one in section],
            callback=click.pass_context(_callback(game)),
            help=f"Play {game.name}, {fewest} to {most} players.\n\n{said.tagline}\n\n"
            f"handful rules {game.key} shows the rules on one page.",
            short_help=said.tagline,
            context_settings={"help_option_names": ["-h", "--help"]},
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The table first, then the house rules, then who can play."""
        for title, params in self._sections.items():
            with formatter.section(title):
                shown = [*params, self.get_help_option(ctx)] if title == "Table" else params
                records = [one.get_help_record(ctx) for one in shown if one]
                formatter.write_dl([record for record in records if record])
        with formatter.section("Bots"):
            formatter.write_dl(list(KNOWN.items()))


def _callback(game: AnyGame) -> Callable[..., int]:
    def play(ctx: click.Context, /, **given: Any) -> int:
        before: Mapping[str, Any] = ctx.obj or {}
        asked = {
            key: before.get(key) if value in (None, ()) else value for key, value in given.items()
        }
        return start(game, asked)

    return play


def start(game: AnyGame | None, asked: Mapping[str, Any]) -> int:
    """Sit down: resume, or play this game, or ask which; the exit status comes back."""
    wish = Wish(
        seats=asked.get("seats"),
        people=asked.get("humans"),
        bots=tuple(key for one in asked.get("bots") or () for key in _named(one)),
        names=tuple(asked.get("name") or ()),
    )
    paper = screen(asked.get("color"))
    pace, clock = asked.get("pace"), bool(asked.get("clock"))
    with clear_errors():
        if asked.get("resume"):
            _check_resuming(game, asked)
        try:
            chosen = game or (None if asked.get("resume") else _chosen(paper))
        except Left as left:
            return left.status
        options = house_rules(chosen.rules.options, asked) if chosen else None
        if chosen and options and not asked.get("resume"):
            check(chosen, options, seat_count(chosen, options, wish))
        play = partial(_sit_down, game=chosen, options=options, wish=wish, asked=asked)
        if asked.get("lines") or wish.people == 0 or not paper.fits(*SMALLEST):
            if wish.people != 0 and not asked.get("lines") and paper.fits(1, 1):
                _say_why_lines(paper)
            return play(session(paper, pace, clock))
        from handful.terminal.full_screen import play_full_screen

        return play_full_screen(paper, pace, clock, play)


def _say_why_lines(paper: Screen) -> None:
    """The window is too small for the table."""
    columns, rows = get_terminal_size()
    say = speaker(None, paper.language)
    paper.line(styled("dim", say("term-small", columns=columns, rows=rows)), 2)


def _chosen(paper: Screen) -> AnyGame:
    """The game that somebody picks from the menu."""
    return choose(list(games().values()), paper, own(paper))


def _sit_down(
    here: Session,
    game: AnyGame | None,
    options: Options | None,
    wish: Wish,
    asked: Mapping[str, Any],
) -> int:
    """Resume a game or play a new one."""
    if asked.get("resume"):
        return here.resume(_saved(asked["resume"], game), wish, game)
    assert game
    assert options
    if asked.get("winnable"):
        wish = only_winnable(here, game, wish, asked.get("seed"))
    return here.play(game, options, wish, asked.get("seed"))


def _check_resuming(game: AnyGame | None, asked: Mapping[str, Any]) -> None:
    """A saved game has its seats, its deal and its rules: flags for them would change nothing."""
    rules = rules_asked(game.rules.options, asked) if game else []
    table = [f"--{key}" for key in _OF_A_NEW_GAME if asked.get(key)]
    for flag in (*table, *rules):
        raise click.UsageError(speaker(None, language())("flag-resume", flag=flag))


def _named(given: str) -> list[str]:
    """Levels with commas between, or one command line, which may have commas of its own."""
    return [given] if is_program(given) else given.split(",")


def _saved(given: str, game: AnyGame | None) -> Path:
    return saves.newest(game.key if game else None) if given == NEWEST else Path(given)


@click.pass_context
def _play(ctx: click.Context, /, **given: Any) -> int | None:
    """Play in this terminal, against bots or with people at this keyboard.

    Without GAME, a menu asks which one; handful play GAME --help lists the house rules of a game.
    The table fills the screen; with a screen reader, add --lines.
    """
    if ctx.invoked_subcommand is None:
        return start(None, given)
    ctx.obj = given
    return None


command = PerGame(
    "play",
    GameCommand,
    help=_play.__doc__,
    params=[*_table_options()],
    callback=_play,
    invoke_without_command=True,
    subcommand_metavar="[GAME] [HOUSE RULES]",
)
