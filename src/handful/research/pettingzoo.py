"""Every game as a PettingZoo environment, one seat after the other or all at once.

    one_by_one = handful.research.pettingzoo.env("GAME", seats=4, OPTION="VALUE")
    together = handful.research.pettingzoo.parallel_env("GAME", seats=3)

An observation is a dict of the vector (`observation`) and the `action_mask`.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray

from handful.core import AnyGame, Seat
from handful.core.rng import GOLDEN, WORD, drawn

from . import picture
from .episode import Mask, Setup, Table
from .spaces import Observation, action_space, observation_space
from .tokens import Saying

Action = int | np.integer[Any]
Infos = dict[str, dict[str, Any]]

RENDER_MODES = ("ansi", "human", "svg", "rgb_array")


def env(game: str | AnyGame, seats: int | None = None, **options: Any) -> "TurnEnv":
    """The seats are asked one after the other; see `TurnEnv` for what is no option of the game."""
    return TurnEnv(game, seats, **options)


raw_env = env


def parallel_env(game: str | AnyGame, seats: int | None = None, **options: Any) -> "TogetherEnv":
    """All seats choose at once, most of them only to wait."""
    return TogetherEnv(game, seats, **options)


class _Shared:
    """What both forms have in common."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        render_seat: Seat | None = None,
        memory: bool = True,
        **options: object,
    ) -> None:
        """`render_seat`: whose view is drawn, the asked seat's if None.

        `memory`: whether observations tell what was seen before, in a game about remembering.
        """
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode}")
        self.setup = Setup(game, seats, options, memory)
        self.max_cycles, self.render_mode, self.render_seat = max_cycles, render_mode, render_seat
        self.metadata = {
            "name": f"handful_{self.setup.game.key}_v{self.setup.game.rules_number}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self._seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._seen = {name: observation_space(self.setup) for name in self.possible_agents}
        self._done = {name: action_space(self.setup) for name in self.possible_agents}
        self.cycles = 0
        self._seeds = np.random.default_rng().integers(WORD, dtype=np.uint64).item()
        self.table: Table

    def observation_space(self, agent: str) -> spaces.Dict:
        """What this agent sees."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What this agent may do."""
        return self._done[agent]

    def _deal(self, seed: int | None) -> None:
        """A new game; without a seed the next one of those that began with the last."""
        if seed is not None:
            self._seeds = seed
        self.table = Table(self.setup, self._seeds if seed is not None else drawn(self._seeds))
        self._seeds = (self._seeds + GOLDEN) & WORD
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the game draws it, in text or as a picture."""
        asked = None if self.table.is_over else self.table.seat
        seat = asked if self.render_seat is None else self.render_seat
        if self.render_mode == "svg":
            return picture.svg(self.table, seat)
        if self.render_mode == "rgb_array":
            return picture.pixels(self.table, seat)
        shown = picture.text(self.table, seat)
        if self.render_mode == "human":
            print(shown)
            return None
        return shown

    def close(self) -> None:
        """Nothing is held open."""

    def _is_cut_off(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def __str__(self) -> str:
        return str(self.metadata["name"])


class TurnEnv(_Shared, pettingzoo.AECEnv[str, Observation, Action]):
    """One seat is asked at a time; whoever may act but need not may `wait` (the last action).

    An action that the mask forbids raises `IllegalAction`, unless `illegal` is "lapse": then the
    seat waits, or its time is up. `max_cycles` cuts a game off after so many actions.
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        *,
        illegal: str = "raise",
        **options: Any,
    ) -> None:
        super().__init__(game, seats, **options)
        if illegal not in ("raise", "lapse"):
            raise ValueError(f"illegal is raise or lapse, not {illegal!r}")
        self.illegal = illegal

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        """The vector and the mask of one agent; nothing is allowed unless it is asked."""
        row, mask = self.table.look(self._seat_of[agent])
        return {"observation": row, "action_mask": mask}

    def step(self, action: Action | None) -> None:
        """One action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is no action")
        self._cumulative_rewards[agent] = 0.0
        table = self.table
        if self.illegal == "lapse" and not table.can(int(action)):
            table.lapse()
        else:
            table.act(int(action))
        self.cycles += 1
        if table.is_over or self._is_cut_off():
            self._end()
        else:
            self.agent_selection = self.possible_agents[table.seat]

    def _end(self) -> None:
        over = self.table.is_over
        ends = self.terminations if over else self.truncations
        ends.update(dict.fromkeys(self.agents, True))
        self.rewards = dict(zip(self.agents, self.table.utilities(), strict=True))
        self._accumulate_rewards()
        self._deads_step_first()


class TogetherEnv(_Shared, pettingzoo.ParallelEnv[str, Observation, Action]):
    """All seats choose at once: the lot decides whose choice counts first.

    A choice that has become impossible by then comes to nothing. A choice that the mask forbids is
    none at all: the seat waits, or its time is up. `max_cycles` cuts off after so many steps.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Begin a new game; the same seed gives the same game."""
        self._deal(seed)
        self._sayings: dict[Seat, Saying] = {}
        self._look()
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Action]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """One choice of every agent."""
        order = [self._seat_of[agent] for agent in actions]
        self.table.shuffle(order)
        chosen = {self._seat_of[agent]: int(action) for agent, action in actions.items()}
        for seat in order:
            self._choose(seat, chosen[seat])
        self.cycles += 1
        self._look()
        over = not self.table.state.actors()
        cut_off = not over and self._is_cut_off()
        agents, worth = self.agents, self.table.utilities()
        observed = self._observed()
        if over or cut_off:
            self.agents = []
        return (
            observed,
            {agent: worth[self._seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )

    def _look(self) -> None:
        """What each seat may say next; a begun move goes on where it still fits."""
        state = self.table.state
        before, self._sayings = self._sayings, {}
        for seat in state.actors():
            begun = before.get(seat)
            if begun is None:
                begun = self.setup.begin(state, seat)
            else:
                begun.resume(self.table.asking.state, seat)
            self._sayings[seat] = begun
        awaited = state.awaited()
        self._free = {seat for seat in range(self.setup.seats) if seat not in awaited}
        self._masks = {self._seat_of[agent]: self._mask(agent) for agent in self.agents}

    def _mask(self, agent: str) -> Mask:
        seat = self._seat_of[agent]
        mask = np.zeros(self.setup.actions.size, np.int8)
        mask[self.setup.actions.wait] = seat in self._free
        if seat in self._sayings:
            self._sayings[seat].mark(mask)
        return mask

    def _choose(self, seat: Seat, action: int) -> None:
        """Let one choice count, if it still can."""
        state = self.table.state
        if self._masks[seat][action]:
            if action == self.setup.actions.wait or seat not in state.actors():
                return
            saying = self._sayings[seat]
            saying.resume(self.table.asking.state, seat)
            if saying.allows(action) and saying.say(action):
                del self._sayings[seat]
                self.table.asking.make(seat, saying.fitting.moves[0])
        elif seat in state.awaited():
            self._sayings.pop(seat, None)
            self.table.asking.make(seat, state.lapse(seat))

    def _observed(self) -> dict[str, Observation]:
        return {agent: self._observe(self._seat_of[agent]) for agent in self.agents}

    def _observe(self, seat: Seat) -> Observation:
        row = np.zeros(self.setup.size, np.float32)
        self.table.write(seat, row)
        if seat in self._sayings:
            self.table.write_said(self._sayings[seat], row)
        return {"observation": row, "action_mask": self._masks[seat]}
