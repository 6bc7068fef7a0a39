"""That Match Game: fill the colours of a point card exactly, and fear the bolts of the others."""

from handful.core import Game

from .ahead import LOOKAHEAD
from .bots import Heuristic
from .cards import FACES
from .clocks import CLOCKS
from .events import EVENTS, View
from .knowledge import Imagination, Memory, imagine, refill, secrets, stock, view
from .moves import MOVES
from .observation import OBSERVATION
from .options import FEWEST_SEATS, MOST_SEATS, Options
from .phrases import PHRASES
from .position import arrange, lay
from .reasons import reason
from .rules import State, start
from .scoring import bound
from .tallies import standing, tallies
from .text import TEXT
from .writer import TableWriter

GAME: Game[State, Memory, View] = Game(
    key="thatmatch",
    name="That Match Game",
    tagline="Fill each colour exactly; the last to fill takes the stars, unless lightning strikes.",
    players=(FEWEST_SEATS, MOST_SEATS),
    minutes=(15, 30),
    shelf=4,
    clause="TM",
    rules_number=1,
    options=Options,
    start=start,
    moves=MOVES,
    events=EVENTS,
    view=view,
    secrets=secrets,
    refill=refill,
    stock=stock,
    lay=lay,
    arrange=arrange,
    memory=Memory,
    imagine=imagine,
    worlds=Imagination,
    text=TEXT,
    faces=FACES,
    heuristic=Heuristic(),
    lookahead=LOOKAHEAD,
    reason=reason,
    bound=bound,
    clocks=CLOCKS,
    standing=standing,
    tallies=tallies,
    phrases=PHRASES,
    observation=OBSERVATION,
    writer=TableWriter,
)
