"""Structured talk as people would say it: word for word, so everybody is called by name."""

from collections.abc import Mapping

from handful.core import JsonValue, Message, Seat, Who, message

from .names import card_message


def spoken(talk: Mapping[str, JsonValue], speaker: Seat) -> Message:
    """What a seat said, and to whom."""
    words, to = _words(talk, speaker), talk["to"]
    if not isinstance(to, int):
        return message("speech", words=words)
    return message("speech-to", to=Who(to), words=words)


def _words(talk: Mapping[str, JsonValue], speaker: Seat) -> Message:
    match talk:
        case {"kind": "deal", "if": condition, "then": then}:
            return message(
                "say-deal", when=_deed(condition, talk, speaker), then=_deed(then, talk, speaker)
            )
        case {"kind": "threat", "if": condition, "then": then}:
            return message(
                "say-threat", when=_deed(condition, talk, speaker), then=_deed(then, talk, speaker)
            )
        case {"kind": "ask", "then": then}:
            return message("say-ask", then=_deed(then, talk, speaker))
        case {"kind": "claim", "fact": dict(fact)}:
            ((word, code),) = fact.items()
            return message("say-claim", word=word, card=card_message(str(code)))
        case {"kind": "emote", "fact": str(word)}:
            return message("say-emote", word=word)
    return message("say-answer", answer=str(talk["kind"]))


def _deed(action: JsonValue, talk: Mapping[str, JsonValue], speaker: Seat) -> Message:
    """What somebody is to do or will do: in whose eyes “me” is the speaker."""
    if not isinstance(action, dict):
        return message("deed", deed=str(action))
    ((word, value),) = action.items()
    assert isinstance(value, int)
    if word == "share_at_least":
        return message("deed-share", count=value)
    whom = "me" if value == speaker else "you" if value == talk["to"] else "other"
    return message("deed-to", deed=word, whom=whom, seat=Who(value))
