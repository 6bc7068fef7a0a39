"""What a seat sees as numbers: as declared, within bounds, and nothing it may not know."""

import numpy as np
import pytest

from handful.core import Chance, Play
from handful.core.catalog import games
from handful.core.engine import Position
from handful.core.move_list import MoveList
from handful.core.observation import Eye
from handful.core.rng import drawn
from handful.research.episode import Setup, Table
from handful.research.rewards import utilities
from handful.testing.law_trials import journey

from .tables import KEYS, KINDS, Kind, every_kind, setup, walked

WRITERS = [kind for kind in KINDS if games()[kind[0]].study.writer is not None]


@pytest.mark.parametrize("key", KEYS)
def test_every_number_is_declared_and_means_something(key: str) -> None:
    observation = games()[key].study.observation
    assert observation is not None
    assert sum(one.size for one in observation.features) == observation.size
    assert len({one.name for one in observation.features}) == len(observation.features)
    assert all(one.meaning and one.size > 0 for one in observation.features)


@every_kind
def test_all_numbers_lie_from_0_to_1(kind: Kind) -> None:
    table = Table(setup(kind), 7)
    for at in walked(table, Chance(3), 150):
        for seat in range(at.setup.seats):
            row = at.observe(seat)
            assert row.dtype == np.float32
            assert row.min() >= 0.0
            assert row.max() <= 1.0


@pytest.mark.parametrize("key", KEYS)
def test_features_change_where_the_table_does(key: str) -> None:
    """Every feature but those of rare phases is other than 0 somewhere in a few games."""
    observation = games()[key].study.observation
    assert observation is not None
    size = next(seats for name, seats, _ in reversed(KINDS) if name == key)
    seen = np.zeros(observation.size, np.bool_)
    for seed in range(6):
        table = Table(setup((key, size, _options(key, size))), seed)
        for at in walked(table, Chance(seed), 700):
            seen |= at.observe(at.seat)[: observation.size] != 0
    silent = [
        one.name
        for one in observation.features
        if not seen[observation.at[one.name] : observation.at[one.name] + one.size].any()
    ]
    assert len(silent) <= len(observation.features) // 3, silent


def _options(key: str, size: int) -> dict[str, object]:
    options = next(given for name, seats, given in reversed(KINDS) if (name, seats) == (key, size))
    return dict(options)


@pytest.mark.parametrize("kind", WRITERS, ids=str)
def test_a_writer_writes_what_the_view_tells(kind: Kind) -> None:
    _compare(Table(setup(kind), 11, told=True), Chance(4), 400)


@pytest.mark.usually_one("number")
@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("key", sorted({kind[0] for kind in WRITERS}))
def test_a_writer_does_so_under_any_house_rules(key: str, number: int) -> None:
    chance = Chance(number)
    trip = journey(games()[key], chance.below)
    options = trip.options.changed()
    _compare(Table(Setup(key, trip.seats, options), trip.seed, told=True), chance, 250)


def _compare(table: Table, chance: Chance, most: int) -> None:
    observation, game = table.setup.observation, table.setup.game
    for at in walked(table, chance, most):
        for seat in range(at.setup.seats):
            told = np.zeros(observation.size, np.float32)
            memory = at.memory(seat)
            eye = Eye(
                game.knowledge.view(at.state, seat), memory, at.setup.options, seat, at.setup.seats
            )
            observation.write(eye, told)  # type: ignore[arg-type]  # an array is as good as a list
            written = at.observe(seat)[: observation.size]
            assert np.flatnonzero(written != told).tolist() == []


@every_kind
def test_hidden_cards_change_nothing_that_a_learner_gets(kind: Kind) -> None:
    """The twin law for the vector and the mask: shuffle what a seat may not see."""
    met = 0
    for seed in range(3):
        chance = Chance(seed)
        for at in walked(Table(setup(kind), seed), chance, 60):
            for seat in range(at.setup.seats):
                twin = _twin(at, seat, chance)
                if twin is not None:
                    met += 1
                    assert (twin.observe(seat) == at.observe(seat)).all()
                    assert (twin.mask(seat) == at.mask(seat)).all()
                    assert [one.tolist() for one in twin.look(seat)] == [
                        one.tolist() for one in at.look(seat)
                    ]
    assert met or kind[1] == 1


def _twin(at: Table, seat: int, chance: Chance) -> Table | None:
    """The same table with other cards where this seat may not look; it remembers the same."""
    game = at.setup.game
    groups = game.knowledge.secrets(at.state, seat)
    shuffled = [group[:] for group in groups]
    for group in shuffled:
        chance.shuffle(group)
    other = game.knowledge.refill(at.state, seat, shuffled)
    if shuffled == groups or other is None:
        return None
    other.chance = drawn(chance.below(2**31))
    twin = at.clone()
    twin.imagine(other, seat)
    return twin


@every_kind
def test_rewards_say_nothing_before_the_end_and_add_up_after_it(kind: Kind) -> None:
    table, chance = Table(setup(kind), 2), Chance(9)
    steps = 0
    while not table.is_over and steps < 4000:
        assert table.utilities() == (0.0,) * table.setup.seats
        tokens = sorted(table.tokens())
        table.act(tokens[chance.below(len(tokens))])
        steps += 1
    outcome = table.outcome()
    if outcome is None:
        return
    worth = utilities(outcome)
    if outcome.together or table.setup.seats == 1:
        assert set(worth) in ({1.0}, {-1.0})
    else:
        assert sum(worth) == pytest.approx(0)
        assert max(worth) <= 1
        assert all(worth[seat] == max(worth) for seat in outcome.winners)


class Judged(Position):
    """A position whose every move is entered into a judged play too."""

    def __init__(self, position: Position, play: Play) -> None:
        super().__init__()
        self.position, self.play = position, play

    def acting(self) -> int:
        return self.position.acting()

    def awaiting(self) -> int:
        return self.position.awaiting()

    def list_moves(self, seat: int, moves: MoveList) -> None:
        self.position.list_moves(seat, moves)

    def apply(self, seat: int, move: int) -> None:
        self.play.enter(seat, move)
        self.position.apply(seat, move)


def test_a_learner_plays_by_the_rules_that_people_play_by() -> None:
    """A game of tokens, entered move by move into a judged play, ends the same."""
    for kind in KINDS:
        table = Table(setup(kind), 21)
        play = Play(table.setup.game, table.setup.options, table.setup.seats, 21)
        table.asking.state = Judged(table.asking.state, play)
        for _ in walked(table, Chance(1), 120):
            pass
        assert table.setup.game.knowledge.lay(table.state) == table.setup.game.knowledge.lay(
            play.state
        )
