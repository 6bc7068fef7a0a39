"""The page about every action and every number: python -m handful.research.describe."""

from collections.abc import Iterator

from handful.core import AnyGame
from handful.core.catalog import games

from .actions import Actions

HEAD = """# Actions and observations

Made by `python -m handful.research.describe`; a test keeps it true.

An action is a number.
Where a game's moves are few, each move is one action.
Otherwise a move is said token by token: its verb, then its choices in the grammar's order.
`done` ends a list or a number, and stands for a choice left out.
A token that could be no other is never asked for.
`wait`, always the last action, lets a chance go by that one need not take.

An observation is a row of numbers from 0 to 1.
Seats are counted from the one that looks: 0 is itself, 1 the next one.
Where moves are said in tokens, one more number for each action follows:
where in the half-said move it was said last (÷ 16), 0 if it was not.

| game | actions | a move is | observation |
|---|--:|---|--:|
"""


def page() -> str:
    """The whole page."""
    found = games().values()
    rows = [_row(game) for game in found]
    parts = ["\n".join([*_actions(game), "", *_features(game)]) for game in found]
    return HEAD + "\n".join(rows) + "\n" + "\n".join(parts) + "\n"


def _row(game: AnyGame) -> str:
    actions = Actions(game)
    said = "one action" if actions.is_flat else "several tokens"
    return f"| {game.name} | {actions.size} | {said} | {size(game)} |"


def size(game: AnyGame) -> int:
    """How many numbers an observation of this game has."""
    assert game.study.observation is not None, f"{game.name} declares no observation"
    actions = Actions(game)
    return game.study.observation.size + (0 if actions.is_flat else actions.size)


def _actions(game: AnyGame) -> Iterator[str]:
    yield f"\n## {game.name} (`{game.key}`)\n"
    yield "| actions | |"
    yield "|---|---|"
    names = Actions(game).names
    start = 0
    while start < len(names):
        kind, end = names[start].split()[0], start + 1
        while end < len(names) and names[end].split()[0] == kind:
            end += 1
        said = f"`{names[start]}`" + (f" … `{names[end - 1]}`" if end > start + 1 else "")
        yield f"| {start}{f' – {end - 1}' if end > start + 1 else ''} | {said} |"
        start = end


def _features(game: AnyGame) -> Iterator[str]:
    observation = game.study.observation
    assert observation is not None, f"{game.name} declares no observation"
    yield "| numbers | feature | meaning |"
    yield "|---|---|---|"
    for one in observation.features:
        first, last = observation.at[one.name], observation.at[one.name] + one.size - 1
        yield f"| {first}{f' – {last}' if last > first else ''} | `{one.name}` | {one.meaning} |"


if __name__ == "__main__":
    print(page(), end="")
