"""What a table of an evening may do by itself, and what its plan forbids."""

from typing import TYPE_CHECKING

from handful.bots.characters import called
from handful.core import Refusal, Refused
from handful.core.rematch import STEP, moved_on

from . import casting
from . import log_entries as log
from .evening import TEACHER, Result
from .permissions import denied

if TYPE_CHECKING:
    from handful.core import State

    from .lobby import Lobby


def refuse_change(lobby: "Lobby") -> None:
    """Whatever would make one table unlike the others."""
    if lobby.plan:
        raise denied("evening", "deny-evening")


def refuse_departure(lobby: "Lobby", person: str) -> None:
    """Whoever opened an evening stays the host of its tables: no table becomes its own."""
    if lobby.plan and person == TEACHER:
        raise denied("evening", "deny-evening")


def refuse_sealed(lobby: "Lobby") -> None:
    """Whatever tells of cards that other tables may still play."""
    if lobby.sealed:
        raise denied("sealed", "deny-sealed")


def refuse_paused(lobby: "Lobby") -> None:
    """Nobody at a table lets go on what was paused for all tables."""
    if lobby.plan and lobby.stage == "paused":
        raise denied("evening", "deny-evening-paused")


def refuse_deal(lobby: "Lobby", chosen: bool = False) -> None:
    """A deal before the start, after the last, while all pause, or one that somebody chose."""
    if not lobby.plan:
        return
    refuse_paused(lobby)
    if lobby.stage == "waiting":
        raise denied("evening", "deny-evening-waits")
    if lobby.stage != "playing" or not lobby.deals_left:
        raise denied("evening", "deny-evening-over")
    if chosen:
        raise denied("evening", "deny-evening")


def started(lobby: "Lobby") -> list[log.Body]:
    """Bots of the plan take the free chairs, and the deal begins; raises `Refused`."""
    assert lobby.plan
    free = [seat for seat, chair in enumerate(lobby.chairs) if chair.free]
    seated: list[log.Body] = []
    if lobby.plan.level:
        seated = [
            log.Botted(seat=seat, level=lobby.plan.level, character=character)
            for seat, character in zip(free, casting.planned(lobby, free), strict=True)
        ]
    if problem := lobby.problem(filled=bool(seated)):
        raise Refused(Refusal("not_ready", problem))
    named = {one.seat: called(one.character) for one in seated if isinstance(one, log.Botted)}
    players = [named.get(seat, name) for seat, name in enumerate(lobby.names())]
    return [*seated, log.Started(players=players)]


def dealt_on(lobby: "Lobby") -> list[log.Body]:
    """The next deal at a table where only bots sit."""
    if not lobby.deals_itself:
        return []
    if lobby.phase == "lobby":
        return started(lobby)
    players = list(lobby.names_at(moved_on(lobby.chairs)))
    return [log.Rematched(step=STEP), lobby.next_deal(), log.Started(players=players)]


def result_of(lobby: "Lobby", state: "State") -> Result | None:
    """How the deal ended, for the comparison; None where there is none."""
    outcome = state.outcome()
    if not lobby.plan or outcome is None:
        return None
    bots = tuple(seat for seat, chair in enumerate(lobby.chairs) if not chair.person or chair.pilot)
    return Result(
        players=lobby.names(),
        bots=bots,
        winners=outcome.winners,
        places=outcome.places,
        scores=outcome.scores,
        together=outcome.together,
    )
