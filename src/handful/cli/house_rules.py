"""House rules as flags, made from a game's declarations."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import click
from click.shell_completion import CompletionItem

from handful.core import AnyGame, BadOption, Options
from handful.core.catalog import game, keys
from handful.core.options import Declared as Option
from handful.core.options import Value, written
from handful.core.prices import prices, sentence
from handful.i18n.games import Declared, speaker, why_not

from .common import clear_errors, language, spread_lists

_HOUSE = "house"


class _Rule(click.ParamType[Any]):
    """The value of a house rule, read as its declaration reads it."""

    name = "value"

    def __init__(self, declared: Option) -> None:
        self._declared = declared

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> object:
        with clear_errors():
            return self._declared.read(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        one = self._declared
        values = [*map(written, (True, False) if one.is_switch else one.one_of), *one.subset_of]
        return [CompletionItem(value) for value in values if value.startswith(incomplete)]


class PerGame(click.Group):
    """A group with one command for each game in the catalogue."""

    def __init__(
        self,
        name: str,
        make: Callable[[AnyGame], click.Command],
        subcommand_metavar: str = "GAME [OPTIONS]",
        **declared: Any,
    ) -> None:
        super().__init__(name, subcommand_metavar=subcommand_metavar, **declared)
        self._make = make

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(keys())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self._make(game(cmd_name)) if cmd_name in keys() else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in keys() and not args[0].startswith("-"):
            with clear_errors():
                game(args[0])
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Games"):
            said = [(key, Declared(game(key), language()).tagline) for key in keys()]
            formatter.write_dl(said)


class RuledCommand(click.Command):
    """A command about one game that takes a flag for each of its house rules."""

    lists: ClassVar[Sequence[str]] = ()
    """The flags with several values: `--bots a b` means `--bots a --bots b`."""

    def __init__(
        self, game: AnyGame, flags: list[click.Option], act: Callable[..., int], help: str
    ) -> None:
        said = Declared(game, language())
        flags = [*flags, *preset_flag(game.rules.options, said)]
        taken = {flag for one in flags for flag in one.opts}
        super().__init__(
            game.key,
            params=[*flags, *rule_flags(game.rules.options, taken, said)],
            callback=act,
            help=help,
            short_help=said.tagline,
            context_settings={"help_option_names": ["-h", "--help"]},
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the flags, those with several values too."""
        return super().parse_args(ctx, spread_lists(args, self.lists))


def rule_flags(options: type[Options], taken: set[str], said: Declared) -> list[click.Option]:
    """One flag for each house rule; a flag that is taken gets `rule-` before it."""
    costs = {key: sentence(found) for key, found in prices(options).items()}
    help = said.options
    return [
        _rule_option(one, taken, help[one.key], costs.get(one.key, ""))
        for one in options.declared()
    ]


def preset_flag(options: type[Options], said: Declared) -> list[click.Option]:
    """`--preset`, where the game has some."""
    if not options.presets:
        return []
    keys = [preset.key for preset in options.presets]

    def check(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
        if value is not None and value not in keys:
            say = speaker(None, language())
            raise click.UsageError(say("no-preset", key=repr(value), known=tuple(keys)))
        return value

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
        return [key for key in keys if key.startswith(incomplete)]

    help = "A set of house rules to start from: " + "; ".join(
        f"{key} ({help.rstrip('.').lower()})" for key, (_, help) in said.presets.items()
    )
    return [
        click.Option(
            ["--preset"], callback=check, shell_complete=complete, metavar="NAME", help=help + "."
        )
    ]


def _rule_option(declared: Option, taken: set[str], does: str, cost: str) -> click.Option:
    """One house rule as a flag."""
    flag = _flag(declared.key)
    if flag in taken:
        flag = f"--rule-{flag.removeprefix('--')}"
    help = f"{does}  [default: {written(declared.default)}; {declared.clause}]"
    help += f"  In play: {cost}" if cost else ""
    if declared.is_switch:
        return click.Option(
            [flag, _HOUSE + declared.key],
            type=_Rule(declared),
            metavar="[on|off]",
            is_flag=False,
            flag_value=written(True),
            help=help,
        )
    return click.Option(
        [flag, _HOUSE + declared.key], type=_Rule(declared), metavar=_metavar(declared), help=help
    )


def _metavar(declared: Option) -> str:
    parts = [written(value) for value in declared.one_of]
    if declared.between:
        parts.append("{}-{}".format(*declared.between))
    if declared.seat:
        parts.append("SEAT")
    return "|".join(parts) if parts else ",".join(declared.subset_of)


def rules_asked(options: type[Options], asked: Mapping[str, Any]) -> list[str]:
    """The flags of the house rules that were asked for."""
    keys = [one.key for one in options.declared()]
    return [_flag(key) for key in keys if asked.get(_HOUSE + key) is not None]


def check(game: AnyGame, options: Options, seats: int) -> None:
    """Raise `BadOption` where these rules make no game for so many; it names the flags at fault."""
    try:
        game.check(options, seats)
    except BadOption as problem:
        flags = [f"{_flag(key)} {written(value)}" for key, value in _at_fault(options, seats)]
        why = [" ".join(flags), why_not(problem, language())]
        raise BadOption(": ".join(filter(None, why))) from None


def _at_fault(options: Options, seats: int) -> list[tuple[str, Value]]:
    """The house rules each of which makes the problem; none, where it is the number of seats."""
    usual = type(options)()
    if usual.problem(seats):
        return []
    changed = options.changed()
    values = options.values()
    alone = [
        (key, value)
        for key, value in changed.items()
        if not options.read(values | {key: getattr(usual, key)}).problem(seats)
    ]
    return alone or list(changed.items())


def _flag(key: str) -> str:
    return "--" + key.replace("_", "-")


def house_rules(options: type[Options], asked: Mapping[str, Any]) -> Options:
    """The preset, with what the flags change about it."""
    presets = {preset.key: preset.values for preset in options.presets}
    values: dict[str, object] = dict(presets.get(str(asked.get("preset")), {}))
    for one in options.declared():
        given = asked.get(_HOUSE + one.key)
        if given is not None:
            values[one.key] = given
    return options.read(values)
