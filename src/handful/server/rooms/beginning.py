"""How a room begins: what was asked for, as the first entries of its log."""

from msgspec import UNSET
from msgspec.structs import asdict

from handful.bots.characters import drawn
from handful.core import AnyGame, BadOption, Options
from handful.core.catalog import UnknownGame, game

from ..http import schemas
from ..http.tokens import hashed
from ..records.fair_deal import promised, sown
from ..ws import protocol
from . import log_entries as log
from .evening import Plan
from .lobby import changed
from .permissions import clean_name, known_level, passed_on
from .room_codes import nicknames

OWNER = "p1"
"""The person who opened the room."""


def rules_of(new: schemas.NewRoom) -> tuple[AnyGame, Options, int]:
    """What is to be played in a new room, by which house rules, and by how many."""
    try:
        rules = game(new.game)
        options = rules.rules.options.read(new.options or {})
        fewest, most = rules.players
        seats = new.seats or min(max(fewest, 4), most)
        rules.check_seats(seats)
    except UnknownGame as problem:
        raise passed_on("no_game", problem) from None
    except BadOption as problem:
        raise passed_on("bad_option", problem) from None
    return rules, options, seats


def beginning(
    new: schemas.NewRoom,
    token: str,
    watch: str,
    chosen: int | None = None,
    plan: Plan | None = None,
) -> list[log.Body]:
    """The first entries of a room's log; `chosen` is the seed of the deal, if somebody chose it."""
    rules, options, seats = rules_of(new)
    given = asdict(new.settings) if new.settings else {}
    settings = changed(protocol.Settings(), {k: v for k, v in given.items() if v is not UNSET})
    if new.classroom:
        settings = changed(settings, {"chat": False})
    name = nicknames(())[0] if new.classroom and not plan else clean_name(new.name or "Host")
    seed, salt = sown()
    seed = plan.seed(1) if plan else seed if chosen is None else chosen
    bodies: list[log.Body] = [
        log.Opened(
            game=new.game,
            options=dict(options.values()),
            seats=seats,
            settings=settings,
            classroom=new.classroom,
            watch=watch,
            plan=plan,
        ),
        log.Sown(seed=seed, salt=salt, known=chosen is not None),
        log.Came(person=OWNER, name=name, token=hashed(token), shape=new.shape or ""),
    ]
    if new.sit:
        bodies.append(log.Sat(person=OWNER, seat=0))
    if new.bots is not None:
        level = known_level(new.bots)
        empty = range(int(new.sit), seats)
        parts = drawn(len(empty), promised(rules, options, seats, seed, salt), names=[name])
        bodies += [
            log.Botted(seat=seat, level=level, character=part)
            for seat, part in zip(empty, parts, strict=True)
        ]
    return bodies
