"""The log of Ultimatum: one line for every event, from what one seat was told."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from handful.core import JsonValue, Names, Told, ink
from handful.core.text import listed, whose

from ..rules.cards import FACES, NUMBERS


def card(code: str) -> str:
    """A card in its ink, with its glyph and its code."""
    face = FACES[NUMBERS[code]]
    return ink(face.ink, f"{face.glyph} {code}")


def chips(count: object) -> str:
    """A number of chips in words."""
    return "1 chip" if count == 1 else f"{count} chips"


def tell(event: Told, names: Names) -> str | None:
    """One line of the log, or None for what needs no words."""
    who = whose(event, names)
    match event:
        case {"event": "round_started", "round": number, "dealer": int(dealer)}:
            return f"Round {number}: {names[dealer]} deals."
        case {"event": "dealt", "kinds": list(kinds)}:
            return f"You are dealt {_cards(kinds)}."
        case {"event": "played", "card": str(code), "parameters": dict(at)}:
            return f"{who} plays {card(code)}{_declared(code, at, who, names)}."
        case {"event": "declined", "early": early}:
            return f"{who} declines{' ahead of time' if early else ''}."
        case {"event": "blocked", "card": str(code)}:
            return f"{who} blocks the {FACES[NUMBERS[code]].name}!"
        case {"event": "countered", "proposal": int(number), "share": share}:
            return f"{who} counters with proposal {number + 1}: {chips(share)} for the responder."
        case {"event": "accepted", "proposal": int(number)}:
            return f"{who} accepts proposal {number + 1}."
        case {"event": "rejected"}:
            return f"{who} rejects everything."
        case {"event": "drew", "count": count}:
            return f"{who} draws {'a card' if count == 1 else f'{count} cards'}."
        case {"event": "drawn", "kinds": list(kinds)}:
            return f"You draw {_cards(kinds)}."
        case {"event": "hand_received", "kinds": list(kinds)}:
            return f"You now hold {_cards(kinds)}."
        case {"event": "said", "number": number, "message": dict(message)}:
            return f"{who} says ({number}): {_spoken(message, names)}"
    return _tell_chips(event, names) or _tell_end(event, names)


def _tell_chips(event: Told, names: Names) -> str | None:
    match event:
        case {"event": "chips_moved", "payer": int(payer), "receiver": int(to), "count": count}:
            short = f" ({event['short']} short)" if event["short"] else ""
            moved = chips(count) if count else "nothing"
            return f"{names[payer]} pays {names[to]} {moved}{short}."
        case {"event": "stacks_swapped", "a": int(a), "b": int(b), "after": [mine, yours]}:
            return f"Stacks change places: {names[a]} has {mine}, {names[b]} {yours}."
        case {"event": "hands_swapped", "a": int(a), "b": int(b), "counts": [mine, yours]}:
            return f"Hands change places: {names[a]} holds {mine} cards, {names[b]} {yours}."
    return None


def _tell_end(event: Told, names: Names) -> str | None:
    match event:
        case {"event": "round_ended", "reason": str(reason), "seats": list(seats)}:
            who = listed([_seat(seat, names) for seat in seats])
            if reason == "round_card":
                return f"The round is over: {who} has ended it."
            return f"The round is over: {who} {'is' if len(seats) == 1 else 'are'} out of cards."
        case {"event": "scored", "chips": list(stacks), "totals": list(totals)}:
            added = "" if totals == stacks else f" Totals: {_by_seat(totals, names)}."
            return f"Chips: {_by_seat(stacks, names)}.{added}"
        case {"event": "game_over", "winners": list(winners)}:
            won = listed([_seat(seat, names) for seat in winners])
            return f"The game is over: {won} won."
    return None


def _declared(code: str, at: Mapping[str, JsonValue], who: str, names: Names) -> str:
    """What was declared with a card."""
    seat = {key: _seat(value, names) for key, value in at.items() if key not in ("what", "share")}
    match code:
        case "UL":
            rest = f"the rest for {who}"
            return f": {at['share']} of {seat['target']}'s chips for {seat['responder']}, {rest}"
        case "SW":
            what = "stacks" if at["what"] == "chips" else "hands"
            return f": whole {what} with {seat['with']}"
        case "ST":
            return f" against {seat['from']}"
        case "DR":
            return f" for {seat['to']}"
    return ""  # who pays whom is told with the chips


def _spoken(message: Mapping[str, JsonValue], names: Names) -> str:
    """A structured message as people would say it."""
    to = message["to"]
    called = "" if to == "all" else f"{_seat(to, names)}, "
    condition = _deed(message.get("if"), to, names)
    then = _deed(message.get("then"), to, names)
    match message["kind"]:
        case "deal":
            return f"{called}if you {condition}, I will {then}."
        case "threat":
            return f"{called}if you {condition}, beware: I will {then}."
        case "ask":
            return f"{called}please {then}."
        case "agree":
            return f"{called}agreed to {message['ref']}."
        case "refuse":
            return f"{called}no to {message['ref']}."
        case "claim":
            return f"{called}I {_pair(message['fact'])}."
    return f"{called}{_EMOTES[str(message['fact'])]}"


_EMOTES: Final = {"laugh": "ha ha!", "groan": "oh no.", "thanks": "thank you.", "think": "hmm …"}
_DEEDS: Final = {
    "accept": "accept",
    "reject": "reject everything",
    "counter": "counter",
    "block": "block",
    "let_pass": "let it pass",
    "end_round": "end the round",
    "play_on": "play on",
}


def _deed(action: JsonValue, to: JsonValue, names: Names) -> str:
    """What somebody is to do or will do, to the one who is spoken to or to another."""
    if not isinstance(action, dict):
        return _DEEDS.get(str(action), "")
    ((word, value),) = action.items()
    if word == "share_at_least":
        return f"offer at least {value}"
    return f"{word} {'you' if value == to else _seat(value, names)}"


def _pair(fact: JsonValue) -> str:
    assert isinstance(fact, dict)
    ((word, kind),) = fact.items()
    return f"{word} {FACES[NUMBERS[str(kind)]].name}"


def _seat(value: JsonValue, names: Names) -> str:
    assert isinstance(value, int)
    return names[value]


def _by_seat(values: Sequence[JsonValue], names: Names) -> str:
    return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))


def _cards(codes: Sequence[JsonValue]) -> str:
    held = Counter(str(code) for code in codes)
    shown = [card(code) + (f" ×{held[code]}" if held[code] > 1 else "") for code in held]
    return ", ".join(shown) or "nothing"
