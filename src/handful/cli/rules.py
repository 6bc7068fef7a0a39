"""`handful rules GAME [CLAUSE]`."""

import click
from click.shell_completion import CompletionItem

from handful.core import AnyGame, Game
from handful.core.rulebook import clauses, read
from handful.terminal import rulespage

from .common import GameName, color, screen


def _clauses(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    game = ctx.params.get("game")
    book = clauses(read(game)) if isinstance(game, Game) else {}
    return [
        CompletionItem(one.id, help=one.text[:60])
        for one in book.values()
        if one.id.lower().startswith(incomplete.lower())
    ]


@click.command("rules")
@click.argument("game", type=GameName())
@click.argument("clause", required=False, shell_complete=_clauses)
@color
def command(game: AnyGame, clause: str | None, color: bool | None) -> None:
    """Read the rulebook of GAME, or one CLAUSE of it by its number."""
    paper = screen(color)
    if clause is None:
        rulespage.show(game, "", paper)
        return
    try:
        found = rulespage.clause(game, clause, paper.language)
    except rulespage.NoClause as problem:
        raise click.UsageError(str(problem)) from None
    paper.line(rulespage.written(found), 4)
