"""How well a bot plays: every level by name, the same names for every game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from handful.core import AnyGame, Bot, Chance, Memory, Move, Options, Seat, Temper, View

from .characters import CHARACTERS
from .search import Expert

AnyBot = Bot[View, Memory]

RARELY = 8
"""A random player takes one optional chance in so many."""


class UnknownLevel(Exception):
    """No level has this name."""


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play, for any game."""

    key: str
    help: str
    player: Callable[[AnyGame, Temper | None], AnyBot]
    """(game, temper of its character, if it has one) → who plays so well."""
    memory: Callable[[Options, int, Seat], Memory] | None = None
    """Where it keeps a memory of its own in place of the game's."""
    follows: bool = False
    """Whether it is asked even where it has no choice, because it follows the game by that."""
    temper: Temper | None = None
    """Of the character that plays at this level; neither changes the other."""

    @property
    def character(self) -> str:
        """Who it is, if it is somebody."""
        return self.key.partition(":")[2] if self.temper else ""

    def bot(self, game: AnyGame) -> AnyBot:
        """Somebody who plays this game at this level, with this temper."""
        return self.player(game, self.temper)

    def by_anybody(self) -> "Level":
        """The same level without a character."""
        return replace(self, key=self.key.partition(":")[0], temper=None) if self.temper else self

    def played_by(self, character: str) -> "Level":
        """The same level with somebody's temper, `sharp:gusto`."""
        if character not in CHARACTERS:
            known = ", ".join(CHARACTERS)
            raise UnknownLevel(f"There is no character {character!r}: there are {known}.")
        return replace(self, key=f"{self.key}:{character}", temper=CHARACTERS[character].temper)


class Random:
    """Any legal move, all alike."""

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """A legal move by lot; an optional chance mostly goes by."""
        if not must and chance.below(RARELY):
            return None
        return legal[chance.below(len(legal))]


class Careless:
    """Knows the advice, but a share of its moves is the first legal thing that comes to mind.

    To slip is not to lie: its gestures are true.
    """

    def __init__(self, game: AnyGame, bot: AnyBot, slips: float) -> None:
        self._bot, self._slips, self._otherwise = bot, slips, Random()
        self._honest = game.bots.honest

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """The advised move, or a slip."""
        if chance.share() >= self._slips:
            return self._bot.choose(view, memory, legal, must, chance)
        slip = self._otherwise.choose(view, memory, legal, must, chance)
        if slip is None or self._honest is None:
            return slip
        return self._honest(view, memory, legal, slip)


def advised(game: AnyGame, temper: Temper | None, recall: float = 1.0) -> AnyBot:
    """Who follows the rulebook's advice, by temper where that shows.

    Where cards must be remembered, so many of them are recalled, and fewer by somebody forgetful.
    """
    if game.bots.forgetful:
        share = recall * (temper.recalls if temper else 1.0)
        return game.bots.forgetful(share) if share < 1 else game.bots.heuristic
    if game.bots.tempered and temper:
        return game.bots.tempered(temper)
    return game.bots.heuristic


def _random(game: AnyGame, temper: Temper | None) -> AnyBot:
    return Random()


def _careless(slips: float, recall: float) -> Callable[[AnyGame, Temper | None], AnyBot]:
    """A player that slips so often and, where cards must be remembered, recalls so many of them."""

    def player(game: AnyGame, temper: Temper | None) -> AnyBot:
        return Careless(game, advised(game, temper, recall), slips)

    return player


def _sharp(game: AnyGame, temper: Temper | None) -> AnyBot:
    return advised(game, temper)


def _expert(game: AnyGame, temper: Temper | None) -> AnyBot:
    return Expert(game, temper=temper, adviser=advised(game, temper))


LEVELS: Mapping[str, Level] = {
    one.key: one
    for one in (
        Level("random", "Plays any legal move.", _random),
        Level(
            "novice",
            "Knows the rules and some of the advice, and is often careless.",
            _careless(slips=0.6, recall=0.35),
        ),
        Level(
            "casual",
            "Follows the rulebook's advice, and slips or forgets now and then.",
            _careless(slips=0.25, recall=0.65),
        ),
        Level("sharp", "Follows the rulebook's advice and misses nothing.", _sharp),
        Level("expert", "Imagines the hidden cards and tries its moves there.", _expert),
    )
}

DEFAULT = "novice"
"""Whom newcomers meet."""
PILOT = "sharp"
"""Who sits in for somebody who is away."""


def level(key: str) -> Level:
    """The level with this name; an unknown one raises `UnknownLevel` and names those there are."""
    try:
        return LEVELS[key]
    except KeyError:
        raise UnknownLevel(
            f"There is no bot level {key!r}: there are {', '.join(LEVELS)}."
        ) from None
