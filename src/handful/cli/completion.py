"""`handful completion SHELL`."""

import click
from click.shell_completion import get_completion_class

_SHELLS = ("bash", "zsh", "fish")


@click.command("completion")
@click.argument("shell", metavar="|".join(_SHELLS))
def command(shell: str) -> None:
    """Print a script that lets Tab complete commands, games, options and their values.

    \b
    bash:  eval "$(handful completion bash)"      in ~/.bashrc
    zsh:   eval "$(handful completion zsh)"       in ~/.zshrc
    fish:  handful completion fish | source       in ~/.config/fish/config.fish
    """
    if shell not in _SHELLS:
        raise click.UsageError(f"There is no completion for {shell!r}: there are bash, zsh, fish.")
    from . import cli

    made = get_completion_class(shell)
    assert made is not None
    click.echo(made(cli, {}, "handful", "_HANDFUL_COMPLETE").source())
