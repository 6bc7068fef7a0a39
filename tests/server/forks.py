"""Two games that part in secret: a twin position, and moves that show the difference to nobody."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from handful.core import AnyGame, Chance, JsonValue, Seat, State
from handful.core.rng import drawn
from handful.server.rooms.race import GATHER
from handful.testing.compare import canonical, plain

Groups = list[list[int]]
Step = tuple[Seat, str]
"""A move by a seat; no text: time passes until the next deadline."""

TRIES_EACH, MOST_PARTED = 5, 16
TWINS = 6 * TRIES_EACH
"""How many twins are tried: some with all cards in other places, some with half of them, …"""
TRIES = 40
"""How many moves are tried at each step."""


@dataclass
class Fork:
    """The hidden cards of the twin, and what both games do from here."""

    cards: Groups
    steps: list[Step] = field(default_factory=list)


def fork(
    game: AnyGame, state: State, watcher: Seat | None, depth: str, enough: int, lot: Chance
) -> Fork:
    """The deepest, or the slightest, difference that this watcher is not shown for long enough."""
    best, steps = Fork([]), 2 * enough
    twins = list(_twins(game, state, watcher, lot))
    for cards in twins if depth == "deep" else reversed(twins):
        found = Fork(cards)
        pair = state.clone(), swapped(game, state, watcher, cards)
        while len(found.steps) < steps:
            step = _alike(game, pair, watcher, lot)
            if step is None:
                break
            found.steps.append(step)
        best = max(best, found, key=lambda one: len(one.steps))
        if len(best.steps) >= enough:
            break
    return best


def swapped(game: AnyGame, state: State, watcher: Seat | None, cards: Groups) -> State:
    """The position with these cards where the watcher cannot look, and with another chance."""
    other = game.knowledge.refill(state, watcher, [group[:] for group in cards])
    assert other is not None
    other.chance = drawn(state.chance + 1 & 0xFFFF_FFFF)
    return other


def _twins(game: AnyGame, state: State, watcher: Seat | None, lot: Chance) -> Iterator[Groups]:
    """First everything shuffled, then ever fewer cards, at last two that have changed places."""
    groups = game.knowledge.secrets(state, watcher)
    for number in range(TWINS):
        share = 2 ** (number // TRIES_EACH)
        cards = [_shuffled(group, max(2, len(group) // share), lot) for group in groups]
        if share > MOST_PARTED:
            chosen = lot.below(len(groups))
            cards = [new if n == chosen else groups[n] for n, new in enumerate(cards)]
        if cards != groups and game.knowledge.refill(state, watcher, cards) is not None:
            yield cards


def _shuffled(group: list[int], count: int, lot: Chance) -> list[int]:
    """So many of the cards in other places."""
    places = list(range(len(group)))
    lot.shuffle(places)
    places = places[:count]
    cards, new = [group[place] for place in places], group[:]
    lot.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        new[place] = card
    return new


def _alike(
    game: AnyGame, pair: tuple[State, State], watcher: Seat | None, lot: Chance
) -> Step | None:
    """Make a move in both games after which the watcher still cannot tell them apart."""
    if pair[0].outcome() is not None:
        return None
    for _ in range(TRIES):
        step = _some_step(game, pair[0], lot)
        tried = pair[0].clone(), pair[1].clone()
        if not all(_made(game, state, step) for state in tried):
            continue
        if _sight(game, tried[0], watcher) == _sight(game, tried[1], watcher):
            for state, made in zip(pair, tried, strict=True):
                _made(game, state, step)
                state.sink = None
                assert state.now == made.now
            return step
    return None


def _some_step(game: AnyGame, state: State, lot: Chance) -> Step:
    actors = state.actors()
    if not actors:
        return 0, ""
    seat = actors[lot.below(len(actors))]
    legal = state.legal(seat)
    return seat, game.rules.moves.text(legal[lot.below(len(legal))])


def _made(game: AnyGame, state: State, step: Step) -> bool:
    """Make a step as the room would, at the same moment; False where it is not allowed."""
    seat, text = step
    state.sink = []
    deadline = state.deadline()
    if not text:
        assert deadline is not None
        _pass(state, deadline)
        return True
    if deadline is not None and len(state.actors()) > 1:
        _pass(state, state.now + GATHER)
    move = game.rules.moves.read(text)
    if state.refusal(seat, move):
        return False
    state.apply(seat, move)
    return True


def _pass(state: State, moment: int) -> None:
    while (deadline := state.deadline()) is not None and deadline <= moment:
        state.now = deadline
        state.expire()
    state.now = moment


def _sight(game: AnyGame, state: State, watcher: Seat | None) -> str:
    told = [event.seen_by(watcher) for event in state.sink or []]
    legal: list[JsonValue] = [] if watcher is None else [*state.legal(watcher)]
    public = [plain(one) for one in (state.actors(), state.awaited(), state.deadline())]
    return canonical([plain(game.knowledge.view(state, watcher)), plain(told), legal, public])
