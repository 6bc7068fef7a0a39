"""The command line: `handful` opens the table in a browser, `handful COMMAND` does the rest.

Every command is imported only when it is asked for, so that `--help` is quick.
"""

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

import click

import handful

if TYPE_CHECKING:
    from handful.i18n import Speaker

_COMMANDS = {
    "play": "Play in this terminal, against bots or with people at this keyboard.",
    "day": "Play the deals of the day, the same for everybody.",
    "serve": "Open the games to browsers on your network.",
    "rooms": "Look after the rooms of a server, also while it runs.",
    "join": "Play in somebody else's room, from this terminal.",
    "games": "List the games.",
    "rules": "Read the rules of a game on one page, or a single rule.",
    "replay": "Watch a saved game again.",
    "review": "See what was luck and what was skill in a finished game.",
    "puzzle": "Find the best move in positions from real games.",
    "solve": "Find out whether a saved game could have been won, and how.",
    "verify": "Check that a saved game was dealt fairly and played by the rules.",
    "arena": "Let bots play each other, and see who wins how often.",
    "lab": "Measure what a rule does, over very many games.",
    "mcp": "Let an assistant play, over the Model Context Protocol.",
    "scenario": "Run scenario files, which test the rules of a game.",
    "completion": "Print a script that lets Tab complete what you type.",
}


_USUAL = "serve"
"""What is done where no command is named: its flags need no command either."""


class _Lazy(click.Group):
    """A group whose commands are known by name and imported when used."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = {flag for one in self.get_params(ctx) for flag in one.opts}
        named = args and (not args[0].startswith("-") or args[0] in own)
        if not named and not ctx.resilient_parsing:  # which asks what there is to be completed
            args = [_USUAL, *args]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        found: click.Command = import_module(f"handful.cli.{cmd_name}").command
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in _COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(
                _say(ctx)("no-command", key=repr(args[0]), known=tuple(_COMMANDS))
            )
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))


@click.group(cls=_Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    handful.__version__,
    prog_name="handful",
    message=f"%(prog)s %(version)s, rules {handful.rules_run}",
)
def cli() -> None:
    """Five small-press card games, to play, to host and to study.

    Without a command, handful opens the games in your browser, as handful serve does.
    Each command has its own --help; handful play GAME --help lists the house rules of a game.
    """


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line of this process; every error is one sentence and status 2."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, io.StringIO())
        with suppress(AttributeError):
            getattr(sys, name).reconfigure(errors="replace")
    try:
        status = cli.main(args, prog_name="handful", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as asked:  # of a command that only has others
        click.echo(asked.format_message())
        status = 0
    except click.ClickException as problem:
        click.echo(f"handful: {_sentence(problem)}", err=True)
        status = 2
    except OSError as problem:  # the output went away: its disk is full, its terminal is gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        status = 2
        if not isinstance(problem, BrokenPipeError):  # `handful rules GAME | head` has seen enough
            click.echo(f"handful: The output cannot be written: {problem.strerror}.", err=True)
    except (click.Abort, KeyboardInterrupt):
        status = 130
    sys.exit(status if isinstance(status, int) else 0)


def _say(ctx: click.Context | None) -> "Speaker":
    """Says what is wrong with a command, in the language of whoever typed it."""
    from handful.cli.common import language
    from handful.i18n.games import speaker

    return speaker(None, language(ctx))


def _sentence(problem: click.ClickException) -> str:
    """What is wrong, and for an unknown flag where the known ones are listed."""
    ctx = problem.ctx if isinstance(problem, click.UsageError) else None
    path = ctx.command_path if ctx else "handful"
    if isinstance(problem, click.NoSuchOption):
        say, flag = _say(ctx), problem.option_name
        for near in (problem.possibilities or ())[:1]:
            return say("no-flag-near", key=flag, near=near, command=path)
        return say("no-flag", key=flag, command=path)
    if isinstance(problem, click.MissingParameter) and problem.param:
        name = problem.param.make_metavar(ctx) if ctx else str(problem.param.name)
        return _say(ctx)("flag-missing", key=name, command=path)
    if isinstance(problem, click.BadOptionUsage):
        return _say(ctx)("flag-empty", key=problem.option_name)
    said = problem.format_message().strip()
    return said + ("" if said.endswith((".", "?", ")")) else ".")
