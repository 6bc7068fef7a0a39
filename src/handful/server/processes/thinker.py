"""A process in which bots think: questions come in as lines of JSON, moves go out.

It ends when its input ends, so it never outlives the server.
"""

import signal
import sys
from collections import OrderedDict
from typing import Any

from msgspec import json

from handful.bots.coach import Coach
from handful.bots.levels import level
from handful.core import Chance, Memory
from handful.core.catalog import game
from handful.core.message import Message
from handful.i18n.games import form_of

_TABLES = 2000
"""How many seats are remembered at once."""

Memories = OrderedDict[tuple[str, int], tuple[Memory, int]]


def answer(asked: dict[str, Any], memories: Memories) -> dict[str, Any]:
    """What the bot does; `forgot` asks for the whole story again."""
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
        return said | {"move": level(asked["level"]).player(rules).choose(*known)}
    best = Coach(rules, asked["level"]).advice(*known, asked["names"])[0]
    words = None if isinstance(best.reason, Message) else str(best.reason)
    reason = {"reason": words, "says": form_of(best.reason)}
    return said | {"move": best.move} | reason


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
