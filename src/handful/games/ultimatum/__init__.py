"""Ultimatum: push chips about, divide a third player's stack, and mind the end of the round."""

from handful.core import Bots, Game, Knowledge, Messages, Rules, Screens, Study

from .bots.clues import clue
from .bots.foresight import FORESIGHT
from .bots.heuristic import Heuristic
from .bots.lookahead import LOOKAHEAD
from .bots.reasons import against, reason
from .bots.remarks import remark
from .daily import DAILY
from .hindsight import hindsight
from .knowledge.imagine import Imagination, imagine
from .knowledge.memory import Memory
from .knowledge.position import arrange, lay
from .knowledge.secrets import refill, secrets, stock
from .knowledge.view import View, own, view
from .messages.log import follow, tell
from .messages.names import card_message
from .messages.page import PAGE
from .messages.prompts import after, explain, name, prompt
from .rules.cards import FACES
from .rules.clocks import CLOCKS
from .rules.events import EVENTS
from .rules.moves import MOVES
from .rules.options import MOST_SEATS, Options
from .rules.rules import State, start
from .rules.scoring import bound
from .rules.talk import TableTalk
from .study.observation import OBSERVATION
from .study.tallies import standing, tallies
from .study.writer import TableWriter
from .terminal import draw

FEWEST_SEATS = 3

GAME: Game[State, Memory, View] = Game(
    key="ultimatum",
    name="Ultimatum",
    players=(FEWEST_SEATS, MOST_SEATS),
    minutes=(15, 75),
    shelf=5,
    clause="UT",
    rules_number=1,
    rules=Rules(
        options=Options,
        start=start,
        moves=MOVES,
        events=EVENTS,
        bound=bound,
        clocks=CLOCKS,
        talk=TableTalk(),
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
        heuristic=Heuristic(),
        tempered=Heuristic,
        remark=remark,
        lookahead=LOOKAHEAD,
        foresight=FORESIGHT,
    ),
    screens=Screens(faces=FACES),
    study=Study(observation=OBSERVATION, writer=TableWriter, standing=standing, tallies=tallies),
    hindsight=hindsight,
    daily=DAILY,
    messages=Messages(
        tell=tell,
        follow=follow,
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
