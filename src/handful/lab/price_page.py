"""The page of all prices, docs/prices.md: python -m handful.lab.price_page > docs/prices.md"""

from collections.abc import Iterator, Sequence

from handful.core import AnyGame
from handful.core.catalog import games
from handful.core.prices import NOTHING, OFTEN, UNUSED, Often

from .estimates import FALSE
from .pricing import Measured, Price, Prices, home_of, read

AS_MANY = "as many"
"""What is said where no game was longer or shorter: ± 0 would claim to be sure of all games."""


def page() -> str:
    """The whole page."""
    found = [(played, read(home_of(played))) for played in games().values()]
    known = [(played, one) for played, one in found if one]
    lines = [
        "# What every house rule does",
        "",
        "The *price* of a house rule is what it changes: how long a game takes, and who wins.",
        "The same bots play the same deals by the printed rules and with this one rule changed.",
        "[The lab](lab.md#prices) says how it is measured; `handful lab price GAME` does it again.",
        "",
        "*Exercised* says in how many games anything at all went differently.",
        f"If nothing did, the page says “{UNUSED}” and claims nothing about the rule.",
        "(Some of these values are just what the printed rules say for that number of players.)",
        "The other columns show the change, with its 95 % interval (Wilson's for shares, which is",
        "never ± 0); percentages are percentage points.",
        f"“{AS_MANY}”: every single game had exactly as many moves as by the printed rules.",
        "Bold is a change that is large enough to matter (3 % of the length, or of all games) and",
        "more than chance. Of so many comparisons some look large by chance alone; the method",
        f"of Benjamini and Hochberg keeps these to about {100 * FALSE:.0f} % of what is bold.",
        "",
        "`handful lab prices` makes a web page of this, where every rule links to games in which",
        "it mattered; `handful lab example GAME RULE=VALUE` shows such a game in the terminal.",
        "",
        _unused(known),
        "",
        *_summary(known),
    ]
    for played, one in known:
        lines += ["", f"## {played.name}"]
        for table in one.tables():
            lines += ["", *_table(table)]
    return "\n".join([*lines, ""])


def _unused(known: Sequence[tuple[AnyGame, Prices]]) -> str:
    """How much of all that was tried nobody used."""
    said = [
        price.said
        for _, one in known
        for table in one.tables()
        for values in table.prices.values()
        for price in values.values()
    ]
    unused = said.count(UNUSED)
    return f"Of {len(said)} prices, {unused} ({unused / len(said):.0%}) are {UNUSED}."


def _summary(known: Sequence[tuple[AnyGame, Prices]]) -> Iterator[str]:
    yield "| game | players | bots | games for each value | values | not exercised | changes seen |"
    yield "|---|--:|---|--:|--:|--:|--:|"
    for played, one in known:
        for table in one.tables():
            all_of = [price for values in table.prices.values() for price in values.values()]
            unused = sum(price.said == UNUSED for price in all_of)
            changed = sum(price.said not in (UNUSED, NOTHING) for price in all_of)
            yield (
                f"| {played.name} | {table.seats} | {' + '.join(table.bots)} | {table.games:,} | "
                f"{len(all_of)} | {unused} | {changed} |"
            )


def _table(table: Measured) -> Iterator[str]:
    wins = OFTEN[table.headline]
    yield f"### {table.seats} × {' + '.join(table.bots)}, {table.games:,} games for each value"
    yield ""
    yield f"As printed, a game takes {table.length:,.0f} moves."
    yield ""
    yield f"| rule | exercised | moves | {wins} | the leader at half-time wins | shared wins |"
    yield "|---|--:|--:|--:|--:|--:|"
    for key, values in table.prices.items():
        for value, price in values.items():
            yield f"| `{key}={value}` | {exercised(price)} | {' | '.join(_cells(price))} |"


def exercised(price: Price) -> str:
    """In how many games anything went differently."""
    if price.exercised is None:
        return "–"
    different, games = price.exercised
    return UNUSED if not different else f"{different / games:.0%}"


def _cells(price: Price) -> Iterator[str]:
    yield from (f"**{text}**" if text and is_seen else text for text, is_seen in numbers(price))


def numbers(price: Price) -> Iterator[tuple[str, bool]]:
    """What was measured of a value, and whether each is more than chance."""
    words = price.said
    yield _moves(price.moves), "moves (" in words
    yield _share(price.headline), any(OFTEN[one] in words for one in _HEADLINES)
    yield _share(price.leader), OFTEN["leader"] in words
    yield _share(price.shared), OFTEN["shared"] in words


_HEADLINES: tuple[Often, ...] = ("starter", "bot", "table")


def _moves(pair: tuple[float, float] | None) -> str:
    if not pair:
        return ""
    value, half = pair
    digits = 1 if half >= 0.05 else 2
    return f"{value:+,.{digits}f} ± {half:,.{digits}f}" if half else AS_MANY


def _share(pair: tuple[float, float] | None) -> str:
    return f"{pair[0]:+.1%} ± {pair[1]:.1%}" if pair else ""


if __name__ == "__main__":
    print(page(), end="")
