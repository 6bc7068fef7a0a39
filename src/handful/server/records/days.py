"""The deal of the day, played and judged: nothing is kept, each answer plays it from the start."""

from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from handful.core import AnyGame, Message, Move, Play, message
from handful.core.catalog import game
from handful.core.daily import PLAYER, Deal, deal_of, follow
from handful.i18n.games import form_of, in_english, named

from ..http import schemas
from ..processes.thinkers import Crowded, Thinkers
from ..rooms.permissions import denied
from .examples import PLAYERS, laid_table

MOST_MOVES: Final = 300
_KEPT: Final = 200
"""So many deals a process remembers; others are looked for again."""
DEAL, HINT = "day", "day hint"
"""What the process that reads is asked for."""


class Days:
    """Deals are looked for in a process of their own, and remembered here."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._deals: OrderedDict[tuple[str, str], Deal] = OrderedDict()

    async def deal(self, game: AnyGame, day: str) -> Deal:
        """What a game deals on a day."""
        key = game.key, day
        if key not in self._deals:
            self._deals[key] = Deal(**await self._ask(DEAL, game, day=day))
            while len(self._deals) > _KEPT:
                self._deals.popitem(last=False)
        return self._deals[key]

    async def hint(
        self, game: AnyGame, day: str, made: Sequence[Mapping[str, object]]
    ) -> schemas.DayHint:
        """A move that goes on from here."""
        deal = await self.deal(game, day)
        asked: dict[str, Any] = {"deal": asdict(deal), "made": list(made)}
        found = await self._ask(HINT, game, **asked)
        return schemas.DayHint(**found)

    async def _ask(self, what: str, game: AnyGame, **more: object) -> dict[str, Any]:
        try:
            return await self._thinkers.read(what, game.key, **more)
        except Crowded:
            raise denied("busy", "deny-readers") from None


def found_deal(key: str, day: str) -> dict[str, object]:
    """What a game deals on a day, as plain data."""
    return asdict(deal_of(game(key), day))


def played(game: AnyGame, deal: Deal, made: Sequence[Mapping[str, object]]) -> schemas.DayTable:
    """The deal after these moves; a last one against the rules raises `Refused`."""
    play, tables = _replayed(game, deal, made)
    assert game.daily
    return schemas.DayTable(
        players=list(play.players),
        options=dict(play.options.values()),
        shown=tables,
        reached=game.daily.reached(play.state),
        total=deal.total,
        enough=deal.enough,
        turns=len(made),
        over=deal.asks is None and game.daily.is_over(play.state),
        asks=deal.asks,
    )


def _replayed(
    game: AnyGame, deal: Deal, made: Sequence[Mapping[str, object]]
) -> tuple[Play, list[Any]]:
    """The deal after these moves, and what is to be seen of the last."""
    if len(made) > MOST_MOVES:
        raise denied("too_many", "deny-example-end", most=MOST_MOVES)
    play = deal.opened(game, PLAYERS[: deal.seats])
    tables = [laid_table(play, PLAYER)] if deal.asks is None else []
    for move in made:
        tables = [laid_table(play, PLAYER, play.enter(PLAYER, move))]
        tables += [laid_table(play, PLAYER, events) for _, events in follow(play)]
    return play, tables


def hinted(
    key: str, deal: Mapping[str, Any], made: Sequence[Mapping[str, object]]
) -> schemas.DayHint:
    """A move that goes on from here, or that there is none."""
    rules, dealt = game(key), Deal(**deal)
    play = dealt.opened(rules, PLAYERS[: dealt.seats])
    for one in made:
        play.enter(PLAYER, one)
        follow(play)
    move = next_move(play, dealt)
    if move is None:
        return _without_move(message("day-no-way"))
    view, form = play.view(PLAYER), rules.rules.moves.decode(move)
    called = named(rules, view, form, play.players)
    return schemas.DayHint(
        move=dict(form), words=in_english(rules, called, play.players), says=form_of(called)
    )


def _without_move(why: Message) -> schemas.DayHint:
    return schemas.DayHint(move=None, words=in_english(None, why), says=form_of(why))


def next_move(play: Play, deal: Deal) -> Move | None:
    """The next move of the proof; after others, a solver's, or what of the proof still stands."""
    line = [play.moves.read(move) for move in deal.line]
    left = Counter(line) - Counter(play.moves.read(entry.move) for entry in play.entries)
    strayed = len(line) - left.total() < sum(entry.seat == PLAYER for entry in play.entries)
    solve = play.game.bots.solve
    if strayed and solve is not None:
        looks = iter(range(_LOOKS))
        found = solve(play.state.clone(), lambda: next(looks, None) is None)
        return found.line[0] if found.line else None
    if strayed and deal.enough == deal.total:
        return None
    return next((one for one in line if left[one] and _is_allowed(play, one)), None)


_LOOKS: Final = 400
"""So often a solver looks at its clock before it gives up."""


def _is_allowed(play: Play, move: Move) -> bool:
    return play.state.refusal(PLAYER, move) is None
