"""The price of every house rule: changed one at a time, on the same deals, by the same bots."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct, json
from msgspec.structs import asdict

from handful.core import AnyGame
from handful.core.game_folder import folder_of
from handful.core.options import Declared, Options, Value, written
from handful.core.prices import FILE, Effect, Often, said

from .estimates import Mean, is_together
from .figures import Change, Report, change
from .shards import trouble
from .study import Study, study

SMALL = 0.03
"""Less than this share of the length, or of all games, is not worth a word."""


class Price(Struct, frozen=True):
    """What one value of an option does: in words, and as means of differences with ± 95 %."""

    said: str
    moves: tuple[float, float]
    headline: tuple[float, float]
    leader: tuple[float, float] | None


class Prices(Struct, frozen=True):
    """All that is in the file."""

    rules_number: int
    seats: int
    bots: tuple[str, ...]
    games: int
    prices: dict[str, dict[str, Price]]


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


def priced(report: Report) -> Prices:
    """The prices that a finished run of `price_study` shows."""
    base = report.base
    found: dict[str, dict[str, Price]] = {}
    for other in report.settings[1:]:
        ((key, value),) = _changed(report.game.rules.options, other.setting.values).items()
        found.setdefault(key, {})[written(value)] = _price(report, change(base, other))
    return Prices(
        report.study.rules_number, base.setting.seats, base.setting.bots, base.count, found
    )


def _changed(options: type[Options], values: Mapping[str, object]) -> dict[str, Value]:
    return options.read(values).changed()


def _price(report: Report, found: Change) -> Price:
    base = report.base
    alone: Often = "bot" if len(base.setting.bots) > 1 else "starter"
    headline: Often = "table" if is_together(base.games) else alone
    effects = [
        *_length(found.moves, base.length().value),
        *_share(found.headline, headline),
        *(_share(found.leader, "leader") if found.leader else ()),
        *_share(found.draws, "shared"),
    ]
    return Price(
        said(effects),
        _rounded(found.moves),
        _rounded(found.headline),
        _rounded(found.leader) if found.leader else None,
    )


def _length(one: Mean, whole: float) -> Iterator[Effect]:
    if _is_seen(one) and abs(one.value) >= SMALL * whole:
        places = 0 if abs(one.value) >= 10 else 1
        yield Effect("moves", round(100 * one.value / whole), f"{one.value:+.{places}f}")


def _share(one: Mean, what: Often) -> Iterator[Effect]:
    if _is_seen(one) and abs(one.value) >= SMALL:
        yield Effect(what, round(100 * one.value))


def _is_seen(one: Mean) -> bool:
    """Whether the interval leaves nothing out."""
    return one.games > 1 and abs(one.value) > one.half


def _rounded(one: Mean) -> tuple[float, float]:
    return round(one.value, 4), round(one.half, 4)


def home_of(played: AnyGame) -> Path:
    """Where the prices of a game lie."""
    return folder_of(played.rules.options) / FILE


def write(prices: Prices, path: Path) -> None:
    """Put the prices into a file."""
    try:
        path.write_text(_lines(prices), "utf-8")
    except OSError as problem:
        raise trouble(path, problem) from None


def _lines(prices: Prices) -> str:
    """The file as JSON with one price a line, so that a diff names what changed."""
    head = {key: value for key, value in asdict(prices).items() if key != "prices"}
    options = [
        f" {_json(key)}: {{\n"
        + ",\n".join(f"  {_json(value)}: {_json(price)}" for value, price in values.items())
        + "\n }"
        for key, values in prices.prices.items()
    ]
    return f'{_json(head)[:-1]}, "prices": {{\n' + ",\n".join(options) + "\n}}\n"


def _json(value: object) -> str:
    return json.format(json.encode(value), indent=0).decode()
