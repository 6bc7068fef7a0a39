"""Boom Goes the Dynamite: pairs with a fuse on it; remember, calculate, and hope for the bang."""

from handful.core import Bots, Game, Knowledge, Messages, Rules, Screens, Study

from .bots.clues import clue, recall
from .bots.heuristic import Heuristic, pace
from .bots.lookahead import LOOKAHEAD
from .bots.reasons import against, reason
from .bots.remarks import remark
from .daily import DAILY
from .hindsight import hindsight
from .knowledge.imagine import Imagination, imagine
from .knowledge.memory import Memory
from .knowledge.position import arrange, lay
from .knowledge.secrets import refill, secrets, stock
from .knowledge.view import View, fuse_end, is_unlisted, own, view
from .messages.building import build
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
from .study.observation import OBSERVATION
from .study.tallies import standing, tallies
from .study.writer import TableWriter
from .terminal import draw

GAME: Game[State, Memory, View] = Game(
    key="boom",
    name="Boom Goes the Dynamite",
    players=(2, MOST_SEATS),
    minutes=(10, 20),
    shelf=3,
    clause="BD",
    rules_number=1,
    rules=Rules(
        options=Options, start=start, moves=MOVES, events=EVENTS, bound=bound, clocks=CLOCKS
    ),
    knowledge=Knowledge(
        view=view,
        own=own,
        secrets=secrets,
        refill=refill,
        stock=stock,
        lay=lay,
        arrange=arrange,
        unordered=("hands", "pool", "burnt", "fuse", "kept"),
        memory=Memory,
        imagine=imagine,
        worlds=Imagination,
        forgets=True,
    ),
    bots=Bots(remark=remark, heuristic=Heuristic(), forgetful=Heuristic, lookahead=LOOKAHEAD),
    screens=Screens(faces=FACES, pace=pace, unlisted=is_unlisted, build=build, countdown=fuse_end),
    study=Study(observation=OBSERVATION, writer=TableWriter, standing=standing, tallies=tallies),
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
        recall=recall,
        card=card_message,
        page=PAGE,
        draw=draw,
    ),
)
