"""Many games at once as a Gymnasium vector environment, stepped in compiled code.

Either you play every seat, each in its turn, or one seat against others that move by lot. It is for
games whose observation has a writer; for the others Gymnasium's own vector environments do.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from handful.core import AnyGame, Seat
from handful.core.engine import as_position
from handful.core.rng import GOLDEN, WORD, drawn
from handful.core.state import NO_SEAT

from .fleet import Fleet
from .rewards import utilities
from .spaces import Observation, action_space, observation_space
from .table import Setup


class FleetEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many games, stepped together; a finished game is followed by a new one in the same step.

    With `seat` None you play all seats: the observation is that of the seat in `info["seat"]`, the
    reward that of the seat that acted, and `info["returns"]` has everybody's in finished games.
    With a seat you play that one, and all others move by lot. The arrays are used again with every
    step: copy what you keep.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own attribute

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        num_envs: int = 1,
        seat: Seat | None = None,
        **options: object,
    ) -> None:
        self.setup = Setup(game, seats, options)
        if self.setup.game.writer is None:
            raise ValueError(
                f"{self.setup.game.name} has no compiled writer: use gymnasium.vector.SyncVectorEnv"
            )
        self.num_envs, self.seat = num_envs, seat
        self.single_observation_space = observation_space(self.setup)
        self.single_action_space = action_space(self.setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        learner = NO_SEAT if seat is None else seat
        self.fleet = Fleet(num_envs, self.setup.space, learner)
        self.seats = np.full(num_envs, NO_SEAT, np.int32)
        self.masks = np.zeros((num_envs, self.setup.actions.size), np.int8)
        self.rows = np.zeros((num_envs, self.setup.size), np.float32)
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
            while self.seats[place] == NO_SEAT:
                self._deal(place)
        self._show()
        return self._observed(), {"seat": self.seats.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
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

    def sample(self) -> NDArray[np.int64]:
        """An allowed action for every game, by lot."""
        moves = np.zeros(self.num_envs, np.int64)
        self.fleet.pick(self.masks, moves)
        return moves

    def _finish(
        self,
        acted: NDArray[np.int32],
        rewards: NDArray[np.float64],
        over: NDArray[np.bool_],
        info: dict[str, Any],
    ) -> None:
        """Settle the finished games and deal new ones."""
        returns = np.zeros((self.num_envs, self.setup.seats), np.float64)
        finals = np.full(self.num_envs, None, dtype=object)
        while places := np.flatnonzero(self.seats == NO_SEAT).tolist():
            for place in places:
                over[place] = True
                worth = utilities(self.fleet.games[place].state.outcome())
                returns[place] = worth
                mine = int(acted[place]) if self.seat is None else self.seat
                rewards[place] = worth[mine]
                finals[place] = self._final(place, mine)
                self._deal(place)
        info["returns"], info["_returns"] = returns, over
        info["final_obs"], info["_final_obs"] = finals, over

    def _final(self, place: int, seat: Seat) -> Observation:
        """What the seat saw at the end."""
        row = np.zeros(self.setup.size, np.float32)
        self.fleet.writers[place].write(self.fleet.games[place].state, seat, row)
        return {"observation": row, "action_mask": np.zeros(self.setup.actions.size, np.int8)}

    def _deal(self, place: int) -> None:
        seed = drawn(self._seed & WORD)
        self._seed = (self._seed + GOLDEN) & WORD
        setup = self.setup
        writer = setup.writer()
        assert writer is not None, "asked for in the beginning"
        state = setup.game.start(setup.options, setup.seats, seed, False, quiet=not writer.listens)
        self.seats[place] = self.fleet.put(place, as_position(state), writer, seed)

    def _show(self) -> None:
        self.fleet.show(self.masks, self.rows)

    def _observed(self) -> Observation:
        return {"observation": self.rows, "action_mask": self.masks}
