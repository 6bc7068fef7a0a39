"""Every game as an OpenSpiel game, so that its algorithms run on it unchanged.

    game = handful.research.openspiel.load("GAME", seats=2, deals=1000, OPTION="VALUE")
    pyspiel.load_game("handful_GAME(seats=2,deals=1000,options=OPTION:VALUE)")

The first node is a chance node: which of so many deals is played. What chance does later in a game
follows from the deal, so nothing else is random. With `deals` 0 the deal is sampled anew out of all
there are each time. Options are written `key:value` with `;` between them.
"""

import random
from typing import Any, Self

import numpy as np
import pyspiel

from handful.core import AnyGame, Chance, Seat, State
from handful.core.catalog import games
from handful.core.options import written
from handful.core.playout import play_out
from handful.core.rng import WORD, drawn
from handful.core.state import NO_SEAT

from .episode import Setup, Table, Vector
from .picture import text
from .recall import Recall
from .rewards import LEAST, MOST, utilities

PREFIX = "handful_"
DEALS = 1000
PARAMETERS: dict[str, Any] = {"seats": 0, "deals": DEALS, "options": "", "memory": True}
"""What an OpenSpiel game may be given; 0 seats are the fewest that make a game."""
TOKENS_PER_MOVE = 24
"""More tokens than this no move needs."""


def load(
    game: str,
    seats: int | None = None,
    deals: int = DEALS,
    memory: bool = True,
    **options: object,
) -> "HandfulGame":
    """The OpenSpiel game with these options."""
    said = ";".join(f"{key}:{written(value)}" for key, value in options.items())  # type: ignore[arg-type]  # read strictly below
    said = said.replace(",", " ")  # a comma would end the parameter
    given = {"seats": seats or 0, "deals": deals, "options": said, "memory": memory}
    loaded: HandfulGame = pyspiel.load_game(PREFIX + game, given)
    return loaded


class KeptTable(Table):
    """A table that can be written down: as its deal and the actions that were taken."""

    def __init__(self, setup: Setup, seed: int, taken: tuple[int, ...] = ()) -> None:
        super().__init__(setup, seed, told=True)
        self.taken: list[int] = []
        self._heard: dict[Seat, tuple[list[str], int]] = {}
        """For each seat the lines of all it was told, up to which event."""
        for action in taken:
            self.act(action)

    def act(self, action: int) -> None:
        """Take one action of the asked seat, and remember it."""
        super().act(action)
        self.taken.append(action)

    def clone(self) -> Self:
        """An independent copy."""
        twin = super().clone()
        twin.taken = self.taken[:]
        twin._heard = {seat: (lines[:], upto) for seat, (lines, upto) in self._heard.items()}
        return twin

    def imagine(self, world: State, seat: Seat) -> None:
        """Go on in another world; the others have heard less of the time before."""
        super().imagine(world, seat)
        self._heard = {one: kept for one, kept in self._heard.items() if one == seat}

    def heard(self, seat: Seat) -> list[str]:
        """Everything that a seat has been told, a line each; only what is new is written anew."""
        lines, upto = self._heard.get(seat, ([], 0))
        lines += map(str, self.told(seat, upto))
        self._heard[seat] = lines, len(self.events)
        return lines

    def __reduce__(self) -> tuple[type["KeptTable"], tuple[Setup, int, tuple[int, ...]]]:
        if self.imagined_by != NO_SEAT:
            raise TypeError("An imagined world cannot be dealt again.")
        return KeptTable, (self.setup, self.seed, tuple(self.taken))


