"""A study: which games are played, declared once; every game follows from it and its number."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from msgspec import Struct

from handful.arena.all_seeing import check
from handful.arena.contest import seatings
from handful.core import AnyGame, BadOption, Options, message
from handful.core.catalog import game
from handful.core.options import Value, written
from handful.core.rng import GOLDEN, WORD, drawn

STEP_OF_CHANCE = 10_000
"""After each so many games a run may stop early, where all play by lot inside the rules."""
STEP_OF_BOTS = 20
CHANCE = "random"
"""The level that is played inside the compiled rules, where nobody else sits at the table."""
LOOKED_AT = 2000
"""About so many games of a run are looked at closely, unless asked otherwise."""

Vary = Mapping[str, Sequence[Value]]


class Setting(Struct, frozen=True):
    """One table of a study: how many play, who they are, and the house rules they changed."""

    seats: int
    bots: tuple[str, ...]
    values: dict[str, object]

    @property
    def is_chance(self) -> bool:
        """Whether everybody plays by lot."""
        return set(self.bots) == {CHANCE}

    def parts(self) -> dict[str, str]:
        """What can tell this setting from another, in words."""
        named = {"players": str(self.seats), "bots": " + ".join(self.bots)}
        return named | {key: written(_value(value)) for key, value in self.values.items()}


class Study(Struct, frozen=True, kw_only=True):
    """What makes two runs the same: their games are then the same, one by one."""

    game: str
    rules_number: int
    seed: int
    shard: int = 1
    """A shard's number times this is the number of its first game."""
    step: int = 0
    """After each so many games the run may stop early; 0 is after each shard."""
    every: int
    """One game in so many is looked at closely; 0 is none."""
    settings: tuple[Setting, ...]
    """The first is the one that the others are compared with."""

    @property
    def stops(self) -> int:
        """After how many games each it may stop: no shard reaches past such a place."""
        return self.step or self.shard

    def options(self, number: int) -> Options:
        """The house rules of a setting."""
        return game(self.game).rules.options.read(self.settings[number].values)

    def labels(self) -> list[str]:
        """Each setting by what tells it from the others."""
        usual = {one.key: written(one.default) for one in game(self.game).rules.options.declared()}
        parts = [usual | one.parts() for one in self.settings]
        keys = ["players", "bots", *usual]
        telling = [key for key in keys if len({one[key] for one in parts}) > 1]
        rules = [key for key in telling if key in usual]
        hidden = usual if len(rules) > 1 else {}
        return [
            _label(one, telling, hidden) or self.options(number).summary()
            for number, one in enumerate(parts)
        ]

    def seed_of(self, number: int) -> int:
        """The seed of game `number`: the same in every setting, so that they can be compared."""
        return drawn((drawn(self.seed & WORD) + (number + 1) * GOLDEN) & WORD) >> 2

    def seating(self, setting: Setting, number: int) -> tuple[str, ...]:
        """Who sits where in game `number`: drawn for each game anew."""
        if len(setting.bots) == 1:
            return setting.bots * setting.seats
        return seatings(setting.bots, setting.seats, self.seed_of(number))[0]

    def is_looked_at(self, number: int) -> bool:
        """Whether this game is looked at closely."""
        return self.every > 0 and number % self.every == 0


def _label(parts: Mapping[str, str], telling: Sequence[str], usual: Mapping[str, str]) -> str:
    """What tells a setting from the others; of several house rules only those that it changes."""
    said = [_said(key, parts[key]) for key in telling if parts[key] != usual.get(key)]
    return ", ".join(said)


def _said(key: str, value: str) -> str:
    if key == "players":
        return "1 player" if value == "1" else f"{value} players"
    return value if key == "bots" else f"{key}={value}"


def _value(value: object) -> Value:
    return tuple(value) if isinstance(value, list) else value  # type: ignore[return-value]


def study(
    played: AnyGame,
    base: Options,
    seats: Sequence[int],
    bots: Sequence[tuple[str, ...]],
    *,
    vary: Vary | None = None,
    one_at_a_time: bool = False,
    seed: int = 0,
    every: int | None = None,
    games: int = 0,
) -> Study:
    """A study of these tables; a table that makes no game raises `BadOption`."""
    for spec in {spec for row in bots for spec in row}:
        check(spec)
    settings = [
        Setting(count, row, dict(values))
        for count in seats
        for row in bots
        for values in _variations(played, base, vary or {}, one_at_a_time)
    ]
    for one in settings:
        played.check(played.rules.options.read(one.values), one.seats)
    chance = all(one.is_chance for one in settings)
    return Study(
        game=played.key,
        rules_number=played.rules_number,
        seed=seed,
        step=STEP_OF_CHANCE if chance else STEP_OF_BOTS,
        every=max(1, games // LOOKED_AT) if every is None else every,
        settings=tuple(settings),
    )


def _variations(
    played: AnyGame, base: Options, vary: Vary, one_at_a_time: bool
) -> Iterator[Mapping[str, object]]:
    """The house rules of each setting: all combinations, or the base and one change at a time."""
    changed = dict(base.changed())
    if not one_at_a_time:
        for chosen in product(*vary.values()):
            yield _plain(played, changed | dict(zip(vary, chosen, strict=True)))
        return
    yield _plain(played, changed)
    for key, values in vary.items():
        for value in values:
            if value != getattr(base, key):
                yield _plain(played, changed | {key: value})


def _plain(played: AnyGame, values: Mapping[str, Value]) -> dict[str, object]:
    """Only what differs from the defaults, so that one setting is written in one way only."""
    changed = played.rules.options.read(values).changed()
    return {key: list(one) if isinstance(one, tuple) else one for key, one in changed.items()}


def read_vary(played: AnyGame, given: Sequence[str]) -> dict[str, list[Value]]:
    """`option=a,b,c`, several times; a value of a list of words joins them with +."""
    known = {one.key: one for one in played.rules.options.declared()}
    found: dict[str, list[Value]] = {}
    for text in given:
        name, sign, values = text.partition("=")
        key = name.strip().replace("-", "_")
        if key not in known:
            raise BadOption(message("rule-unknown", key=name, known=tuple(known)))
        if not sign or not values or key in found:
            raise BadOption(f"--vary {text} is not understood: say {key}=VALUE,VALUE once.")
        read = [known[key].read(word.replace("+", ",")) for word in values.split(",")]
        found[key] = list(dict.fromkeys(read))
    return found
