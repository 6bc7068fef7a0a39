"""Ultimatch: clear the pyramid together, by colour, by number, or by both at once."""

from handful.core import Bots, Game, Knowledge, Messages, Rules, Screens, Study

from .bots.clues import clue
from .bots.foresight import FORESIGHT
from .bots.heuristic import Heuristic, honestly
from .bots.lookahead import LOOKAHEAD
from .bots.reasons import against, reason
from .bots.remarks import remark
from .bots.solver import solve
from .daily import DAILY
from .hindsight import hindsight
from .knowledge.imagine import Imagination, imagine
from .knowledge.memory import Memory
from .knowledge.position import arrange, lay
from .knowledge.secrets import refill, secrets, stock
from .knowledge.view import View, own, view
from .messages.log import tell
from .messages.names import card_message
from .messages.page import PAGE
from .messages.prompts import after, explain, name, prompt
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
from .terminal import draw

GAME: Game[State, Memory, View] = Game(
    key="ultimatch",
    name="Ultimatch",
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
        own=own,
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
        remark=remark,
        heuristic=Heuristic(),
        honest=honestly,
        lookahead=LOOKAHEAD,
        foresight=FORESIGHT,
        solve=solve,
    ),
    screens=Screens(faces=FACES),
    study=Study(observation=OBSERVATION, writer=TableWriter, tallies=tallies),
    hindsight=hindsight,
    daily=DAILY,
    messages=Messages(
        tell=tell,
        prompt=prompt,
        after=after,
        name=name,
        explain=explain,
        reason=reason,
        against=against,
        clue=clue,
        card=card_message,
        page=PAGE,
        draw=draw,
    ),
)
