"""Many games at once on several cores: one `FleetEnv` for each core, seen as a single environment.

Without an interpreter lock they run in threads, else in processes whose arrays are shared memory.
The first part is always played by whoever calls.
"""

import multiprocessing
import os
import sys
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Protocol

import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from handful.core import AnyGame
from handful.core.rng import GOLDEN, WORD, drawn

from .episode import Setup
from .spaces import Observation, action_space, observation_space
from .vector import AnyVectorEnv, FleetEnv, Stepped

Arrays = dict[str, NDArray[Any]]
Order = tuple[str, int]
"""What to do (`reset`, `sample`, `step` or `close`), and the seed for a reset."""

SIDE_BY_SIDE = multiprocessing.get_context("spawn")


class Part:
    """Some of the games, which one core plays, and their rows of the arrays of all."""

    def __init__(self, setup: Setup, arrays: Arrays) -> None:
        self.env = FleetEnv(
            setup.game.key,
            setup.seats,
            num_envs=len(arrays["seats"]),
            memory=setup.memory,
            **setup.options.values(),
        )
        self.arrays = arrays
        self.env.rows, self.env.masks = arrays["rows"], arrays["masks"]
        self.env.seats = arrays["seats"]

    def obey(self, order: Order) -> None:
        """Do what all parts are to do now."""
        what, seed = order
        if what == "reset":
            self.env.reset(seed=seed)
        elif what == "sample":
            self.arrays["actions"][:] = self.env.sample()
        else:
            self.step()

    def step(self) -> None:
        """One action in every game; what comes of it is written into the arrays."""
        arrays = self.arrays
        _, arrays["rewards"][:], arrays["over"][:], _, info = self.env.step(arrays["actions"])
        if "returns" in info:
            arrays["returns"][:] = info["returns"]
            for place in np.flatnonzero(arrays["over"]):
                last = info["final_obs"][place]
                arrays["final_rows"][place] = last["observation"]
                arrays["final_masks"][place] = last["action_mask"]


class Helper(Protocol):
    """Somebody who plays a part beside us."""

    def begin(self, order: Order) -> None:
        """Start doing this."""
        ...

    def finish(self) -> None:
        """Wait until it is done; what went wrong there is raised here."""
        ...


class Thread:
    """A part in a thread of this process."""

    def __init__(self, setup: Setup, arrays: Arrays) -> None:
        self._part, self._pool = Part(setup, arrays), ThreadPoolExecutor(1)

    def begin(self, order: Order) -> None:
        if order[0] == "close":
            self._pool.shutdown(wait=False)
        else:
            self._doing = self._pool.submit(self._part.obey, order)

    def finish(self) -> None:
        self._doing.result()


class Process:
    """A part in a process of its own."""

    def __init__(self, setup: Setup, blocks: dict[str, Any], first: int, last: int) -> None:
        self._line, far = SIDE_BY_SIDE.Pipe()
        told = (far, setup, blocks, first, last)
        SIDE_BY_SIDE.Process(target=play_part, args=told, daemon=True).start()
        far.close()

    def begin(self, order: Order) -> None:
        self._line.send(order)

    def finish(self) -> None:
        problem = self._line.recv()
        if problem is not None:
            raise problem


def play_part(
    line: Connection, setup: Setup, blocks: dict[str, Any], first: int, last: int
) -> None:
    """What such a process does until it is told to close, or until nobody is there any more."""
    part = Part(setup, cut(arrays_of(setup, blocks), first, last))
    try:
        for order in iter(line.recv, ("close", 0)):
            try:
                part.obey(order)
            except Exception as problem:
                line.send(problem)
            else:
                line.send(None)
    except (EOFError, OSError, KeyboardInterrupt):
        return


def layout(setup: Setup, count: int) -> dict[str, tuple[type[Any], tuple[int, ...]]]:
    """The arrays that the parts share: what they hold, and how much of it."""
    row, mask = (count, setup.size), (count, setup.actions.size)
    return {
        "rows": (np.float32, row),
        "masks": (np.int8, mask),
        "seats": (np.int32, (count,)),
        "actions": (np.int64, (count,)),
        "rewards": (np.float64, (count,)),
        "over": (np.bool_, (count,)),
        "returns": (np.float64, (count, setup.seats)),
        "final_rows": (np.float32, row),
        "final_masks": (np.int8, mask),
    }


def shared(setup: Setup, count: int) -> dict[str, Any]:
    """Memory for these arrays that several processes see."""
    sizes = {
        name: int(np.prod(shape)) * np.dtype(kind).itemsize
        for name, (kind, shape) in layout(setup, count).items()
    }
    return {name: SIDE_BY_SIDE.RawArray("b", size) for name, size in sizes.items()}


