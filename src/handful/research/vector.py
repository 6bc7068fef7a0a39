"""Many games at once as Gymnasium vector environments, stepped in compiled code.

`FleetEnv` lets you play every seat, each in its turn. `seat_envs` is the environment of
`handful.research.gymnasium` many times over: one seat is yours and bots sit in the others. Where
these are all random players, its games step in compiled code too, in a `SeatFleetEnv`.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from handful.core import AnyGame, Seat
from handful.core.engine import as_position
from handful.core.rng import GOLDEN, WORD, drawn
from handful.core.state import NO_SEAT

from .episode import Setup
from .fleet import Fleet
from .gymnasium import SeatEnv, deal_until_asked, levels
from .rewards import utilities
from .spaces import Observation, action_space, observation_space

RANDOM = "random"
"""The bots that play inside the compiled code."""

Stepped = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]
AnyVectorEnv = gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]


def seat_envs(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    num_envs: int = 1,
    seat: Seat = 0,
    bots: str | Sequence[str] = "novice",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    memory: bool = True,
    **options: object,
) -> AnyVectorEnv:
    """So many of `SeatEnv`, game for game and seed for seed as if each ran alone."""
    setup = Setup(game, seats, options, memory)
    by_lot = set(levels(setup, seat, bots).values()) <= {RANDOM}
    if by_lot and setup.game.study.writer is not None and render_mode is None:
        return SeatFleetEnv(setup, num_envs, seat, max_cycles)
    shown = {"max_cycles": max_cycles, "render_mode": render_mode, "memory": memory}
    make = partial(SeatEnv, game, seats, seat=seat, bots=bots, **shown, **options)  # type: ignore[arg-type]  # as they came
    return SyncVectorEnv([make] * num_envs, autoreset_mode=AutoresetMode.SAME_STEP)


class _Games(AnyVectorEnv):
    """Games that step together, and the rows into which they are written."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own attribute

    def __init__(self, setup: Setup, num_envs: int, learner: Seat) -> None:
        if setup.game.study.writer is None:
            raise ValueError(
                f"{setup.game.name} has no compiled writer: use handful.research.pettingzoo"
            )
        self.setup, self.num_envs = setup, num_envs
        self.single_observation_space = observation_space(setup)
        self.single_action_space = action_space(setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.fleet = Fleet(num_envs, setup.space, learner)
        self.seats = np.full(num_envs, NO_SEAT, np.int32)
        self.masks = np.zeros((num_envs, setup.actions.size), np.int8)
        self.rows = np.zeros((num_envs, setup.size), np.float32)

    def sample(self) -> NDArray[np.int64]:
        """An allowed action for every game, by lot."""
        moves = np.zeros(self.num_envs, np.int64)
        self.fleet.pick(moves)
        return moves

    def _begin(self, place: int, seed: int) -> bool:
        """Deal a game; whether anybody is asked in it."""
        setup = self.setup
        writer = setup.writer()
        assert writer is not None, "asked for in the beginning"
        quiet = writer.watches or not writer.listens
        state = as_position(
            setup.game.rules.start(setup.options, setup.seats, seed, False, quiet=quiet)
        )
        if writer.watches:
            writer.watch(state)
        self.seats[place] = self.fleet.put(place, state, writer, seed)
        return bool(self.seats[place] != NO_SEAT)

    def _worth(self, place: int) -> tuple[float, ...]:
        """What a finished game was worth to every seat."""
        return utilities(self.fleet.games[place].state.outcome())

    def _seen(self, place: int, seat: Seat) -> Observation:
        """What a seat sees in one of the games."""
        row = np.zeros(self.setup.size, np.float32)
        mask = np.zeros(self.setup.actions.size, np.int8)
        self.fleet.games[place].show(self.fleet.writers[place], seat, row, mask)
        self.setup.forget(row)
        return {"observation": row, "action_mask": mask}

    def _show(self) -> None:
        self.fleet.show(self.masks, self.rows)
        self.setup.forget(self.rows)


class FleetEnv(_Games):
    """So many games of which you play every seat; a finished one is followed by a new one at once.

    The observation is that of the seat in `info["seat"]`, the reward that of the seat that acted,
    and `info["returns"]` has everybody's in finished games. The arrays are used again with every
    step: copy what you keep.
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        num_envs: int = 1,
        memory: bool = True,
        **options: object,
    ) -> None:
        super().__init__(Setup(game, seats, options, memory), num_envs, NO_SEAT)
        self._seed = 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin every game anew; the same seed gives the same games."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all games: they are dealt one after the other")
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(WORD, dtype=np.uint64)) if seed is None else seed
        for place in range(self.num_envs):
            self._deal(place)
        self._show()
        return self._observed(), {"seat": self.seats.copy()}

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """One action in every game; a forbidden one is refused before anything has moved."""
        acted = self.seats.copy()
        going = self.fleet.act(np.ascontiguousarray(actions, np.int64), self.seats)
        rewards = np.zeros(self.num_envs, np.float64)
        over = np.zeros(self.num_envs, np.bool_)
        info: dict[str, Any] = {}
        if going < self.num_envs:
            self._finish(acted, rewards, over, info)
        self._show()
        info["seat"] = self.seats.copy()
        return self._observed(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def _finish(
        self,
        acted: NDArray[np.int32],
        rewards: NDArray[np.float64],
        over: NDArray[np.bool_],
        info: dict[str, Any],
    ) -> None:
        """Settle the finished games and deal new ones."""
        returns = np.zeros((self.num_envs, self.setup.seats), np.float64)
        finals = np.empty(self.num_envs, dtype=object)
        for place in np.flatnonzero(self.seats == NO_SEAT).tolist():
            over[place] = True
            returns[place] = self._worth(place)
            rewards[place] = returns[place, acted[place]]
            finals[place] = self._seen(place, int(acted[place]))
            self._deal(place)
        info["returns"], info["_returns"] = returns, over
        info["final_obs"], info["_final_obs"] = finals, over

    def _deal(self, place: int) -> None:
        """The next game in which anybody is asked."""
        asked = False
        while not asked:
            asked = self._begin(place, drawn(self._seed & WORD))
            self._seed = (self._seed + GOLDEN) & WORD

    def _observed(self) -> Observation:
        return {"observation": self.rows, "action_mask": self.masks}


class SeatFleetEnv(_Games):
    """So many of `SeatEnv` with random players in all other seats; see there.

    A finished game is followed by a new one in the same step, its last observation and info under
    `final_obs` and `final_info`.
    """

    def __init__(
        self, setup: Setup, num_envs: int, seat: Seat = 0, max_cycles: int | None = None
    ) -> None:
        super().__init__(setup, num_envs, seat)
        self.seat, self.max_cycles = seat, max_cycles
        self.cycles = np.zeros(num_envs, np.int64)
        self.illegal = np.zeros(num_envs, np.int8)
        self._chances = [seeding.np_random()[0] for _ in range(num_envs)]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin every game anew, or those of `options["reset_mask"]`; a seed is for the first."""
        chosen = (options or {}).get("reset_mask")
        places = range(self.num_envs) if chosen is None else np.flatnonzero(chosen).tolist()
        self._sow(seed, places)
        info: dict[str, Any] = {}
        for place in places:
            self._add_info(info, self._deal(place), place)
        return self._observed(), info

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """One action of yours in every game, then the others move until you are asked again."""
        actions = np.ascontiguousarray(actions, np.int64)
        self.fleet.act_or_lapse(actions, self.seats, self.illegal)
        self.cycles += 1
        over = self.seats == NO_SEAT
        cut_off = ~over & (self.cycles == (self.max_cycles or 0))
        rewards = np.zeros(self.num_envs, np.float64)
        info: dict[str, Any] = {}
        for place in np.flatnonzero(over | cut_off | (self.illegal != 0)).tolist():
            said = {"illegal": True} if self.illegal[place] else {}
            if over[place]:
                rewards[place] = self._worth(place)[self.seat]
            if over[place] or cut_off[place]:
                last = {"final_obs": self._seen(place, self.seat), "final_info": said}
                self._add_info(info, last, place)
                said = self._deal(place)
            self._add_info(info, said, place)
        return self._observed(), rewards, over, cut_off, info

    def _sow(self, seed: int | list[int | None] | None, places: Iterable[int]) -> None:
        """As Gymnasium does: one seed counts on from game to game, a list has one for each."""
        if seed is None:
            return
        seeds = seed if isinstance(seed, list) else [seed + place for place in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games: give one for each")
        for place in places:
            if seeds[place] is not None:
                self._chances[place] = seeding.np_random(seeds[place])[0]

    def _deal(self, place: int) -> dict[str, Any]:
        """The next game in which you are asked; what there is to say about that comes back."""
        self.cycles[place] = 0
        return deal_until_asked(partial(self._begin, place), self._chances[place])

    def _observed(self) -> Observation:
        self._show()
        return {"observation": self.rows.copy(), "action_mask": self.masks.copy()}
