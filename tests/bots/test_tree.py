"""The search's tree, for games that declare a depth: what its nodes know, and what they choose."""

from dataclasses import replace
from itertools import islice
from typing import NamedTuple

import pytest

from handful.bots.search import Budget, Node, Playout, Search, Tried, lookahead_of, worlds_of
from handful.bots.seated import Asked
from handful.core import AnyGame, Chance, Lookahead, Move, Options, Play, Seat, State
from handful.core.catalog import games
from handful.core.engine import as_position
from handful.testing.compare import canonical

from .coin import GUESS, HEADS, SURE, TAILS, WORTH, Blank, Coin, looked_ahead
from .tables import counts, decisions, table, twins_asked

KEYS = list(games())
DEPTHS = [2, 3]
PLAYOUTS = 40
WORLDS = 24
AT_ONCE = [key for key in KEYS if (ahead := games()[key].lookahead) and ahead.play_on]

Shape = dict[bytes, tuple[int, dict[Move, int], dict[Move, float]]]


def search_of(game: AnyGame, asked: Asked, depth: int) -> Search:
    """A search with a tree, before it has begun."""
    ahead = replace(lookahead_of(game, asked.memory), depth=depth)
    worlds = worlds_of(game, asked.view, asked.memory)
    return Search(ahead, worlds, asked.memory, Budget(playouts=PLAYOUTS), 0.0)


def searched(game: AnyGame, asked: Asked, depth: int) -> tuple[list[Tried], Search]:
    """A decision searched with a tree."""
    search = search_of(game, asked, depth)
    advised = game.heuristic.choose(*asked[:4], Chance(1))
    assert advised is not None
    return search.ranked(asked.legal, advised, Chance(1)), search


def shape(search: Search) -> Shape:
    """All that a tree has learnt."""
    return {key: (node.visits, node.moves, node.sums) for key, node in search.tree.items()}


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("key", KEYS)
def test_a_search_with_a_tree_is_legal_exact_and_the_same_again(key: str, depth: int) -> None:
    play, nodes, chains = table(key), 0, 0
    for _, asked in islice(decisions(play, every=2), 8):
        (ranked, search), (again, other) = (searched(play.game, asked, depth) for _ in range(2))
        assert search.made in (0, PLAYOUTS)
        assert {one.move for one in ranked} <= set(asked.legal)
        assert ranked == again
        assert shape(search) == shape(other)
        visits = sum(node.visits for node in search.tree.values())
        assert visits <= depth * search.made
        nodes, chains = nodes + len(search.tree), chains + (visits > search.made)
    assert nodes
    assert chains, "no playout came to a second decision in the tree"


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("key", KEYS)
def test_twins_grow_the_same_tree(key: str, depth: int) -> None:
    found = twins_asked(key, counts(key)[-1])
    choices = (one for one in found if one[0].must and len(one[0].legal) > 1)
    nodes = 0
    for asked, twin in islice(choices, 5):
        view, legal = twin.game.view(twin.state, twin.seat), twin.state.legal(twin.seat)
        there = Asked(view, twin.memory, legal, True, Chance(0))
        (ranked, search), (same, other) = (
            searched(twin.game, one, depth) for one in (asked, there)
        )
        assert ranked == same
        assert shape(search) == shape(other)
        nodes += len(search.tree)
    assert nodes


class Met(NamedTuple):
    """A later decision of the searching seat: what it was told until then, and the whole world."""

    told: str
    world: str


class Plain:
    """A playout in the plainest way, up to the next choice of the same seat."""

    def __init__(self, game: AnyGame, seats: int, me: Seat, chance: Chance) -> None:
        self.game, self.me, self.chance = game, me, chance
        self.ahead: Lookahead[State] = game.lookahead  # type: ignore[assignment]  # all have one
        self.least = self.ahead.least * seats

    def met(self, world: State, move: Move) -> Met | None:
        """The choice that comes after this move, if one does."""
        world.sink = []
        world.apply(self.me, move)
        for entry in range(1, self.ahead.most):
            if entry >= self.least and self.ahead.is_quiet(world, self.me):
                break
            made = self.replied(world)
            if made is None:
                break
            if made[0] == self.me and self.has_choice(world, made[1]):
                told = [event.seen_by(self.me) for event in world.sink]
                heard = canonical([one for one in told if one is not None])
                return Met(heard, canonical(self.game.lay(world)))
            world.apply(*made)
        return None

    def replied(self, world: State) -> tuple[Seat, Move] | None:
        """Who moves next, and how."""
        awaited = world.awaited()
        optional = [seat for seat in world.actors() if seat not in awaited]
        for seat in (*optional, *awaited[:1]):
            move = self.ahead.reply(world, seat, seat in awaited, self.chance)
            if move is not None:
                return seat, move
        return None

    def has_choice(self, world: State, reply: Move) -> bool:
        """Whether it must move and something else than the reply is worth a look."""
        legal, sensible = world.legal(self.me), self.ahead.sensible
        looked_at = sensible(world, self.me, legal) if sensible else legal
        return self.me in world.awaited() and bool({*looked_at} - {reply})