def arrays_of(setup: Setup, blocks: dict[str, Any]) -> Arrays:
    """The arrays that lie in such memory."""
    count = len(blocks["over"])  # one byte for each game
    return {
        name: np.frombuffer(blocks[name], kind).reshape(shape)
        for name, (kind, shape) in layout(setup, count).items()
    }


def cut(arrays: Arrays, first: int, last: int) -> Arrays:
    """The rows of some of the games."""
    return {name: array[first:last] for name, array in arrays.items()}


def has_lock() -> bool:
    """Whether threads of this Python take turns."""
    ask: Callable[[], bool] = getattr(sys, "_is_gil_enabled", lambda: True)
    return ask()


class SpreadEnv(AnyVectorEnv):
    """`FleetEnv` on several cores: the same arrays, rewards and infos, for all games together.

    Close it when you are done. If an action is forbidden, games of other cores may have moved.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own attribute

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        num_envs: int,
        workers: int | None = None,
        threads: bool | None = None,
        memory: bool = True,
        **options: object,
    ) -> None:
        """With as many workers as there are cores, unless you say how many."""
        setup = Setup(game, seats, options, memory)
        workers = min(workers or os.cpu_count() or 1, num_envs)
        self.setup, self.num_envs = setup, num_envs
        self.single_observation_space = observation_space(setup)
        self.single_action_space = action_space(setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        blocks = shared(setup, num_envs)
        self.arrays = arrays_of(setup, blocks)
        ends = [num_envs * number // workers for number in range(workers + 1)]
        self._mine = Part(setup, cut(self.arrays, 0, ends[1]))
        in_threads = not has_lock() if threads is None else threads
        self._helpers: list[Helper] = []
        for first, last in pairwise(ends[1:]):
            helper: Helper = (
                Thread(setup, cut(self.arrays, first, last))
                if in_threads
                else Process(setup, blocks, first, last)
            )
            self._helpers.append(helper)
        self._end = weakref.finalize(self, dismiss, self._helpers)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin every game anew; the same seed and as many workers give the same games."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all games: they are dealt one after the other")
        super().reset(seed=seed)
        start = int(self.np_random.integers(WORD, dtype=np.uint64)) if seed is None else seed
        self._all("reset", seeds(start))
        return self._observed(), {"seat": self.arrays["seats"].copy()}

    def sample(self) -> NDArray[np.int64]:
        """An allowed action for every game, by lot."""
        self._all("sample", seeds(0))
        return self.arrays["actions"].copy()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """One action in every game."""
        self.arrays["actions"][:] = actions
        self._all("step", seeds(0))
        over = self.arrays["over"].copy()
        info: dict[str, Any] = {"seat": self.arrays["seats"].copy()}
        if over.any():
            self._add_ends(over, info)
        none = np.zeros(self.num_envs, np.bool_)
        return self._observed(), self.arrays["rewards"].copy(), over, none, info

    def _add_ends(self, over: NDArray[np.bool_], info: dict[str, Any]) -> None:
        """What there is to say about finished games."""
        finals = np.empty(self.num_envs, dtype=object)
        for place in np.flatnonzero(over):
            row, mask = self.arrays["final_rows"][place], self.arrays["final_masks"][place]
            finals[place] = {"observation": row.copy(), "action_mask": mask.copy()}
        info["returns"] = np.where(over[:, None], self.arrays["returns"], 0.0)
        info["_returns"] = info["_final_obs"] = over
        info["final_obs"] = finals

    def close_extras(self, **kwargs: Any) -> None:
        """Let the helpers go."""
        self._end()

    def _all(self, what: str, seed_of: Iterator[int]) -> None:
        """Have every part do this, and wait for the last."""
        mine = next(seed_of)
        for helper in self._helpers:
            helper.begin((what, next(seed_of)))
        problems = [*caught(lambda: self._mine.obey((what, mine)))]
        for helper in self._helpers:
            problems += caught(helper.finish)
        if problems:
            raise problems[0]

    def _observed(self) -> Observation:
        return {"observation": self.arrays["rows"], "action_mask": self.arrays["masks"]}


def seeds(start: int) -> Iterator[int]:
    """A seed for every part."""
    while True:
        yield drawn(start & WORD)
        start += GOLDEN


def caught(work: Callable[[], None]) -> Iterator[Exception]:
    """What goes wrong with some work: all parts are to be waited for before it is told."""
    try:
        work()
    except Exception as problem:
        yield problem


def dismiss(helpers: list[Helper]) -> None:
    """Send the helpers home; whoever is gone already has nothing to be told."""
    for helper in helpers:
        try:
            helper.begin(("close", 0))
        except OSError:
            continue
    helpers.clear()
