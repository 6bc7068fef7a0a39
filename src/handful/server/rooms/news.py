"""Who comes, goes and takes time, told to everybody in one sentence: nobody wonders about it."""

from typing import TYPE_CHECKING

from handful.core.clocks import SECOND
from handful.core.message import Message, message

from . import log_entries as log

if TYPE_CHECKING:
    from .lobby import Lobby


_SILENT = (log.Moved, log.Ticked, log.Said)
"""Most entries tell nothing of that, and need not be asked."""


def news_of(lobby: "Lobby", body: log.Body) -> Message | None:
    """What an entry has to tell, in the room as it stood before it."""
    if isinstance(body, _SILENT):
        return None
    match body:
        case log.Came() if lobby.phase == "playing":
            return message("news-watches", name=body.name)
        case log.Left():
            return _left(lobby, body)
        case log.Reissued() if any(
            one.person == body.person and one.agreed for one in lobby.claims.values()
        ):
            return message("news-back-elsewhere", name=_name(lobby, body.person))
        case log.Nodded() if not body.agree:
            claim = lobby.claims[body.claim]
            return message("news-not-them", name=claim.name, other=_name(lobby, body.person))
        case log.Promoted():
            return message("news-hosts", name=_name(lobby, body.person))
        case log.Sat() if lobby.phase == "playing":
            bot = lobby.name(body.seat)
            return message("news-sits", name=_name(lobby, body.person), seat=bot)
        case log.SeatAnswered() if lobby.wish and not body.agree:
            asker, bot = _name(lobby, lobby.wish.person), lobby.name(lobby.wish.seat)
            other = lobby.name(body.seat)
            return message("news-no-seat", name=asker, seat=bot, other=other)
        case _:
            return _chairs(lobby, body)


def _chairs(lobby: "Lobby", body: log.Body) -> Message | None:
    """Who plays for whom, who is asked to leave, and who needs more time."""
    match body:
        case log.SeatTakenOver():
            return _taken_over(lobby, body)
        case log.SeatTakenBack():
            return message("news-back", name=lobby.name(body.seat))
        case log.WaitedFor():
            return message("news-waits", name=lobby.name(body.seat))
        case log.DismissalAnswered() if body.agree and not lobby.dismissal:
            asker = _name(lobby, body.voter)
            return message("news-asked", other=asker, name=_name(lobby, body.person))
        case log.DismissalEnded():
            return message("news-stays", name=_name(lobby, body.person))
        case log.TimeAdded():
            seconds = body.more // SECOND
            return message("news-more-time", name=lobby.name(body.seat), seconds=seconds)
        case log.ClocksDoubled():
            return message("news-doubled", name=_name(lobby, body.person))
    return None


def _left(lobby: "Lobby", body: log.Left) -> Message:
    name, seated = _name(lobby, body.person), lobby.seat_of(body.person) is not None
    plays_on = "yes" if seated and lobby.phase == "playing" else "no"
    if body.why == "left":
        return message("news-left", name=name, bot=plays_on)
    return message("news-sent", name=name, bot=plays_on)


def _taken_over(lobby: "Lobby", body: log.SeatTakenOver) -> Message:
    name = lobby.name(body.seat)
    if not body.by:
        return message("news-bot", name=name)
    if body.by == lobby.chairs[body.seat].person:
        return message("news-out", name=name)
    return message("news-bot-for", name=name, other=_name(lobby, body.by))


def _name(lobby: "Lobby", person: str) -> str:
    member = lobby.people.get(person)
    return member.name if member else ""
