"""Every game as a Gymnasium environment: one seat is yours, bots sit in the others.

    import gymnasium, handful.research.gymnasium
    env = gymnasium.make("handful/GAME-v1", seats=2, bots="novice")
    envs = gymnasium.make_vec("handful/GAME-v1", num_envs=256, bots="random")

The second is the first many times over. Its games step in compiled code where all bots are random.
An observation is a dict of the vector (`observation`) and the `action_mask`.
"""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from handful.bots.levels import AnyBot
from handful.bots.players import player
from handful.core import AnyGame, Chance, Seat, catalog
from handful.core.rng import WORD

from . import picture
from .episode import Setup, Table
from .spaces import Observation, action_space, observation_space

RENDER_MODES = ("ansi", "svg", "rgb_array")
MOST_SKIPPED = 1000
"""If so many games in a row end before a seat is asked, it never will be."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """You against bots, or with them where the table wins together.

    An action that the mask forbids is none: you wait, or your time is up, and the info says
    `illegal`. The reward comes with the end of the game, from -1 to 1. A game that ends before you
    are asked is no episode: the next one is dealt, and the info of `reset` says how many were
    `skipped`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own attribute

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        seat: Seat = 0,
        bots: str | Sequence[str] = "novice",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        memory: bool = True,
        **options: object,
    ) -> None:
        """`bots`: the level of all others, or one level for each of them in the order of seats.

        `memory`: whether observations tell what was seen before, in a game about remembering.
        """
        self.setup = Setup(game, seats, options, memory)
        self.seat, self.max_cycles, self.render_mode = seat, max_cycles, render_mode
        self.levels = levels(self.setup, seat, bots)
        self.bots = self._seated()
        self.observation_space: spaces.Space[Any] = observation_space(self.setup)
        self.action_space = action_space(self.setup)
        self.table: Table
        self.chance = Chance(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; the same seed gives the same game."""
        super().reset(seed=seed)
        self.cycles = 0
        info = deal_until_asked(self._begin, self.np_random)
        return self._observed(), info

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One action of yours, then the bots move until you are asked again."""
        table = self.table
        legal = table.can(int(action))
        if legal:
            table.act(int(action))
        else:
            table.lapse()
        self._let_bots_play()
        self.cycles += 1
        cut_off = not table.is_over and self.cycles == self.max_cycles
        reward = table.utilities()[self.seat]
        return self._observed(), reward, table.is_over, cut_off, {} if legal else {"illegal": True}

    def action_masks(self) -> NDArray[np.bool_]:
        """What you may do now, as learners with masks ask for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Your view of the table as the game draws it."""
        if self.render_mode == "svg":
            return picture.svg(self.table, self.seat)
        if self.render_mode == "rgb_array":
            return picture.pixels(self.table, self.seat)
        return picture.text(self.table, self.seat)

    def __getstate__(self) -> dict[str, Any]:
        return {name: one for name, one in self.__dict__.items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = self._seated()

    def _seated(self) -> dict[Seat, AnyBot]:
        game = self.setup.game
        return {seat: player(level).bot(game) for seat, level in self.levels.items()}

    def _begin(self, deal: int) -> bool:
        """Deal a game; whether you are asked in it."""
        self.table = Table(self.setup, deal, told=bool(self.bots))
        self.chance = Chance(deal >> 1)
        self._let_bots_play()
        return not self.table.is_over

    def _let_bots_play(self) -> None:
        table, game = self.table, self.setup.game
        while not table.is_over and table.seat != self.seat:
            seat, must = table.seat, not table.may_wait
            view = game.knowledge.view(table.state, seat)
            move = self.bots[seat].choose(view, table.memory(seat), table.legal, must, self.chance)
            if move is None:
                table.wait()
            else:
                table.make(move)

    def _observed(self) -> Observation:
        row, mask = self.table.look(self.seat)
        return {"observation": row, "action_mask": mask}


def levels(setup: Setup, seat: Seat, bots: str | Sequence[str]) -> dict[Seat, str]:
    """Who sits in each of the other seats: one level for all of them, or a list of levels."""
    others = [one for one in range(setup.seats) if one != seat]
    each = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(others) == setup.seats or len(each) != len(others):
        raise ValueError(f"{setup.seats} seats: one is yours, the others need a bot each")
    return dict(zip(others, each, strict=True))


def deal_until_asked(begin: Callable[[int], bool], chance: np.random.Generator) -> dict[str, Any]:
    """Begin games until you are asked in one; what `reset` has to say about that comes back."""
    for skipped in range(MOST_SKIPPED):
        if begin(int(chance.integers(WORD, dtype=np.uint64))):
            return {"skipped": skipped} if skipped else {}
    raise RuntimeError(f"your seat was not asked in any of {MOST_SKIPPED:,} games")


def name(game: AnyGame) -> str:
    """Under which name the environment of a game is registered."""
    return f"handful/{game.key}-v{game.rules_number}"


def register() -> None:
    """Make every game of the catalogue known to Gymnasium."""
    for key in catalog.games():
        game = catalog.game(key)
        if name(game) not in gymnasium.registry:
            gymnasium.register(
                name(game),
                entry_point="handful.research.gymnasium:SeatEnv",
                vector_entry_point="handful.research.vector:seat_envs",
                kwargs={"game": key},
            )


register()
