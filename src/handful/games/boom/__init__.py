"""Boom Goes the Dynamite: pairs with a fuse on it; remember, calculate, and hope for the bang."""

from handful.core import Game

from .ahead import LOOKAHEAD
from .bots import Heuristic, pace
from .cards import FACES
from .clocks import CLOCKS
from .knowledge import Imagination, Memory, imagine, refill, secrets, stock, view
from .moves import EVENTS, MOST_SEATS, MOVES, View
from .observation import OBSERVATION
from .options import Options
from .phrases import PHRASES
from .position import arrange, lay
from .reasons import reason
from .rules import State, start
from .scoring import bound
from .tallies import standing, tallies
from .text import TEXT, fuse_end, is_unlisted
from .writer import TableWriter

GAME: Game[State, Memory, View] = Game(
    key="boom",
    name="Boom Goes the Dynamite",
    tagline="Find pairs, or make them equal with the sums in your hand; mind the dynamite.",
    players=(2, MOST_SEATS),
    minutes=(10, 20),
    shelf=3,
    clause="BD",
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
    unordered=("hands", "pool", "burnt", "fuse", "kept"),
    memory=Memory,
    imagine=imagine,
    worlds=Imagination,
    text=TEXT,
    faces=FACES,
    heuristic=Heuristic(),
    lookahead=LOOKAHEAD,
    reason=reason,
    forgetful=Heuristic,
    bound=bound,
    clocks=CLOCKS,
    forgets=True,
    pace=pace,
    unlisted=is_unlisted,
    countdown=fuse_end,
    standing=standing,
    tallies=tallies,
    phrases=PHRASES,
    observation=OBSERVATION,
    writer=TableWriter,
)
