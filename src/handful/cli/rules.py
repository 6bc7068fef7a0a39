"""`handful rules GAME [CLAUSE] [--all]`."""

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
@click.option("--all", "whole", is_flag=True, help="Show every rule by number.")
@color
def command(game: AnyGame, clause: str | None, whole: bool, color: bool | None) -> None:
    """Read the rules of GAME on one page, or the rule with the number CLAUSE."""
    paper = screen(color)
    if clause is None:
        page = rulespage.one_page(game, paper, f"handful rules {game.key} --all")
        rulespage.show(game, rulespage.ALL if whole else "", paper, page=page)
        return
    try:
        found = rulespage.clause(game, clause, paper.language)
    except rulespage.NoClause as problem:
        raise click.UsageError(str(problem)) from None
    paper.line(rulespage.written(found), 4)