@pytest.mark.parametrize("key", KEYS)
def test_a_node_is_what_the_seat_was_told_and_not_what_is_hidden(key: str) -> None:
    shared, apart = 0, 0
    for play in (table(key), table(key, seats=counts(key)[-1])):
        for seat, asked in islice(decisions(play, every=3), 4):
            search = search_of(play.game, asked, 1)
            found = met_in_worlds(play, seat, asked, search)
            told = {one.told for one in found}
            assert len(search.tree) == len(told)
            assert sum(node.visits for node in search.tree.values()) == len(found)
            shared += len(set(found)) - len(told)
            apart += len(told) > 1
    assert shared, "no two worlds met in a node"
    assert apart, "no two things told led to two nodes"


def met_in_worlds(play: Play, seat: Seat, asked: Asked, search: Search) -> list[Met]:
    """Try one move in many worlds, with the search and in the plainest way."""
    worlds, move, found = worlds_of(play.game, asked.view, asked.memory), asked.legal[0], []
    for seed in range(WORLDS):
        world = worlds(Chance(seed))
        plain = Plain(play.game, play.seats, seat, Chance(~seed))
        found.append(plain.met(world.clone(), move))
        Playout(search, as_position(world), move, Chance(~seed)).value()
    return [one for one in found if one]


@pytest.mark.parametrize("key", AT_ONCE)
def test_outside_the_tree_a_game_plays_on_by_itself(key: str) -> None:
    game, took_over = games()[key], 0
    ahead = game.lookahead
    assert ahead

    def play_on(world: State, seat: Seat, chance: Chance) -> None:
        nonlocal took_over
        took_over += 1
        assert world.sink is None, "nobody listens outside the tree"
        assert ahead.play_on
        ahead.play_on(world, seat, chance)

    watched = replace(game, lookahead=replace(ahead, play_on=play_on))
    made, visited = 0, 0
    for _, asked in islice(decisions(table(key), every=3), 4):
        search = searched(watched, asked, 2)[1]
        made += search.made
        visited += sum(node.visits for node in search.tree.values())
    assert 0 < took_over <= made
    assert took_over >= visited / 2


def guessed(depth: int, is_shown: bool, seats: int = 2) -> tuple[list[Tried], Search]:
    """Coin, searched by its last seat."""

    def flipped(chance: Chance) -> State:
        return Coin(HEADS + chance.below(2), is_shown, seats)

    memory = Blank(Options(), seats, seats - 1)
    search = Search(looked_ahead(depth), flipped, memory, Budget(playouts=400), 0.0)
    return search.ranked([SURE, GUESS], SURE, Chance(5)), search


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hidden_coin_is_no_better_guessed_with_a_tree(seats: int) -> None:
    (best, other), search = guessed(2, is_shown=False, seats=seats)
    assert best.move == SURE
    assert other.mean == pytest.approx(0.5, abs=0.1)
    (node,) = search.tree.values()
    assert set(node.moves) == {HEADS, TAILS}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_tree_finds_what_the_replies_miss(seats: int) -> None:
    assert guessed(0, is_shown=True, seats=seats)[0][0].move == SURE
    (best, other), search = guessed(1, is_shown=True, seats=seats)
    assert best.move == GUESS
    assert best.mean > other.mean == pytest.approx(WORTH)
    heads, tails = sorted(search.tree.values(), key=lambda node: -node.sums[HEADS])
    assert heads.moves[HEADS] > 3 * heads.moves[TAILS]
    assert tails.moves[TAILS] > 3 * tails.moves[HEADS]


def test_a_node_begins_with_the_reply_then_explores_then_prefers_what_brought_more() -> None:
    node, chance, legal = Node(), Chance(1), [4, 5, 6]
    worth, made = {4: 0.2, 5: 0.5, 6: 0.9}, list[Move]()
    for _ in range(300):
        made.append(node.choose(5, legal, chance))
        node.learn(made[-1], worth[made[-1]])
    assert made[0] == 5
    assert set(made[:6]) == set(legal)
    assert node.visits == sum(node.moves.values()) == 300
    assert node.moves[6] > 200
    assert node.moves[4] < node.moves[5] < node.moves[6]
    assert node.promise(6) > node.sums[6] / node.moves[6]


def test_a_node_leaves_moves_alone_that_are_not_legal_now() -> None:
    node = Node()
    for move in (4, 5, 6):
        node.learn(move, float(move))
    assert node.choose(4, [4, 5], Chance(1)) == 5
    assert node.choose(9, [9], Chance(1)) == 9
