"""Ultimatum: push chips about, divide a third player's stack, and mind the end of the round."""

from handful.core import Game

from .ahead import LOOKAHEAD
from .bots import Heuristic
from .cards import FACES
from .clocks import CLOCKS
from .knowledge import Imagination, Memory, imagine, refill, secrets, stock, view
from .moves import EVENTS, MOVES, View
from .observation import OBSERVATION
from .options import MOST_SEATS, Options
from .phrases import PHRASES
from .position import arrange, lay
from .reasons import reason
from .rules import State, start
from .scoring import bound
from .talk import TableTalk
from .tallies import standing, tallies
from .text import TEXT
from .writer import TableWriter

FEWEST_SEATS = 3

GAME: Game[State, Memory, View] = Game(
    key="ultimatum",
    name="Ultimatum",
    tagline="Divide a third player's chips before the round stops without warning.",
    players=(FEWEST_SEATS, MOST_SEATS),
    minutes=(15, 75),
    shelf=5,
    clause="UT",
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
    worlds=Imagination,
    text=TEXT,
    faces=FACES,
    heuristic=Heuristic(),
    lookahead=LOOKAHEAD,
    reason=reason,
    bound=bound,
    clocks=CLOCKS,
    talk=TableTalk(),
    standing=standing,
    tallies=tallies,
    phrases=PHRASES,
    observation=OBSERVATION,
    writer=TableWriter,
)
