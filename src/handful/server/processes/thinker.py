"""A process in which bots think: questions come in as lines of JSON, moves go out.

It ends when its input ends, so it never outlives the server.
"""

import signal
import sys
import time
from collections import OrderedDict
from typing import Any

from msgspec import json

from handful.bots.coach import Advice, Coach
from handful.bots.deciding import what_decided
from handful.bots.players import budgeted
from handful.core import Chance, JsonValue, Memory, Record
from handful.core.catalog import game
from handful.core.message import Message
from handful.i18n.games import form_of

from ..records import reading

_TABLES = 2000
"""How many seats are remembered at once."""

SOLVING = 3.0
"""Seconds for the question what decided a game: other bots of this process wait meanwhile."""

Memories = OrderedDict[tuple[str, int], tuple[Memory, int]]


def answer(asked: dict[str, Any], memories: Memories) -> dict[str, Any]:
    """What the bot does; `forgot` asks for the whole story again."""
    if "read" in asked:
        return {"n": asked.pop("n"), "found": reading.found(asked.pop("read"), **asked)}
    if "record" in asked:
        return {"n": asked["n"], "says": _verdict(asked["record"])}
    key = asked["table"], asked["seat"]
    rules = game(asked["game"])
    memory, upto = memories.pop(key, (None, 0))
    if asked["since"] == 0:
        options = rules.rules.options.read(asked["options"])
        memory, upto = rules.knowledge.memory(options, asked["seats"], asked["seat"]), 0
    if memory is None or upto != asked["since"]:
        return {"n": asked["n"], "forgot": True}
    for told in asked["told"]:
        memory.fold(told)
    memories[key] = memory, asked["known"]
    if len(memories) > _TABLES:
        memories.popitem(last=False)
    known = asked["view"], memory, asked["legal"], asked["must"], Chance(asked["chance"])
    said = {"n": asked["n"], "known": asked["known"]}
    if asked["names"] is None:
        return said | {"move": budgeted(asked["level"]).bot(rules).choose(*known)}
    chosen = asked["chosen"]
    best, *others = Coach(rules, asked["level"]).advice(*known, asked["names"], chosen)
    yours = next((one for one in others if one.move in chosen), None)
    return said | _advised(best) | {"yours": yours and _advised(yours)}


def _verdict(text: str) -> JsonValue:
    """What decided a lost solitaire, as plain data."""
    record = Record.from_json(text)
    end = time.monotonic() + SOLVING
    said = what_decided(game(record.game), record, lambda: time.monotonic() > end)
    return said.form() if said else None


def _advised(advice: Advice) -> dict[str, Any]:
    """One move as the coach sees it, as plain data."""
    words = None if isinstance(advice.reason, Message) else str(advice.reason)
    reason = {"reason": words, "says": form_of(advice.reason)}
    return {"move": advice.move, "value": advice.value} | reason


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memories: Memories = OrderedDict()
    for line in sys.stdin.buffer:
        if not line.endswith(b"\n"):
            return  # the server was killed in the middle of a question
        asked = json.decode(line)
        try:
            said = answer(asked, memories)
        except Exception as problem:  # one bad question must not end the others' games
            said = {"n": asked["n"], "problem": repr(problem)}
        try:
            sys.stdout.buffer.write(json.encode(said) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            return  # the server has ended


if __name__ == "__main__":
    main()
