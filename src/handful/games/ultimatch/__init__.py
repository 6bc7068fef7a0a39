"""Ultimatch: clear the pyramid together, by colour, by number, or by both at once."""

from handful.core import Game

from .ahead import LOOKAHEAD
from .bots import Heuristic, honestly
from .cards import FACES
from .clocks import CLOCKS
from .imagination import Imagination, imagine
from .knowledge import refill, secrets, stock, view
from .memory import Memory
from .moves import EVENTS, MOST_SEATS, MOVES, View
from .observation import OBSERVATION
from .options import Options
from .phrases import PHRASES
from .position import arrange, lay
from .reasons import reason
from .rules import State, start
from .scoring import bound
from .solver import solve
from .talk import Talk
from .tallies import tallies
from .text import TEXT
from .writer import TableWriter

GAME: Game[State, Memory, View] = Game(
    key="ultimatch",
    name="Ultimatch",
    tagline="Clear the pyramid together: match its cards by colour, by number, or by both.",
    players=(1, MOST_SEATS),
    minutes=(10, 20),
    shelf=1,
    clause="UM",
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
    unordered=("hands", "known"),
    memory=Memory,
    imagine=imagine,
    text=TEXT,
    faces=FACES,
    heuristic=Heuristic(),
    honest=honestly,
    lookahead=LOOKAHEAD,
    worlds=Imagination,
    reason=reason,
    bound=bound,
    clocks=CLOCKS,
    talk=Talk(),
    solve=solve,
    tallies=tallies,
    phrases=PHRASES,
    observation=OBSERVATION,
    writer=TableWriter,
)
