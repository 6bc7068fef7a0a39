"""The names that mean something in the scenarios of one game: a misspelt one would say nothing."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from functools import cache
from typing import Any, get_args, get_type_hints, is_typeddict

from handful.core import AnyGame, Event, Moves, Outcome, State

from .compare import ANYTHING

_MOST_LISTED = 20
_OUTCOME = frozenset(one.name for one in fields(Outcome))


class UnknownName(Exception):
    """A name that nothing in the game has; the sentence says which there are."""


@dataclass(frozen=True)
class Vocabulary:
    """All names that may stand in the steps of one scenario."""

    moves: Moves
    clauses: Collection[str]
    events: Mapping[str, frozenset[str]]
    """The fields of every event."""
    told: frozenset[str]
    """Every key that is anywhere in an event."""
    position: frozenset[str]
    """The keys of a whole position."""
    view: frozenset[str]
    """The keys of a view; none where the game does not say what its view holds."""
    seen: frozenset[str]
    """Every key that is anywhere in a view."""
    cards: frozenset[str]

    @staticmethod
    def of(game: AnyGame, moves: Moves, state: State, clauses: Collection[str]) -> "Vocabulary":
        """The names of a game, of which one position is at hand."""
        view = get_type_hints(game.knowledge.view).get("return")
        return Vocabulary(
            moves=moves,
            clauses=clauses,
            events={event.name: _fields(event) for event in game.rules.events},
            told=_told(tuple(game.rules.events)),
            position=frozenset(game.knowledge.lay(state)),
            view=frozenset(get_type_hints(view) if is_typeddict(view) else ()),
            seen=_keys(view),
            cards=frozenset(face.code for face in game.screens.faces)
            | frozenset(game.knowledge.stock(state)),
        )

    def check(self, step: Mapping[str, Any]) -> None:
        """Raise `UnknownName` for the first name in a step that means nothing."""
        for key in ("events", "told", "without", "untold"):
            for event in step.get(key, ()):
                self._check_event(event)
        known("key of a position", step.get("expect", ()), self.position)
        known("clause", [step["cites"]] if "cites" in step else [], self.clauses)
        known("key of an event", step.get("hidden", ()), self.told)
        words = [word for word in step.get("nowhere", ()) if isinstance(word, str)]
        known("card", words, self.cards)
        if isinstance(step.get("outcome"), dict):
            known("key of an outcome", step["outcome"], _OUTCOME)
        if self.view:
            known("key of a view", step.get("sees", ()), self.view)
            known("key of a view", step.get("unseen", ()), self.seen | self.position)

    def _check_event(self, event: Mapping[str, Any]) -> None:
        name = event.get("event", ANYTHING)
        if name == ANYTHING:
            every = frozenset(key for keys in self.events.values() for key in keys)
            known("field of an event", event.keys() - {"event"}, every)
            return
        known("event", [name], self.events)
        known(f"field of {name}", event.keys() - {"event"}, self.events[name])


def known(what: str, words: Iterable[Any], names: Collection[str]) -> None:
    """Raise `UnknownName` for the first word that is none of the names."""
    for word in words:
        if word not in names:
            near = get_close_matches(str(word), names, n=1)
            there = f": did you mean {near[0]}?" if near else _all(names)
            raise UnknownName(f"there is no {what} {word!r}{there}")


def _all(names: Collection[str]) -> str:
    return f": there are {', '.join(sorted(names))}." if 0 < len(names) <= _MOST_LISTED else "."


def _fields(event: type[Event]) -> frozenset[str]:
    return frozenset(one.name for one in fields(event))  # type: ignore[arg-type]  # every subclass is a dataclass


@cache
def _told(events: tuple[type[Event], ...]) -> frozenset[str]:
    """The keys that these events can hold, at any depth."""
    hints = [(name, get_type_hints(event)[name]) for event in events for name in _fields(event)]
    return frozenset(name for name, _ in hints).union(*(_keys(hint) for _, hint in hints))


@cache
def _keys(hint: Any) -> frozenset[str]:
    """The keys of all typed tables inside a type."""
    own = get_type_hints(hint) if is_typeddict(hint) else {}
    return frozenset(own).union(*map(_keys, (*own.values(), *get_args(hint))))
