"""Ultima: shed your cards by colour or by musical complement, and never forget to call."""

from handful.core import Game, Messages

from .ahead import LOOKAHEAD
from .bots import Heuristic
from .cards import FACES
from .clocks import CLOCKS
from .knowledge import Imagination, Memory, imagine, refill, secrets, stock, view
from .log import tell
from .moves import EVENTS, MOST_SEATS, MOVES, View, spelling
from .naming import card_message
from .observation import OBSERVATION
from .options import Options
from .position import arrange, lay
from .prompts import explain, prompt
from .reasons import reason
from .rules import State, start
from .scoring import bound
from .tallies import standing, tallies
from .terminal import DRAWN, draw
from .writer import TableWriter

GAME: Game[State, Memory, View] = Game(
    key="ultima",
    name="Ultima",
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
    messages=Messages(
        tell=tell,
        prompt=prompt,
        explain=explain,
        reason=reason,
        card=card_message,
        draw=draw,
        drawn=DRAWN,
    ),
    faces=FACES,
    heuristic=Heuristic(),
    lookahead=LOOKAHEAD,
    bound=bound,
    clocks=CLOCKS,
    standing=standing,
    tallies=tallies,
    observation=OBSERVATION,
    writer=TableWriter,
)
