"""The price of every house rule: changed one at a time, on the same deals, by the same bots."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct, json
from msgspec.structs import asdict

from handful.core import AnyGame
from handful.core.game_folder import folder_of
from handful.core.options import Declared, Options, Value, written
from handful.core.prices import FILE, NOTHING, UNUSED, Effect, Often, What, said

from .estimates import Mean, chance_of, discoveries, is_together
from .figures import Change, Report, change
from .shards import trouble
from .study import Study, study

SMALL = 0.03
"""Less than this share of the length, or of all games, is not worth a word."""


class Price(Struct, frozen=True, omit_defaults=True):
    """What one value of an option does: in words, and as means of differences with ± 95 %.

    A rule that was never used has no numbers: no difference was measured.
    """

    said: str
    exercised: tuple[int, int] | None
    """In how many games anything went differently, and of how many."""
    moves: tuple[float, float] | None = None
    headline: tuple[float, float] | None = None
    leader: tuple[float, float] | None = None
    shared: tuple[float, float] | None = None
    examples: tuple[int, ...] = ()
    """The numbers of a few games in which it mattered: the seed and the bots make them again."""


class Measured(Struct, frozen=True):
    """The prices that one kind of table shows."""

    seats: int
    bots: tuple[str, ...]
    games: int
    length: float
    """How many moves a game takes by the printed rules."""
    headline: Often
    """What is counted first: who wins oftener or less often."""
    prices: dict[str, dict[str, Price]]
    seed: int = 0
    """All games follow from it and their numbers."""


class Prices(Struct, frozen=True):
    """All that is in the file: the prices that people are shown, and what other tables show."""

    rules_number: int
    shown: Measured
    more: tuple[Measured, ...] = ()

    def tables(self) -> tuple[Measured, ...]:
        """Every kind of table, the shown one first."""
        return (self.shown, *self.more)


def price_study(played: AnyGame, seats: int, bots: tuple[str, ...], seed: int) -> Study:
    """The rules as printed, and every other value of every option alone."""
    base = played.rules.options()
    vary = {one.key: list(_others(played, one, seats)) for one in base.declared()}
    priced = {key: values for key, values in vary.items() if values}
    return study(played, base, [seats], [bots], vary=priced, one_at_a_time=True, seed=seed, every=1)


def _others(played: AnyGame, one: Declared, seats: int) -> Iterator[Value]:
    """The values that are measured: each word, and of a number about half and about twice."""
    for value in dict.fromkeys(_candidates(one)):
        if value != one.default and not _problem(played, one.key, value, seats):
            yield value


def _candidates(one: Declared) -> Iterator[Value]:
    if one.is_switch:
        yield from (False, True)
    elif one.is_list:
        yield from ((word,) for word in one.subset_of)
    else:
        yield from one.one_of
        if one.between and isinstance(one.default, int):
            low, high = one.between
            for value in (one.default // 2, max(one.default * 2, one.default + 1)):
                yield min(high, max(low, value))


def _problem(played: AnyGame, key: str, value: Value, seats: int) -> bool:
    return played.rules.options.read({key: value}).problem(seats) is not None


def priced(report: Report) -> Measured:
    """The prices that a finished run of `price_study` shows."""
    base = report.base
    found: dict[str, dict[str, Price]] = {}
    for other in report.settings[1:]:
        ((key, value),) = _changed(report.game.rules.options, other.setting.values).items()
        found.setdefault(key, {})[written(value)] = _price(change(base, other))
    alone: Often = "bot" if len(base.setting.bots) > 1 else "starter"
    measured = Measured(
        base.setting.seats,
        base.setting.bots,
        base.count,
        round(base.length().value, 2),
        "table" if is_together(base.games) else alone,
        found,
        report.study.seed,
    )
    return settled(Prices(report.study.rules_number, measured)).shown


def beside(kept: Prices | None, rules_number: int, new: Measured) -> Prices:
    """The file with new prices: in place of those of the same table, else after the others."""
    if kept is None or kept.rules_number != rules_number:
        return settled(Prices(rules_number, new))
    tables = [one if _table(one) != _table(new) else new for one in kept.tables()]
    if new not in tables:
        tables.append(new)
    return settled(Prices(rules_number, tables[0], tuple(tables[1:])))


def _table(one: Measured) -> tuple[int, tuple[str, ...]]:
    return one.seats, one.bots


def _changed(options: type[Options], values: Mapping[str, object]) -> dict[str, Value]:
    return options.read(values).changed()


def _price(found: Change) -> Price:
    if found.is_unused:
        return Price(UNUSED, found.exercised)
    return Price(
        NOTHING,
        found.exercised,
        _rounded(found.moves, found.moves.half),
        _rounded(found.headline, found.headline.paired_half),
        _rounded(found.leader, found.leader.paired_half) if found.leader else None,
        _rounded(found.draws, found.draws.paired_half),
        found.examples,
    )


def settled(prices: Prices) -> Prices:
    """The same with everything said anew: what is a change is decided over all comparisons."""
    chances = [
        chance_of(*pair)
        for table in prices.tables()
        for price in _all(table)
        for _, pair in _compared(table, price)
    ]
    seen = iter(discoveries(chances))
    tables = [
        msgspec.structs.replace(
            table,
            prices={
                key: {value: _said(table, price, seen) for value, price in values.items()}
                for key, values in table.prices.items()
            },
        )
        for table in prices.tables()
    ]
    return Prices(prices.rules_number, tables[0], tuple(tables[1:]))


def _all(table: Measured) -> Iterator[Price]:
    yield from (price for values in table.prices.values() for price in values.values())


def _compared(table: Measured, price: Price) -> list[tuple[What, tuple[float, float]]]:
    """Every comparison that is made of a value; none where the rule was never used."""
    rows: list[tuple[What, tuple[float, float] | None]] = [
        ("moves", price.moves),
        (table.headline, price.headline),
        ("leader", price.leader),
        ("shared", price.shared),
    ]
    return [(what, pair) for what, pair in rows if pair]


def _said(table: Measured, price: Price, seen: Iterator[bool]) -> Price:
    effects = [
        effect
        for what, (value, _) in _compared(table, price)
        if next(seen)
        for effect in (_moves(value, table.length) if what == "moves" else _often(value, what))
    ]
    return price if price.said == UNUSED else msgspec.structs.replace(price, said=said(effects))


def _moves(value: float, whole: float) -> Iterator[Effect]:
    if abs(value) >= SMALL * whole:
        places = 0 if abs(value) >= 10 else 1
        yield Effect("moves", round(100 * value / whole), f"{value:+.{places}f}")


def _often(value: float, what: What) -> Iterator[Effect]:
    if abs(value) >= SMALL:
        yield Effect(what, round(100 * value))


def _rounded(one: Mean, half: float) -> tuple[float, float]:
    return round(one.value, 5), round(half, 5)


def home_of(played: AnyGame) -> Path:
    """Where the prices of a game lie."""
    return folder_of(played.rules.options) / FILE


def read(path: Path) -> Prices | None:
    """The prices in a file; None where there is none, or one of an older form."""
    try:
        return json.decode(path.read_bytes(), type=Prices)
    except (FileNotFoundError, msgspec.MsgspecError):
        return None


def write(prices: Prices, path: Path) -> None:
    """Put the prices into a file."""
    try:
        path.write_text(_lines(prices), "utf-8")
    except OSError as problem:
        raise trouble(path, problem) from None


def _lines(prices: Prices) -> str:
    """The file as JSON with one price a line, so that a diff names what changed."""
    more = ",\n".join(_table_lines(one) for one in prices.more)
    return (
        f'{{"rules_number": {prices.rules_number}, "shown": {_table_lines(prices.shown)}, '
        f'"more": [\n{more}\n]}}\n'
    )


def _table_lines(table: Measured) -> str:
    head = {key: value for key, value in asdict(table).items() if key != "prices"}
    options = [
        f" {_json(key)}: {{\n"
        + ",\n".join(f"  {_json(value)}: {_json(price)}" for value, price in values.items())
        + "\n }"
        for key, values in table.prices.items()
    ]
    return f'{_json(head)[:-1]}, "prices": {{\n' + ",\n".join(options) + "\n}}"


def _json(value: object) -> str:
    return json.format(json.encode(value), indent=0).decode()
