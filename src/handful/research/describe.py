"""The page about every action and every number: python -m handful.research.describe."""

from collections.abc import Iterator

from handful.core import AnyGame
from handful.core.catalog import games

from .actions import Actions

HEAD = """# Actions and observations

Made by `python -m handful.research.describe`; a test keeps it up to date.

What a learning program (an *agent*) sees in each game and what it can do, number by number.
[Research](research.md) says how to use it.

**Actions.** An action is a number.
If a game has few moves, each move is one action: you play by naming its number.
In the other games you build a move step by step, and each step is one action.
The first step names what you do (`flip`, `offer`), the next ones a card, a place or a player.
The action `done` ends a list or a number, or leaves out a choice that you need not make.
You are never asked for a step in which only one action is possible.
The last action is always `wait`: it lets a chance go by that you need not take.
Cards and places have the short names that written moves use, such as `R1` for the red 1.

**Observations.** An observation is a row of numbers from 0 to 1.
Players are counted from the one who looks: 0 is you, 1 is the next player.
In the games with several steps to a move, the row ends with one more number for each action.
It says at which step of the unfinished move you last chose that action (divided by 16).
It is 0 if you have not.
In the tables, “÷ 10” says what the number is divided by, so that it lies between 0 and 1.
“10 × 11” means ten things with eleven numbers each, and “asks (3)” that this part takes three.
“One of them 1” means that all the others are 0.
“By seat from me” means one number for each player, you first.

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
    said = "one action" if actions.is_flat else "several steps"
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
