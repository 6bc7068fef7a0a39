"""How puzzles are found in games of bots.

A first look at a decision finds one or two moves ahead of all others; a closer one tries every
legal move; then other worlds, which had no part in the choice, prove it. How hard a puzzle is, bots
say: whoever follows the rulebook's advice finds the easy ones, a short search the others, and a
long search the hard ones.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from handful.bots.arguing import points
from handful.bots.levels import LEVELS
from handful.bots.search import PLAYOUTS, Budget, Expert, Tried
from handful.bots.seated import SeatedBot
from handful.bots.self_play import advance
from handful.core import AnyGame, BadTable, Chance, Memory, Move, Options, Play, Seat
from handful.core.puzzles import GRADES, Puzzle
from handful.core.rng import drawn

from .weighing import PROOF, Undecided, Weighing, weighing

GLANCE: Final = 24
"""Worlds of the first look."""
LOOK: Final = 60
"""Worlds in which every legal move is tried."""
CLOSER: Final = 300
"""Worlds in which those that come near are compared."""
WORLDS: Final = 2000
"""Worlds of the proof."""
LISTED: Final = 40
"""Where so many moves are legal, the first look is at those that are worth one."""
EVERY: Final = 160
"""More legal moves than these are not tried one by one."""
SOME: Final = 30
"""So many of them are looked at again."""
NEAR: Final = 12
PROVED: Final = 4
"""So many moves are compared at last."""
LEAD: Final = 0.05
"""By so much of a win everything else must be behind."""
SURE: Final = 4.0
"""And by so many standard errors."""
ALIKE: Final = 0.012
"""Moves nearer to the best than this are as good."""
MOST_BEST: Final = 2
FEWEST: Final = 4
"""With fewer moves that differ there is nothing to find."""
TRIES: Final = 8
"""So often each bot is asked, each time with other luck."""
MOSTLY: Final = 0.75
PLAIN: Final = 0.15
"""Of the decisions that the rulebook's advice gets right so many are looked at."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision in a game, as a puzzle shows it."""

    game: AnyGame
    play: Play
    seat: Seat
    memory: Memory
    places: Mapping[str, Any]
    """How it is written down."""


def found(
    game: AnyGame, options: Options, seats: int, seed: int, most: int, after: int, end: float
) -> Iterator[dict[str, Any]]:
    """At most so many puzzles from the game of one deal, none before so many moves.

    Nothing is begun after the `end`.
    """
    play = Play(game, options, seats, seed)
    chance = Chance(drawn(seed))
    levels = [LEVELS[("sharp", "casual", "sharp")[chance.below(3)]] for _ in range(seats)]
    bots = [SeatedBot(play, seat, level) for seat, level in enumerate(levels)]
    while play.state.outcome() is None and most and time.time() < end:
        for seat in play.state.awaited()[:1]:
            if len(play.entries) < after or len(play.state.legal(seat)) < FEWEST:
                continue
            decision = _decision(play, seat)
            candidate = decision and _puzzle(decision, chance)
            if candidate:
                yield {"seed": seed, "turn": len(play.entries), **candidate}
                most -= 1
        advance(play, bots)


def _decision(play: Play, seat: Seat) -> Decision | None:
    """The position by itself, unless the past must be remembered."""
    game = play.game
    blank = game.knowledge.memory(play.options, play.seats, seat)
    if game.knowledge.forgets:
        for told in play.told(seat):
            blank.fold(told)
        moves = [f"{one.seat} {one.move}" for one in play.entries]
        return Decision(game, play, seat, blank, {"moves": moves})
    table = smallest(play, seat)
    if table is None:
        return None
    laid = Play(game, play.options, play.seats, 0)
    laid.state = game.knowledge.arrange(play.options, play.seats, table)
    laid.state.sink = None
    laid.events.clear()
    return Decision(game, laid, seat, blank, {"table": table})


def smallest(play: Play, seat: Seat) -> dict[str, Any] | None:
    """The position as plain data without what makes no difference to the player."""
    game = play.game
    table = dict(game.knowledge.lay(play.state))
    wanted = _facts(play, table, seat)
    if wanted != _facts_of(play, play.state, seat):
        return None
    for key in [*table]:
        less = {name: value for name, value in table.items() if name != key}
        if _facts(play, less, seat) == wanted:
            table = less
    return table


def _facts(play: Play, table: Mapping[str, Any], seat: Seat) -> object:
    try:
        state = play.game.knowledge.arrange(play.options, play.seats, table)
    except (BadTable, ArithmeticError, LookupError, SystemError, TypeError, ValueError):
        return None  # what is left describes nothing that can be
    return _facts_of(play, state, seat)


def _facts_of(play: Play, state: Any, seat: Seat) -> object:
    """All that the player sees, and may do."""
    return play.game.knowledge.view(state, seat), state.legal(seat), state.awaited()


def _puzzle(decision: Decision, chance: Chance) -> dict[str, Any] | None:
    game, play, seat = decision.game, decision.play, decision.seat
    try:
        on = Weighing(game, play, seat, decision.memory)
        best = _chosen(on, decision, chance)
        return _proved(on, decision, best) if best else None
    except Undecided:
        return None


