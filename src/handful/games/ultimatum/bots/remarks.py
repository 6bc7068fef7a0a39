"""What characters say over Ultimatum: offers of peace, wishes, threats, thanks (UT-46, UT-47).

All of it follows from what lies open. A claim to hold a Block says nothing about the hand: who
likes to bluff makes it with and without one.
"""

from collections.abc import Mapping
from typing import Final

from handful.core import Chance, Heard, JsonValue, Remark, Seat, Temper, Told

from ..knowledge.memory import Memory
from ..knowledge.view import Affair, View
from .mood import PRIDE, TAKES_AT_LEAST

MUCH: Final = 4
"""Chips that are worth a word when they are lost."""
WISHES: Final = 0.4
"""The part of a pot that a responder asks for."""
UNFORGIVING: Final = 0.5

Listened = Heard[Memory, View]
Talk = Mapping[str, JsonValue]


def remark(heard: Listened, seat: Seat, temper: Temper, chance: Chance) -> Remark | None:
    """What this seat has a reason to say after the last move."""
    answer = _answer(heard, seat, temper)
    if answer:
        return answer
    for event in reversed(heard.news):
        said = _about(event, heard, seat, temper, chance)
        if said:
            return said
    return None


def _about(
    event: Told, heard: Listened, seat: Seat, temper: Temper, chance: Chance
) -> Remark | None:
    affair = heard.view["affair"]
    match event:
        case {"event": "played", "card": "UL"} if affair and "pool" in affair and affair["pool"]:
            return _offered(affair, seat, temper, chance)
        case {"event": "rejected", "seat": int(by)}:
            return Remark("no_deal") if by == seat else None
        case {"event": "accepted", "seat": int(by)} if by == seat:
            return Remark("fair_enough")
        case {"event": "blocked", "seat": int(by)} if by == seat:
            return _emote("laugh", heard.memory.actor, seat)
        case {"event": "chips_moved", "payer": int(payer), "receiver": int(to), "count": int(many)}:
            return _moved(heard, payer, to, many, seat, temper)
    return None


def _offered(affair: Affair, seat: Seat, temper: Temper, chance: Chance) -> Remark | None:
    """A division is proposed: who proposes woos, who is wooed asks for more, the target begs."""
    assert "responder" in affair
    assert "pool" in affair
    responder, share = affair["responder"], affair["proposals"][0]["share"]
    if seat == affair["actor"]:
        return _deal(responder, "accept") if chance.below(3) else Remark("take_it")
    if seat == responder:
        wish = round(WISHES * affair["pool"])
        if share >= wish:
            return None
        return Remark(talk={"kind": "ask", "to": "all", "then": {"share_at_least": wish}})
    if seat == affair["target"]:
        if chance.share() < temper.risks:
            return Remark(talk={"kind": "claim", "to": "all", "fact": {"have": "BL"}})
        return _deal(responder, "reject")
    return None


def _answer(heard: Listened, seat: Seat, temper: Temper) -> Remark | None:
    """Yes or no, once, to a deal that was offered to this seat since the last move."""
    for event in reversed(heard.news):
        match event:
            case {"event": "said", "seat": by, "message": {"ref": int()}} if by == seat:
                return None
            case {"event": "said", "number": int(number), "message": {"kind": "deal", "to": to}}:
                promise = heard.memory.said.get(number)
                if to == seat and promise:
                    takes = promise.when == "accept" and _is_enough(heard, temper)
                    kind = "agree" if takes else "refuse"
                    return Remark(talk={"kind": kind, "to": promise.by, "ref": number})
    return None


def _is_enough(heard: Listened, temper: Temper) -> bool:
    affair = heard.view["affair"]
    if not affair or "pool" not in affair:
        return False
    least = TAKES_AT_LEAST + PRIDE * (1 - temper.forgives)
    return affair["proposals"][0]["share"] >= least * affair["pool"]


def _moved(
    heard: Listened, payer: Seat, receiver: Seat, count: int, seat: Seat, temper: Temper
) -> Remark | None:
    """Thanks for a gift; for a loss a groan, and from who forgives little, a threat."""
    now = [deed for deed in heard.memory.deeds if deed.turn == heard.memory.turn]
    by = next((deed.by for deed in now if deed.to == seat), None)
    if by is None or count < MUCH:
        return None
    if receiver == seat:
        return _emote("thanks", by, seat)
    if payer != seat:
        return None
    if temper.forgives >= UNFORGIVING:
        return _emote("groan", by, seat)
    threat: Talk = {"kind": "threat", "to": by, "if": {"hit": seat}, "then": {"hit": by}}
    return Remark(talk=threat)


def _deal(to: Seat, when: str) -> Remark:
    return Remark(talk={"kind": "deal", "to": to, "if": when, "then": {"spare": to}})


def _emote(word: str, to: Seat, seat: Seat) -> Remark | None:
    return Remark(talk={"kind": "emote", "to": to, "fact": word}) if to != seat else None
