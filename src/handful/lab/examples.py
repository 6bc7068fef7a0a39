"""Games behind a price: played again from their number, beside the same deal as printed.

Only numbers are kept. Bots that were changed since may play another game; whoever is shown one is
told whether the rule still matters in it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from handful.core import AnyGame, BadOption, Play
from handful.core.options import written

from .playing import Table
from .pricing import Measured, Prices, price_study
from .study import Study


@dataclass(frozen=True, slots=True)
class Example:
    """One game under a house rule."""

    number: int
    play: Play
    """To its end, under the house rule."""
    alike: int | None
    """How many of its moves are those of the same deal as printed; None if all of both are."""

    def note(self, rule: str) -> str:
        """What to look for, in a sentence."""
        if self.alike is None:
            return (
                f"Game {self.number} under {rule} goes as it does by the printed rules: the bots "
                "have changed since it was chosen."
            )
        return f"Game {self.number} under {rule}: {self._parting(self.alike)}."

    def _parting(self, alike: int) -> str:
        """Where it parts from the same deal by the printed rules."""
        whole, printed = len(self.play.entries), "the same deal by the printed rules"
        if not alike:
            return f"from the first move on it goes another way than {printed}"
        if alike == whole:
            return f"all {whole} moves are those of {printed}, but it ends in another way"
        first = "first move is" if alike == 1 else f"first {alike} of {whole} moves are"
        return f"the {first} as in {printed}, and then it goes another way"


def example(played: AnyGame, table: Measured, key: str, value: str, number: int) -> Example:
    """Play one game again; `BadOption` where no such value was measured."""
    study = price_study(played, table.seats, table.bots, table.seed)
    play = Table(study, _setting(study, played, key, value)).played(number)
    printed = Table(study, 0).played(number)
    mine, its = ([(one.seat, one.move) for one in it.entries] for it in (play, printed))
    if mine == its and play.state.outcome() == printed.state.outcome():
        return Example(number, play, None)
    pairs = zip(mine, its, strict=False)
    alike = next(
        (at for at, (one, two) in enumerate(pairs) if one != two), min(len(mine), len(its))
    )
    return Example(number, play, alike)


def _setting(study: Study, played: AnyGame, key: str, value: str) -> int:
    for number, one in enumerate(study.settings):
        changed = played.rules.options.read(one.values).changed()
        if {name: written(it) for name, it in changed.items()} == {key: value}:
            return number
    raise BadOption(f"{key}={value} was not measured.")


def table_of(prices: Prices, seats: int | None, bots: str | None) -> Measured:
    """The measured table of this kind; the shown one where nothing is asked."""
    for one in prices.tables():
        if seats in (None, one.seats) and bots in (None, ",".join(one.bots)):
            return one
    kinds = ", ".join(f"{one.seats} × {','.join(one.bots)}" for one in prices.tables())
    raise BadOption(f"No prices were measured at such a table; there are {kinds}.")


def numbers_of(table: Measured, key: str, value: str) -> tuple[int, ...]:
    """The games that show a value; `BadOption` says why there are none."""
    values: Mapping[str, object] = table.prices.get(key, {})
    if not values:
        raise BadOption(f"{key} has no price; these have: {', '.join(table.prices)}.")
    if value not in values:
        raise BadOption(f"{key}={value} has no price; these values have: {', '.join(values)}.")
    found = table.prices[key][value]
    if not found.examples:
        raise BadOption(f"{key}={value}: {found.said}, so there is no game to show.")
    return found.examples
