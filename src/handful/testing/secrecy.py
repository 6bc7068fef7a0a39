"""The laws about hidden cards: what a seat may not see changes nothing that it sees."""

import json
from collections import Counter
from collections.abc import Mapping

from handful.core import EVERYBODY, Chance, Event, JsonValue, Move, Seat, State
from handful.core.rng import drawn

from .compare import canonical, difference, plain, words_in
from .law_trials import LawBroken, Trial

Groups = list[list[int]]

_TRIES = 8
"""How many shuffles of the hidden cards are tried, where the game says that some cannot be."""


def twin(trial: Trial) -> None:
    """Shuffle what a seat may not see: it sees, may do and is told the same."""
    for seat in (*trial.some_seats(), None):
        _same_refill(trial, seat)
        other = _twin(trial, seat, Counter())
        if other is not None:
            trial.met["twins"] += 1
            other.chance = drawn(trial.chance.below(2**31))
            said = f"seat {seat} can tell two positions apart that differ only in hidden cards"
            sights = trial.sight(trial.state, seat), trial.sight(other, seat)
            trial.same("twin", said, *sights)
        _same_told(trial, seat)


def unseen(trial: Trial) -> None:
    """What is hidden from everybody together is hidden from each: shuffled, all see the same."""
    _same_refill(trial, EVERYBODY)
    hidden = [hidden_codes(trial, seat) for seat in range(trial.play.seats)]
    together, stock = hidden_codes(trial, EVERYBODY), trial.game.knowledge.stock(trial.state)
    for code in set().union(*hidden, together):
        fewest = min(one[code] for one in hidden)
        if together[code] > fewest or (stock.get(code) == 1 and together[code] < fewest):
            count = f"{together[code]} of {code}, and from some seat {fewest}"
            raise LawBroken("unseen", f"the secrets of EVERYBODY hold {count}")
    other = _twin(trial, EVERYBODY, Counter())
    if other is None:
        return
    other.chance = drawn(trial.chance.below(2**31))
    for seat in trial.some_seats():
        said = f"seat {seat} can tell two positions apart that differ in what nobody may see"
        trial.same("unseen", said, trial.sight(trial.state, seat), trial.sight(other, seat))


def imagined(trial: Trial) -> None:
    """A world imagined from view and memory alone is whole, fits, and is the same in a twin."""
    if trial.state.outcome() is not None:
        return
    for seat in trial.some_seats():
        key = trial.chance.below(2**31)
        world = _imagined(trial, seat, trial.state, key)
        _fits(trial, seat, world)
        other = _twin(trial, seat, Counter()) or trial.state
        said = f"seat {seat} imagines something else where other cards are hidden from it"
        again = _imagined(trial, seat, other, key)
        trial.same("imagined", said, trial.lay(world), trial.lay(again))


def spectator(trial: Trial) -> None:
    """While the game runs, a spectator sees nothing that is not in every seat's view.

    What is a seat's own makes a spectator's view the seat's.
    """
    own = trial.game.knowledge.own
    shown = trial.game.knowledge.view(trial.state, None)
    public = plain(shown)
    for seat in trial.some_seats():
        view = plain(trial.game.knowledge.view(trial.state, seat))
        if own:
            made = plain({**shown, **own(trial.state, seat)})
            trial.same("spectator", f"what is seat {seat}'s own gives another view", view, made)
        if trial.state.outcome() is not None:
            continue
        where = _beyond(public, view)
        if where is not None:
            lines = difference(public, view)
            raise LawBroken("spectator", f"a spectator sees{where}, seat {seat} does not", lines)


def flash(trial: Trial) -> None:
    """No view names a card of which every copy is hidden from that seat, seen before or not."""
    stock = trial.game.knowledge.stock(trial.state)
    for seat in (*trial.some_seats(), None):
        hidden = hidden_codes(trial, seat)
        shown = codes_in(plain(trial.game.knowledge.view(trial.state, seat)))
        leaked = [code for code in shown if 0 < stock.get(code, 0) <= hidden[code]]
        if leaked:
            named = ", ".join(sorted(leaked))
            said = f"the secrets of seat {seat} hold every {named}, but its view names it"
            raise LawBroken("flash", f"{said} (a card's number is its place in faces)")


def hidden_codes(trial: Trial, seat: Seat | None) -> Counter[str]:
    """How many copies of each card a seat may not see; cards are numbered as `faces` are."""
    faces = trial.game.screens.faces
    groups = trial.game.knowledge.secrets(trial.state, seat)
    return Counter(faces[card].code for group in groups for card in group)


def codes_in(data: JsonValue) -> set[str]:
    """Every word in a piece of data, be it key, value or part of a line."""
    texts = (word for _, word in words_in(data) if isinstance(word, str))
    return {part for text in texts for part in text.split()}


def _same_refill(trial: Trial, seat: Seat | None) -> None:
    groups = trial.game.knowledge.secrets(trial.state, seat)
    same = trial.game.knowledge.refill(trial.state, seat, [group[:] for group in groups])
    if same is None:
        raise LawBroken("twin", f"refill says that the real cards of seat {seat} cannot be")
    said = f"refilling the secrets of seat {seat} with themselves gives another position"
    trial.same("twin", said, trial.lay(trial.state), trial.lay(same))


