"""Ultima: shed your cards by colour or by musical complement, and never forget to call."""

from handful.core import Game

from .ahead import LOOKAHEAD
from .bots import Heuristic
from .cards import FACES
from .clocks import CLOCKS
from .knowledge import Imagination, Memory, imagine, refill, secrets, stock, view
from .moves import EVENTS, MOST_SEATS, MOVES, View, spelling
from .observation import OBSERVATION
from .options import Options
from .phrases import PHRASES
from .position import arrange, lay
from .reasons import reason
from .rules import State, start
from .scoring import bound
from .tallies import standing, tallies
from .text import TEXT
from .writer import TableWriter

GAME: Game[State, Memory, View] = Game(
    key="ultima",
    name="Ultima",
    tagline="Match by colour or by the interval that fills the octave; call your last card.",
    players=(2, MOST_SEATS),
    minutes=(20, 50),
    shelf=2,
    clause="UL",
    rules_number=1,
    options=Options,
    start=start,
    moves=MOVES,
    spelling=spelling,
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
