"""The laws that every position of every game keeps, whoever wrote the game.

Each law takes a trial (a random game at one of its positions) and raises `LawBroken` with what
differs. Those about hidden cards are in `secrecy`; this module has the others, and `hold_all`.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from handful.core import Chance, Move, Record, Refused, Seat, State, replay
from handful.core.engine import as_position
from handful.core.game import AnyGame
from handful.core.moves import Moves
from handful.core.playout import play_out
from handful.i18n import LANGUAGES
from handful.i18n.games import draw, explain, prompt, speaker, spoken, tell

from .compare import canonical
from .law_trials import Journey, LawBroken, Trial, journey
from .random_walk import is_over, stride
from .secrecy import flash, imagined, spectator, twin, unseen

Law = Callable[[Trial], None]

STRETCH = 25
"""How many positions of one game are looked at in a row."""
_MANY = 300
"""Larger action spaces and lists of moves are sampled."""
_SAMPLE = 60
_WILD_SEATS = (-5, -1, 99)
_WILD_MOVES = (-1, -(2**40), 2**31, 2**63, 2**70)
_LONG = 20_000
_LAST = 8
"""How many events are looked at in one position."""
_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ivy", "Joe", "Kim", "Lou")


def alive(trial: Trial) -> None:
    """Some seat may act, or a deadline stands, or the game is over; and it is over only then."""
    over, outcome = is_over(trial.play), trial.state.outcome()
    if over and outcome is None:
        raise LawBroken("alive", "nobody may act, no deadline stands, and there is no outcome")
    if outcome is None:
        return
    if not over:
        raise LawBroken("alive", f"there is an outcome ({outcome}), yet the game goes on")
    seats = range(trial.play.seats)
    first = tuple(seat for seat in seats if outcome.places[seat] == 1)
    if len(outcome.places) != len(seats) or len(outcome.scores) != len(seats):
        raise LawBroken("alive", f"the outcome does not rank every seat: {outcome}")
    if outcome.winners and tuple(sorted(outcome.winners)) != first:
        raise LawBroken("alive", f"the winners are not those in first place: {outcome}")


def conserved(trial: Trial) -> None:
    """Nothing is lost and nothing is made."""
    trial.same("conserved", "the stock is not that of the start", trial.stock, _stock(trial))


def agreed(trial: Trial) -> None:
    """`legal` lists exactly what `refusal` allows, sorted, to exactly the actors."""
    state, actors = trial.state, trial.state.actors()
    if set(state.awaited()) - set(actors):
        raise LawBroken("agreed", f"awaited {state.awaited()} but only {actors} may act")
    for seat in range(trial.play.seats):
        legal = state.legal(seat)
        if bool(legal) != (seat in actors):
            raise LawBroken("agreed", f"seat {seat} has moves {legal}, the actors are {actors}")
        if legal != sorted(set(legal)):
            raise LawBroken("agreed", f"the moves of seat {seat} are not in order: {legal}")
        _agreed_on(trial, seat, legal)
    for seat in _WILD_SEATS:
        for move in (0, *_WILD_MOVES):
            _refused(trial, seat, move)


def picked(trial: Trial) -> None:
    """How many moves there are, and which one has a number, is what the list says."""
    position = as_position(trial.state)
    for seat in range(trial.play.seats):
        legal = trial.state.legal(seat)
        if position.count_moves(seat) != len(legal):
            said = f"seat {seat} has {len(legal)} moves, counted as {position.count_moves(seat)}"
            raise LawBroken("picked", said)
        for number in _some(trial, list(range(len(legal)))):
            move = position.pick_move(seat, number)
            if move != legal[number]:
                said = f"move {number} of seat {seat} is {legal[number]}, picked as {move}"
                raise LawBroken("picked", said)


def lapsed(trial: Trial) -> None:
    """Where the table waits for a seat, its silence counts as a legal move."""
    for seat in trial.state.awaited():
        move = trial.state.lapse(seat)
        if move not in trial.state.legal(seat):
            raise LawBroken("lapsed", f"seat {seat} would lapse into {_shown(trial, move)}")


def clocked(trial: Trial) -> None:
    """Where the table waits, the open window has a clock; `twin` sees that it is public."""
    clocks, state = trial.game.rules.clocks, trial.state
    if not clocks.windows or not state.awaited():
        return
    name, _ = clocks.window(state)
    if name not in clocks.windows:
        raise LawBroken("clocked", f"the table waits in {name}, for which no clock is declared")


def texted(trial: Trial) -> None:
    """Every legal move survives being written as text and as JSON."""
    moves = trial.game.rules.moves
    for seat in trial.state.actors():
        for move in _some(trial, trial.state.legal(seat)):
            form = moves.decode(move)
            back = moves.read(json.loads(json.dumps(form)))
            if back != move:
                raise LawBroken("texted", f"{move} is {form}, which reads as {back}")
            if moves.read(moves.text(move)) != move:
                raise LawBroken("texted", f"{move} is “{moves.text(move)}”, which reads otherwise")


def cloned(trial: Trial) -> None:
    """A clone is equal, shares nothing that changes, and nobody listens to it."""
    first = trial.state.clone()
    if first.sink is not None:
        raise LawBroken("cloned", "somebody listens to a clone")
    second, third = first.clone(), first.clone()
    watchers = trial.some_seats()
    before = _everything(trial, first, watchers)
    original = _everything(trial, trial.state, watchers)
    trial.same("cloned", "a clone differs from its original", original, before)
    views = [trial.game.knowledge.view(third, seat) for seat in watchers]
    seen = canonical(views)
    for moved in (first, third):
        _advance(moved, trial.chance)
        after = _everything(trial, second, watchers)
        trial.same("cloned", "a move changed another clone", before, after)
    if canonical(views) != seen:
        raise LawBroken("cloned", "a move changed a view that was given out before it")


def arranged(trial: Trial) -> None:
    """A position laid out as data can be arranged again."""
    laid = trial.lay(trial.state)
    again = trial.game.knowledge.arrange(
        trial.play.options, trial.play.seats, json.loads(json.dumps(laid))
    )
    trial.same("arranged", "the arranged position lays otherwise", laid, trial.lay(again))
    watchers = trial.some_seats()
    one, other = (_everything(trial, state, watchers) for state in (trial.state, again))
    trial.same("arranged", "the arranged position looks otherwise", one, other)


def declared(trial: Trial) -> None:
    """Every event is of a kind that the game declares, and is plain data for everybody."""
    for event in trial.play.events[-_LAST:]:
        if type(event) not in trial.game.rules.events:
            raise LawBroken("declared", f"the game does not declare {type(event).__name__}")
        for watcher in trial.watchers:
            json.dumps(event.seen_by(watcher))


def worded(trial: Trial) -> None:
    """The game has words for every view, every event and every legal move, in any language."""
    language = LANGUAGES[len(trial.play.entries) % len(LANGUAGES)]
    game, names = trial.game, _NAMES[: trial.play.seats]
    since = max(0, len(trial.play.events) - _LAST)
    for watcher in trial.watchers:
        view = trial.game.knowledge.view(trial.state, watcher)
        told = [
            tell(game, one, names, trial.play.before(event))
            for event in trial.play.events[since:]
            if (one := event.seen_by(watcher)) is not None
        ]
        said = [prompt(game, view, watcher, names), *(one for one in told if one is not None)]
        if watcher is not None:
            moves = trial.state.legal(watcher)[:20]
            said += [explain(game, view, game.rules.moves.decode(one), names) for one in moves]
        here = speaker(game, language, names, watcher)
        lines = [*draw(game, view, here, 40), *(spoken(one, here) for one in said)]
        if not all(isinstance(line, str) for line in lines):
            raise LawBroken("worded", f"not all of this is text: {lines}")


def advised(trial: Trial) -> None:
    """The heuristic player makes legal moves, and declines only what it may decline."""
    awaited = trial.state.awaited()
    for seat in trial.state.actors():
        view, memory, legal = (
            trial.game.knowledge.view(trial.state, seat),
            trial.memory(seat),
            trial.state.legal(seat),
        )
        chance = Chance(trial.chance.below(1000))
        move = trial.game.bots.heuristic.choose(view, memory, legal[:], seat in awaited, chance)
        if move is None and seat in awaited:
            raise LawBroken("advised", f"the heuristic player of seat {seat} does not answer")
        if move is not None and move not in legal:
            raise LawBroken("advised", f"the heuristic player makes {_shown(trial, move)}")


def undone(trial: Trial) -> None:
    """Where an entry can be taken back, the position before it comes back."""
    play = trial.play
    if not play.entries or not play.can_undo(play.entries[-1].seat):
        return
    trial.met["undone"] += 1
    record, last = play.record(), play.entries[-1]
    now = last.at if play.timed else record.now
    talk = tuple(one for one in record.talk if one.after < len(record.entries))
    former = replay(play.game, replace(record, entries=record.entries[:-1], now=now, talk=talk))
    play.undo(last.seat)
    expected, found = trial.lay(former.state), trial.lay(play.state)
    same_told = former.events == play.events
    play.enter(last.seat, last.move, last.at)
    if play.timed:
        play.tick(record.now)
    trial.same("undone", "undoing gave another position", expected, found)
    if not same_told:
        raise LawBroken("undone", "undoing left other events behind")


def replayed(trial: Trial) -> None:
    """The record, through JSON and through text, gives the same game again."""
    record = trial.play.record()
    for form, read in (
        ("JSON", Record.from_json(record.to_json())),
        ("text", Record.from_text(record.to_text())),
    ):
        again = replay(trial.game, read)
        one, other = trial.lay(trial.state), trial.lay(again.state)
        trial.same("replayed", f"replayed through {form}, another position comes out", one, other)
        if again.events != trial.play.events:
            raise LawBroken("replayed", f"replayed through {form}, other events come out")


def ends(trial: Trial) -> None:
    """Random play ends within the declared bound."""
    play = trial.play
    bound = play.game.rules.bound(play.options, play.seats)
    state = play.game.rules.start(play.options, play.seats, play.seed, False)
    state.sink = None
    try:
        play_out(state, trial.chance, min(bound, _LONG))
    except RuntimeError:
        if bound <= _LONG:
            raise LawBroken("ends", f"a random game is not over after {bound} moves") from None
    if len(play.entries) > bound:
        raise LawBroken("ends", f"{len(play.entries)} entries are more than the bound {bound}")


EVERYWHERE: Mapping[str, Law] = {
    "alive": alive,
    "conserved": conserved,
    "agreed": agreed,
    "picked": picked,
    "twin": twin,
    "unseen": unseen,
    "imagined": imagined,
    "spectator": spectator,
    "flash": flash,
    "cloned": cloned,
    "lapsed": lapsed,
    "clocked": clocked,
    "texted": texted,
    "declared": declared,
    "arranged": arranged,
}
"""The laws that are looked at in every position."""

NOW_AND_THEN: Mapping[str, Law] = {
    "worded": worded,
    "advised": advised,
    "undone": undone,
    "replayed": replayed,
    "ends": ends,
}
"""The laws that take long, looked at where a stretch ends."""


def hold(name: str, trial: Trial) -> None:
    """Hold one law; a game that breaks down under it breaks it."""
    law = EVERYWHERE.get(name) or NOW_AND_THEN[name]
    try:
        law(trial)
    except LawBroken:
        raise
    except Exception as error:
        raise LawBroken(name, f"the game broke: {type(error).__name__}: {error}") from error


def travel(one: Journey, most: int = STRETCH) -> Counter[str]:
    """Hold all laws on a stretch of a random game; how many positions were looked at comes back."""
    trial = one.depart()
    try:
        for _ in _stretch(trial, most):
            trial.met["positions"] += 1
            for name in EVERYWHERE:
                hold(name, trial)
        for name in NOW_AND_THEN:
            hold(name, trial)
    except LawBroken as broken:
        last = [f"{entry.seat} {entry.move}" for entry in trial.play.entries[-5:]]
        broken.add_note(f"{one}, entry {len(trial.play.entries)}, after {', '.join(last)}")
        raise
    return trial.met


def hold_all(game: AnyGame, cases: int, seed: int = 0) -> int:
    """Hold all laws in at least so many random positions; how many it were comes back."""
    chance = Chance(seed)
    held = 0
    while held < cases:
        held += travel(journey(game, chance.below))["positions"]
    return held


def _stretch(trial: Trial, most: int) -> Iterator[None]:
    for number in range(most):
        if number:
            stride(trial.play, trial.chance)
        yield
        if is_over(trial.play):
            return


def _stock(trial: Trial) -> dict[str, int]:
    return dict(trial.game.knowledge.stock(trial.state))


def _everything(trial: Trial, state: State, watchers: Sequence[Seat]) -> list[object]:
    return [trial.lay(state), *(trial.sight(state, one) for one in (*watchers, None))]


def _advance(state: State, chance: Chance) -> None:
    """A few random moves, unheard."""
    for _ in range(3):
        actors = state.actors()
        if not actors:
            return
        seat = actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


def _agreed_on(trial: Trial, seat: Seat, legal: list[Move]) -> None:
    listed = set(legal)
    for move in _some(trial, legal):
        refusal = trial.state.refusal(seat, move)
        if refusal:
            raise LawBroken("agreed", f"{_shown(trial, move)} is listed but refused: {refusal}")
    for move in _candidates(trial) if legal else _others(trial):
        if move not in listed and not _refused(trial, seat, move):
            meant = _canonical(trial.game.rules.moves, move)
            if meant == move or meant not in listed:
                said = f"seat {seat} may make {_shown(trial, move)}, which is not listed"
                raise LawBroken("agreed", said)


def _candidates(trial: Trial) -> Iterator[Move]:
    """Moves that an actor might try: the whole space if it is small, else a part of it."""
    yield from _WILD_MOVES
    space = trial.game.rules.moves.space
    if space is not None and space <= _MANY:
        yield from range(space + 2)
        return
    yield from _others(trial)
    for _ in range(_SAMPLE):
        yield trial.chance.below(space or 2**16)


def _others(trial: Trial) -> Iterator[Move]:
    """Moves that are somebody's now."""
    for seat in trial.state.actors():
        yield from _some(trial, trial.state.legal(seat))[:_SAMPLE]