def _chosen(on: Weighing, decision: Decision, chance: Chance) -> list[Tried] | None:
    """What comes near after every look, the best first; None where nothing stands out."""
    legal = on.state.legal(on.seat)
    looked = legal if len(legal) <= LISTED else on.sensible()
    tried = on.values([one[0] for one in on.alike(looked)], range(GLANCE))
    if len(tried) < FEWEST or not _ahead(tried, LEAD, 1.0):
        return None
    advised = _heuristic(decision, 0)
    if advised == tried[0].move and chance.share() > PLAIN:
        return None
    if not _speaks_for(decision, tried[0].move):
        return None
    if len(legal) > len(looked):
        kind = on.game.rules.moves.text(tried[0].move).split()[0]
        text = on.game.rules.moves.text
        same = legal if len(legal) <= EVERY else [m for m in legal if text(m).startswith(kind)]
        looked = list(dict.fromkeys([*looked, *same[:EVERY]]))
        tried = on.values([one[0] for one in on.alike(looked)], range(GLANCE))
        if not _ahead(tried, LEAD, 1.0):
            return None
    some = tried[:SOME]
    on.look_closer(some, range(GLANCE, LOOK))
    if not _ahead(some, LEAD, 1.5):
        return None
    near = some[:NEAR]
    on.look_closer(near, range(LOOK, CLOSER))
    return near if _ahead(near, LEAD, 2.0) else None


def _ahead(tried: list[Tried], lead: float, sure: float) -> bool:
    """Whether one or two are ahead of all others; the best comes first."""
    tried.sort(key=lambda one: -one.mean)
    others = _others(tried)
    if len(tried) - len(others) > MOST_BEST or not others:
        return False
    behind = [one.lead(tried[0]) for one in others]
    return all(-by >= lead * 0.8 and -by >= sure * error for by, error in behind)


def _others(tried: Sequence[Tried]) -> list[Tried]:
    """Those that are not as good as the first."""
    return [one for one in tried if one.lead(tried[0])[0] < -ALIKE]


def _speaks_for(decision: Decision, move: Move) -> list[str]:
    """What the coach would say for a move, by name."""
    view = decision.game.knowledge.view(decision.play.state, decision.seat)
    messages = decision.game.messages
    if messages is None or messages.reason is None:
        return []
    said = messages.reason(view, decision.memory, move)
    if said is None:
        return []
    return [one.id for one in points(said) if not messages.against(one)]


def _proved(on: Weighing, decision: Decision, near: Sequence[Tried]) -> dict[str, Any] | None:
    """The puzzle, if other worlds say the same."""
    moves = [one.move for one in near[:PROVED]]
    tried = on.values(moves, range(PROOF, PROOF + WORLDS))
    if tried[0] is not max(tried, key=lambda one: one.mean) or not _ahead(tried, LEAD, SURE):
        return None
    others = _others(tried)
    second = others[0]
    behind, error = second.lead(tried[0])
    if -behind < LEAD:
        return None
    play, text = decision.play, decision.game.rules.moves.text
    good = {one.move for one in tried if one not in others}
    legal = on.state.legal(on.seat)
    groups = on.alike(legal) if len(legal) <= EVERY else [[move] for move in good]
    best = [move for group in groups if good & set(group) for move in group]
    best.sort(key=lambda move: move != tried[0].move)
    grade, finds = _grade(decision, best)
    if grade is None:
        return None
    return {
        "seats": play.seats,
        **({"options": changed} if (changed := _changed(decision)) else {}),
        **decision.places,
        "seat": decision.seat,
        "best": [text(move) for move in best],
        "grade": grade,
        "proof": {
            "worlds": WORLDS,
            "value": round(tried[0].mean, 3),
            "next": text(second.move),
            "next_value": round(tried[0].mean + behind, 3),
            "error": round(error, 4),
            "solved": on.solved,
        },
        "says": _speaks_for(decision, best[0]),
        "legal": len(legal),
        "finds": finds,
    }


def _changed(decision: Decision) -> dict[str, Any]:
    """The house rules that are not the usual ones."""
    usual = decision.game.rules.options().values()
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in decision.play.options.values().items()
        if value != usual[key]
    }


def _heuristic(decision: Decision, luck: int, key: str = "sharp") -> Move | None:
    view = decision.game.knowledge.view(decision.play.state, decision.seat)
    legal = decision.play.state.legal(decision.seat)
    bot = LEVELS[key].bot(decision.game)
    return bot.choose(view, decision.memory, legal, True, Chance(drawn(luck)))


def _grade(decision: Decision, best: Sequence[Move]) -> tuple[str | None, dict[str, float]]:
    """Who finds it decides how hard it is; what even a long search misses is no puzzle."""
    view = decision.game.knowledge.view(decision.play.state, decision.seat)
    legal = decision.play.state.legal(decision.seat)
    ahead = decision.game.bots.lookahead
    whole = ahead.playouts if ahead else PLAYOUTS

    def share(playouts: int, tries: int) -> float:
        bot = Expert(decision.game, Budget(playouts=playouts))
        made = [
            bot.choose(view, decision.memory, legal, True, Chance(drawn(luck)))
            for luck in range(tries)
        ]
        return sum(move in best for move in made) / tries

    advice = sum(_heuristic(decision, luck) in best for luck in range(TRIES)) / TRIES
    first = sum(_heuristic(decision, luck, "casual") in best for luck in range(TRIES)) / TRIES
    short, long = share(max(1, whole // 10), TRIES), share(4 * whole, TRIES // 2)
    finds = {"casual": first, "sharp": advice, "short": short, "long": long}
    if long < MOSTLY:
        return None, finds
    easy, medium, hard = GRADES
    if advice >= MOSTLY:
        return easy, finds
    return (medium if short >= MOSTLY else hard), finds


def checked(game: AnyGame, puzzle: Puzzle, worlds: int) -> list[Tried]:
    """The best move beside the next best, in so many worlds of the proof."""
    read = game.rules.moves.read
    moves = [read(puzzle.best[0]), read(puzzle.proof.next)]
    return weighing(game, puzzle).values(moves, range(PROOF, PROOF + worlds))