def _twin(trial: Trial, seat: Seat | None, fixed: Mapping[int, int]) -> State | None:
    """The position with other hidden cards, those in `fixed` left where they are."""
    groups = trial.game.knowledge.secrets(trial.state, seat)
    for _ in range(_TRIES):
        shuffled = _shuffled(groups, Counter(fixed), trial.chance)
        if shuffled == groups:
            return None
        other = trial.game.knowledge.refill(trial.state, seat, shuffled)
        if other is not None:
            return other
    return None


def _shuffled(groups: Groups, fixed: Counter[int], chance: Chance) -> Groups:
    shuffled = []
    for group in groups:
        free = []
        for place, card in enumerate(group):
            if fixed[card] > 0 and len(group) > 1:
                fixed[card] -= 1
            else:
                free.append(place)
        cards = [group[place] for place in free]
        chance.shuffle(cards)
        new = group[:]
        for place, card in zip(free, cards, strict=True):
            new[place] = card
        shuffled.append(new)
    return shuffled


def _same_told(trial: Trial, seat: Seat | None) -> None:
    """One random move in two worlds that differ in cards which stay hidden is told alike.

    Where the move brings different things to light, or other seats are to act after it, the two
    games have parted in public and nothing is compared.
    """
    step = _some_move(trial)
    if step is None:
        return
    state = trial.state
    before = _multiset(trial, state, seat)
    real = state.clone()
    events = _applied(real, *step)
    after = _multiset(trial, real, seat)
    other = _twin(trial, seat, before - after)
    if other is None or step[1] not in other.legal(step[0]):
        return
    told = _applied(other, *step)
    if _multiset(trial, other, seat) != after or _stage(real) != _stage(other):
        return
    trial.met["told"] += 1
    text = trial.game.rules.moves.text(step[1])
    said = f"“{text}” by seat {step[0]} tells seat {seat} of hidden cards"
    open_now = {trial.game.screens.faces[card].code for card in before - after}
    same = (_without(open_now, _seen(one, seat)) for one in (events, told))
    trial.same("twin", said, *same)


def _some_move(trial: Trial) -> tuple[Seat, Move] | None:
    actors = trial.state.actors()
    if not actors:
        return None
    actor = actors[trial.chance.below(len(actors))]
    legal = trial.state.legal(actor)
    return actor, legal[trial.chance.below(len(legal))]


def _applied(state: State, seat: Seat, move: Move) -> list[Event]:
    state.sink = []
    state.apply(seat, move)
    events, state.sink = state.sink, None
    return events


def _multiset(trial: Trial, state: State, seat: Seat | None) -> Counter[int]:
    """The hidden cards that could change places; one alone in its group has been seen there."""
    groups = trial.game.knowledge.secrets(state, seat)
    return Counter(card for group in groups if len(group) > 1 for card in group)


def _stage(state: State) -> object:
    return state.actors(), state.awaited(), state.deadline()


def _seen(events: list[Event], seat: Seat | None) -> list[JsonValue]:
    return [plain(told) for told in (event.seen_by(seat) for event in events) if told is not None]


def _imagined(trial: Trial, seat: Seat, real: State, key: int) -> State:
    """What a seat imagines that sees this position, handed to it as plain data."""
    seen = canonical(trial.game.knowledge.view(real, seat))
    view = json.loads(seen)
    world = trial.game.knowledge.imagine(view, trial.memory(seat), Chance(key))
    if canonical(view) != seen:
        raise LawBroken("imagined", f"imagining changed the view of seat {seat}")
    return world


def _without(codes: set[str], data: JsonValue) -> JsonValue:
    """The data without the names of these cards, which came to light, be it in another order."""
    if isinstance(data, dict):
        return {key: _without(codes, item) for key, item in data.items()}
    if isinstance(data, list):
        return [_without(codes, item) for item in data]
    return "" if isinstance(data, str) and data in codes else data


def _fits(trial: Trial, seat: Seat, world: State) -> None:
    real, stock = trial.state, dict(trial.game.knowledge.stock(world))
    trial.same("imagined", f"seat {seat} imagines another stock", trial.stock, stock)
    said = f"in the world that seat {seat} imagines, it sees something else"
    trial.same("imagined", said, trial.sight(real, seat), trial.sight(world, seat))
    if world.sink is not None:
        raise LawBroken("imagined", f"somebody listens to the world of seat {seat}")
    if world.chance == real.chance:
        raise LawBroken("imagined", f"seat {seat} imagines the real generator")


def _beyond(public: JsonValue, view: JsonValue) -> str | None:
    """Where the first holds a fact that the second lacks, as a path; null is no fact."""
    if public is None or canonical(public) == canonical(view):
        return None
    if isinstance(public, dict) and isinstance(view, dict):
        for key, item in public.items():
            if key not in view and item is not None:
                return f" {key}"
            deeper = _beyond(item, view.get(key))
            if deeper is not None:
                return f" {key}{deeper}"
        return None
    if isinstance(public, list) and isinstance(view, list) and len(public) == len(view):
        for number, (one, other) in enumerate(zip(public, view, strict=True)):
            deeper = _beyond(one, other)
            if deeper is not None:
                return f" {number}{deeper}"
        return None
    return " (another value)"
