"""Ultimatch: clear the pyramid together, by colour, by number, or by both at once."""

from handful.core import Bots, Game, Knowledge, Rules, Screens, Study

from .bots.heuristic import Heuristic, honestly
from .bots.lookahead import LOOKAHEAD
from .bots.reasons import reason
from .bots.solver import solve
from .knowledge.imagine import Imagination, imagine
from .knowledge.memory import Memory
from .knowledge.position import arrange, lay
from .knowledge.secrets import refill, secrets, stock
from .knowledge.view import View, view
from .phrases import PHRASES
from .rules.cards import FACES
from .rules.clocks import CLOCKS
from .rules.events import EVENTS
from .rules.moves import MOST_SEATS, MOVES
from .rules.options import Options
from .rules.rules import State, start
from .rules.scoring import bound
from .rules.talk import Talk
from .study.observation import OBSERVATION
from .study.tallies import tallies
from .study.writer import TableWriter
from .text import TEXT

GAME: Game[State, Memory, View] = Game(
    key="ultimatch",
    name="Ultimatch",
    tagline="Clear the pyramid together: match its cards by colour, by number, or by both.",
    players=(1, MOST_SEATS),
    minutes=(10, 20),
    shelf=1,
    clause="UM",
    rules_number=1,
    rules=Rules(
        options=Options,
        start=start,
        moves=MOVES,
        events=EVENTS,
        bound=bound,
        clocks=CLOCKS,
        talk=Talk(),
    ),
    knowledge=Knowledge(
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
    ),
    bots=Bots(
        heuristic=Heuristic(),
        honest=honestly,
        lookahead=LOOKAHEAD,
        reason=reason,
        solve=solve,
    ),
    screens=Screens(
        faces=FACES,
        phrases=PHRASES,
    ),
    study=Study(
        observation=OBSERVATION,
        writer=TableWriter,
        tallies=tallies,
    ),
    text=TEXT,
)