def _some(trial: Trial, moves: list[Move]) -> list[Move]:
    """All of a short list, a random part of a long one."""
    if len(moves) <= _MANY:
        return moves
    return [moves[trial.chance.below(len(moves))] for _ in range(_SAMPLE)]


def _refused(trial: Trial, seat: Seat, move: Move) -> bool:
    """Whether the move is refused; a refusal says why and cites a clause that exists."""
    refusal = trial.state.refusal(seat, move)
    if refusal is None:
        if seat in _WILD_SEATS or move in _WILD_MOVES:
            raise LawBroken("agreed", f"seat {seat} may make {move}, and there is no such thing")
        return False
    if not refusal.code or not refusal.reason:
        raise LawBroken("agreed", f"a refusal says nothing: {refusal!r}")
    if refusal.clause and refusal.clause not in trial.clauses:
        raise LawBroken("agreed", f"a refusal cites a clause that is not there: {refusal!r}")
    return True


def _canonical(moves: Moves, move: Move) -> Move | None:
    try:
        return moves.read(moves.text(move))
    except (Refused, LookupError, ValueError):
        return None


def _shown(trial: Trial, move: Move) -> str:
    try:
        return f"{move} (“{trial.game.rules.moves.text(move)}”)"
    except (LookupError, ValueError):
        return f"{move} (no move)"
