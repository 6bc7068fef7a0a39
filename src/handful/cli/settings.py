"""Settings of a command: by flag, by variable of the environment, or in a file."""

import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import click

from .common import FILE, called


class Setting(click.Option):
    """A flag that a variable may set instead: --log-level or HANDFUL_LOG_LEVEL; the flag wins."""

    def __init__(self, *declared: Any, **more: Any) -> None:
        super().__init__(*declared, **more)
        self.envvar = f"HANDFUL_{str(self.name).upper()}"

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        """What was set; if that cannot be, the one of the three that was used is named."""
        try:
            return super().type_cast_value(ctx, value)
        except click.BadParameter:
            choices = self.type.choices if isinstance(self.type, click.Choice) else ("1", "0")
            allowed = f"{', '.join(choices[:-1])} or {choices[-1]}"
            wrong = f"{called(self, ctx)} cannot be {value!r}: say {allowed}."
            raise click.UsageError(wrong) from None


def read_file(ctx: click.Context, param: click.Parameter, path: str | None) -> str | None:
    """Let a file set what neither flags nor variables set."""
    if path is None:
        return None
    try:
        table = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as problem:
        wrong = f"{called(param, ctx)} cannot be {path!r}: {problem.strerror}."
        raise click.UsageError(wrong) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise click.UsageError(f"{path} is not TOML: {problem}.") from None
    ctx.meta[FILE] = path
    known = {in_file(one): one for one in ctx.command.params if one.expose_value and one != param}
    ctx.default_map = {
        str(_known(known, path, key).name): _as_written(known[key], path, key, value)
        for key, value in table.items()
    }
    return path


def in_file(setting: click.Parameter) -> str:
    """What a setting is called in a file: as its flag, without the dashes before it."""
    return setting.opts[0].removeprefix("--")


def _known(known: dict[str, click.Parameter], path: str, key: str) -> click.Parameter:
    if key not in known:
        raise click.UsageError(f"{path} sets {key!r}: there are {', '.join(known)}.")
    return known[key]


def _as_written(setting: click.Parameter, path: str, key: str, value: object) -> object:
    """A value of the file as a variable would have it; lists are for settings that take several."""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, str | int | float):
        return [str(value)] if setting.multiple else str(value)
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return value if setting.multiple else " ".join(value)
    raise click.UsageError(f"{key} in {path} cannot be {value!r}.")


setting = partial(click.option, cls=Setting, show_default=True, show_envvar=True)