class HandfulGame(pyspiel.Game):
    """One of our games, with its seats and options."""

    key: str
    """The game it is; there is a class for each."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (parameters or {})
        options = dict(one.split(":", 1) for one in given["options"].split(";") if one)
        self.setup = Setup(self.key, given["seats"] or None, options, given["memory"])
        self.deals: int = given["deals"]
        if self.deals < 0:
            raise ValueError(f"deals is 0 or more, not {self.deals}.")
        game, seats = self.setup.game, self.setup.seats
        together = _is_together(game, self.setup.options, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.actions.size,
            max_chance_outcomes=max(1, self.deals),
            num_players=seats,
            min_utility=LEAST,
            max_utility=MOST,
            utility_sum=None if together else 0.0,
            max_game_length=game.rules.bound(self.setup.options, seats) * self._longest(),
        )
        super().__init__(game_type(game, self.deals, together), info, given)

    def _longest(self) -> int:
        """How many actions one entry can take: all seats may wait before it."""
        return self.setup.seats + (1 if self.setup.actions.is_flat else TOKENS_PER_MOVE)

    def new_initial_state(self) -> "HandfulState":
        """The chance node before the deal."""
        return HandfulState(self)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """What a seat sees, as numbers and as text."""
        return Observer(self.setup, iig_obs_type)


class HandfulState(pyspiel.State):
    """A position; before the deal there is no table. OpenSpiel clones it attribute by attribute."""

    def __init__(self, game: HandfulGame) -> None:
        super().__init__(game)
        self.setup, self.deals = game.setup, game.deals
        self.table: KeptTable | None = None

    def current_player(self) -> int:
        """The seat that is asked."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over else self.table.seat

    def _legal_actions(self, player: Seat) -> list[int]:
        if self.table is None or player != self.table.seat:
            return []
        return self.table.tokens()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal alike; a single outcome where deals are sampled."""
        count = max(1, self.deals)
        return [(deal, 1 / count) for deal in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            seed = drawn(action) if self.deals else random.getrandbits(64)
            self.table = KeptTable(self.setup, seed)
        else:
            self.table.act(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        return f"deal {action}" if player < 0 else self.setup.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.is_over

    def returns(self) -> list[float]:
        """What the result is worth to each seat; nothing before the end."""
        if self.table is None:
            return [0.0] * self.setup.seats
        return list(self.table.utilities())

    def __str__(self) -> str:
        return "deal" if self.table is None else text(self.table, None)

    def resample_from_infostate(self, player: Seat, sampler: Any) -> "HandfulState":
        """A world that fits all that the seat has seen, with other cards where it may not look."""
        twin: HandfulState = self.clone()
        if twin.table is None or self.table is None:
            return twin
        game, table = self.setup.game, twin.table
        chance = Chance(int(sampler() * WORD))
        memory = self.table.memory(player)
        world = game.knowledge.imagine(
            game.knowledge.view(self.table.state, player), memory, chance
        )
        table.imagine(world, player)
        return twin


class Rollouts:
    """What a position is worth by random games from there on, played in compiled code.

    An evaluator for OpenSpiel's searches, many times as fast as its `RandomRolloutEvaluator`.
    """

    def __init__(self, count: int = 1, seed: int = 0) -> None:
        self._count, self._chance = count, Chance(seed)

    def evaluate(self, state: HandfulState) -> Vector:
        """The mean of so many games, for every seat."""
        games = [self._played(state) for _ in range(self._count)]
        mean: Vector = np.mean(games, axis=0)
        return mean

    def prior(self, state: HandfulState) -> list[tuple[int, float]]:
        """Every action alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]

    def _played(self, state: HandfulState) -> tuple[float, ...]:
        table, setup = state.table, state.setup
        assert table is not None, "a search begins after the deal"
        world, fitting = table.state.clone(), table.saying.moves()
        if table.saying.depth and fitting:  # half a move is said: any that goes on so
            world.apply(table.seat, fitting[self._chance.below(len(fitting))])
        play_out(world, self._chance, setup.game.rules.bound(setup.options, setup.seats))
        outcome = world.outcome()
        assert outcome is not None, "it was played to its end"
        return utilities(outcome)


class Observer:
    """What one seat sees: the vector, and as text all it has been told."""

    def __init__(self, setup: Setup, iig_obs_type: Any) -> None:
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self._recall = Recall(setup)
        size = self._recall.size if self._recalls else setup.size
        self.tensor: Vector = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        if self._recalls:
            self.dict = self._recall.parts(self.tensor)

    def set_from(self, state: HandfulState, player: Seat) -> None:
        """Write what the seat sees now."""
        self.tensor.fill(0)
        if state.table is None:
            return
        if self._recalls:
            self._recall.write(state.table, player, self.tensor)
        else:
            self.tensor[:] = state.table.observe(player)

    def string_from(self, state: HandfulState, player: Seat) -> str:
        """The view as text; with perfect recall everything that led there instead."""
        if state.table is None:
            return f"player {player}, not dealt"
        told = history(state.table, player) if self._recalls else text(state.table, player)
        return f"player {player}\n{told}\n{_begun(state.table, player)}"


def history(table: KeptTable, seat: Seat) -> str:
    """Everything that a seat has been told since the deal, and what it sees now."""
    view = table.setup.game.knowledge.view(table.state, seat)
    asked = f"asked: {table.seat}", f"waited: {table.waited}"
    return "\n".join([*table.heard(seat), str(view), *asked])


def _begun(table: Table, seat: Seat) -> str:
    return table.setup.actions.said(table.saying.said()) if seat == table.seat else ""


def game_type(game: AnyGame, deals: int, together: bool) -> pyspiel.GameType:
    """How OpenSpiel describes the game."""
    modes, utilities = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.key,
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if deals else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.IDENTICAL if together else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def _is_together(game: AnyGame, options: Any, seats: int) -> bool:
    """Whether the table wins or loses as one: told by a random game that is over."""
    state = game.rules.start(options, seats, 0, False, quiet=True)
    play_out(state, Chance(0), game.rules.bound(options, seats))
    outcome = state.outcome()
    return outcome is not None and (outcome.together or seats == 1)


def register() -> None:
    """Make every game of the catalogue known to OpenSpiel."""
    known = pyspiel.registered_names()
    for key, game in games().items():
        if PREFIX + key not in known:
            together = _is_together(game, game.rules.options(), game.players[1])
            made = type(game.name, (HandfulGame,), {"key": key})
            pyspiel.register_game(game_type(game, DEALS, together), made)


register()
