"""Examples of the rulebook, to be played: nothing is kept, each answer plays from the start."""

from collections.abc import Sequence

from handful.core import AnyGame, Event, Message, Play, Seat
from handful.core.examples import Example
from handful.i18n.games import after, form_of, in_english, named, prompt, tell

from ..http import schemas
from ..rooms.permissions import denied
from ..rooms.tables import happening, offers, result, silence
from ..ws import protocol

PLAYERS = ("Nora", "Ben", "Mia", "Otto", "Clara", "Finn", "Ida", "Leo", "Ella", "Max", "Eva", "Jon")
MOST_MOVES = 200
MOST_OFFERS = 2000


def example_form(example: Example) -> schemas.ExampleForm:
    """What a rulebook says of an example."""
    return schemas.ExampleForm(id=example.id, clauses=list(example.clauses), shows=example.shows)


def tried(game: AnyGame, example: Example, made: Sequence[schemas.Made]) -> schemas.Tried:
    """The example after these moves; one that may not be made raises `Refused`."""
    if len(made) > MOST_MOVES:
        raise denied("too_many", "deny-example-end", most=MOST_MOVES)
    play = example.opened(game, PLAYERS[: example.seats])
    events: list[Event] = []
    for one in made:
        events = _entered(play, one)
    script = [(seat, game.rules.moves.read(move)) for seat, move in example.moves]
    followed = _is_same(play, _scripted(game, example, len(play.entries)))
    rest = script[len(play.entries) :] if followed else []
    seat = _looking(play, rest[0][0] if rest else None)
    right = game.rules.moves.decode(rest[0][1]) if rest else None
    ask = named(game, play.view(seat), right, play.players) if right else ""
    return schemas.Tried(
        example=example_form(example),
        players=list(play.players),
        options=dict(play.options.values()),
        table=laid_table(play, seat, events),
        ask=in_english(game, ask, play.players),
        ask_says=form_of(ask),
        right=dict(right) if right else None,
        followed=followed,
        total=len(script),
    )


def _scripted(game: AnyGame, example: Example, entries: int) -> Play:
    """The example after so many of its own moves."""
    play = example.opened(game, PLAYERS[: example.seats])
    for seat, move in example.moves[:entries]:
        play.enter(seat, move)
    return play


def _is_same(play: Play, other: Play) -> bool:
    """Whether two ways led to one position: a move may be spelled in more than one way."""
    if len(play.entries) != len(other.entries):
        return False
    return all(play.view(seat) == other.view(seat) for seat in range(play.seats))


def _entered(play: Play, one: schemas.Made) -> list[Event]:
    if not 0 <= one.seat < play.seats:
        raise denied("bad_request", "deny-example-seat", seat=one.seat)
    return play.enter(one.seat, one.move)


def _looking(play: Play, expected: Seat | None) -> Seat:
    """Whose eyes: those of whoever moves next, or of whoever moved last."""
    if expected is not None:
        return expected
    awaited = play.state.awaited()
    return awaited[0] if awaited else play.entries[-1].seat if play.entries else 0


def laid_table(play: Play, seat: Seat, events: Sequence[Event] = ()) -> protocol.Table:
    """A table without a room, as one seat sees it, and what has just happened."""
    view, state, game, names = dict(play.view(seat)), play.state, play.game, play.players
    seq = len(play.entries) + 1
    moves = play.listed(seat, view) if seat in state.actors() else []
    told = [(event, one) for event in events if (one := event.seen_by(seat)) is not None]
    lines = [(one, tell(game, one, names, play.before(event))) for event, one in told]
    asked = prompt(game, view, seat, names)
    return protocol.Table(
        seq=seq,
        number=1,
        seat=seat,
        view=view,
        events=[happening(game, seq, 0, event, line, names) for event, line in lines],
        gap=False,
        prompt=in_english(game, asked, names),
        prompt_says=asked.form() if isinstance(asked, Message) else None,
        after=after(game, view),
        actors=list(state.actors()),
        awaited=list(state.awaited()),
        silence=silence(play, seat),
        legal=offers(play, moves[:MOST_OFFERS]),
        legal_total=len(moves),
        clock=protocol.Clock(now=0, running=False, deadline=None, limit=None, paused_for=[]),
        can_undo=False,
        undo=None,
        outcome=result(play),
    )
