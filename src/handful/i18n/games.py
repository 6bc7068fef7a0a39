"""What a game says, whichever way it says it.

A game with `messages` has its words in `locales/`. One without writes English itself (`Game.text`
and the help of its options); everything here then hands that English on, in every language.
"""

import re
from collections.abc import Iterable

from handful.core import (
    AnyGame,
    Drawing,
    Form,
    JsonValue,
    Memory,
    Message,
    Move,
    Names,
    Options,
    Refused,
    Seat,
    Space,
    Told,
    View,
)
from handful.core.game_folder import package_of
from handful.core.options import written
from handful.core.rulebook import clauses, read
from handful.core.styled_text import plain

from .speak import HOUSE, Speaker, sentences

Sentence = str | Message
"""A message, or words that are the same for everybody."""


def speaker(
    game: AnyGame | None, language: str = "en", names: Names = (), me: Seat | None = None
) -> Speaker:
    """Who says what happens in a game."""
    spoken = game is not None and game.messages is not None
    package = package_of(game.rules.options) if game and spoken else HOUSE
    return Speaker(sentences(package, language), language, names, me)


def spoken(sentence: Sentence, by: Speaker) -> str:
    """The sentence in words."""
    return by.say(sentence) if isinstance(sentence, Message) else sentence


def in_english(game: AnyGame | None, sentence: Sentence | None, names: Names = ()) -> str:
    """The sentence in plain English, to nobody in particular: for programs without words."""
    return "" if sentence is None else plain(spoken(sentence, speaker(game, "en", names)))


def form_of(sentence: Sentence) -> JsonValue:
    """The sentence as plain data: a message as it is, or the words themselves."""
    return sentence.form() if isinstance(sentence, Message) else plain(sentence)


def why_not(problem: Exception, language: str = "en") -> str:
    """What an exception says is wrong; with an option, it may be a message of its game."""
    why = problem.refusal.reason if isinstance(problem, Refused) else next(iter(problem.args), "")
    if not isinstance(why, Message):
        return str(problem)
    options = getattr(problem, "options", None)
    package = package_of(options) if options else HOUSE
    return Speaker(sentences(package, language), language).say(why)


def tell(game: AnyGame, event: Told, names: Names, before: Iterable[Told] = ()) -> Sentence | None:
    """One line of the log, or None for what needs no words; `Play.before` finds what was before."""
    if not game.messages:
        return game.text.tell(event, names)
    follow = game.messages.follow
    return follow(event, before) if follow else game.messages.tell(event)


def prompt(game: AnyGame, view: View, me: Seat | None, names: Names) -> Sentence:
    """What is asked, of whom."""
    if game.messages:
        return game.messages.prompt(view, me)
    return game.text.prompt(view, me, names)


def named(game: AnyGame, view: View, form: Form, names: Names) -> Sentence:
    """What a legal move is called."""
    return game.messages.name(view, form) if game.messages else explain(game, view, form, names)


def after(game: AnyGame, view: View) -> Seat | None:
    """Whose turn comes after the one that is played, as far as can be told."""
    known = game.messages.after if game.messages else None
    return known(view) if known else None


def explain(game: AnyGame, view: View, form: Form, names: Names) -> Sentence:
    """What a legal move would do."""
    if game.messages:
        return game.messages.explain(view, form)
    return game.text.explain(view, form, names)


def reason(game: AnyGame, view: View, memory: Memory, move: Move, names: Names) -> Sentence:
    """What speaks for a legal move, or at least what it does."""
    found: Sentence | None = None
    if game.messages and game.messages.reason:
        found = game.messages.reason(view, memory, move)
    elif game.bots.reason:
        found = game.bots.reason(view, memory, move, names)
    return found or explain(game, view, game.rules.moves.decode(move), names)


def drawing(game: AnyGame, view: View, by: Speaker, space: Space) -> Drawing:
    """The table in characters, part by part, for whom the speaker speaks to."""
    if game.messages:
        return game.messages.draw(view, by.me, by, space)
    return Drawing(title="", table=game.text.draw(view, by.me, by.names, space.width), seats=())


def draw(game: AnyGame, view: View, by: Speaker, width: int) -> list[str]:
    """The same as lines, one part below the other."""
    parts = drawing(game, view, by, Space(width=width))
    blocks = ([parts.title] if parts.title else [], parts.table, parts.counts, parts.seats)
    lines = [line for block in blocks if block for line in (*block, "")]
    if not parts.hand:
        return lines[:-1]
    return [*lines, *([] if parts.labelled else [f"{by('term-hand')}:"]), *parts.hand]


def rulebook(game: AnyGame, language: str = "en") -> str:
    """The game's RULES.md; its clauses and headings in this language, where they are translated."""
    text = read(game)
    if language == "en" or not game.messages:
        return text
    said = sentences(package_of(game.rules.options), language, rules=True)
    words = {one.text: said.get(one.id) for one in clauses(text).values()}
    lines = []
    for line in text.splitlines():
        marks, _, heading = line.partition(" ")
        if marks.strip("#") == "" and heading:
            line = f"{marks} {said.get(section_id(heading), heading)}"
        english = next((one for one in words if one in line), "") if line[:3] == "- *" else ""
        lines.append(line.replace(english, str(words[english] or english)) if english else line)
    return "\n".join(lines) + "\n"


def section_id(heading: str) -> str:
    """The id of a section is its English heading, in small letters."""
    return f"section-{re.sub(r'[^a-z0-9]+', '-', heading.lower())}"


def house_rules(game: AnyGame, options: Options, language: str = "en") -> str:
    """The house rules in one line: the preset they are, or those that differ, as in flags."""
    names, say = Declared(game, language).presets, speaker(None, language)
    for one in game.rules.options.presets:
        if game.rules.options.read(one.values) == options:
            return names[one.key][0]
    changed = ", ".join(f"{key}={written(value)}" for key, value in options.changed().items())
    return say("term-rules", rules=changed) if changed else say("term-usual-rules")


class Declared:
    """What a game says of itself in one language: on its box, in its options, in its menus."""

    def __init__(self, game: AnyGame, language: str = "en") -> None:
        self._game = game
        self._say = speaker(game, language) if game.messages else None

    @property
    def tagline(self) -> str:
        """One sentence for a menu."""
        return self._say("tagline") if self._say else self._game.tagline

    @property
    def options(self) -> dict[str, str]:
        """What each option does, by its key."""
        found = self._game.rules.options.declared()
        return {one.key: self._say(f"option-{one.key}") if self._say else one.help for one in found}

    @property
    def presets(self) -> dict[str, tuple[str, str]]:
        """The name of each preset and what it does, by its key."""
        found, say = self._game.rules.options.presets, self._say
        if not say:
            return {one.key: (one.name, one.help) for one in found}
        return {one.key: (say(f"preset-{one.key}"), say(f"preset-{one.key}.help")) for one in found}

    @property
    def phrases(self) -> dict[str, str]:
        """What people like to say over the game, by key."""
        if not self._say:
            return dict(self._game.screens.phrases)
        house = sentences(HOUSE, self._say.language)
        ids = [id for id in self._say.sentences if id.startswith("phrase-") and id not in house]
        return {id.removeprefix("phrase-"): self._say(id) for id in ids}

    @property
    def moves(self) -> dict[str, str]:
        """What each kind of move does, by its verb."""
        verbs = self._game.rules.moves.grammar.verbs.values()
        return {
            verb.name: self._say(f"move-{verb.name}") if self._say else verb.help for verb in verbs
        }

    @property
    def cards(self) -> dict[str, str]:
        """The name of each card, by its code."""
        faces, messages, say = self._game.screens.faces, self._game.messages, self._say
        if not messages or not say:
            return {face.code: face.name for face in faces}
        return {face.code: say.say(messages.card(face.code)) for face in faces}


HOUSE_PHRASES = (
    "hello",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "your_turn",
    "moment",
    "hurry",
    "lucky",
    "ouch",
    "again",
    "bye",
)
"""What people like to say over any game, by key: `phrase-KEY` has the words."""


def phrases(game: AnyGame, language: str = "en") -> dict[str, str]:
    """The fixed phrases of a game: its own first, then the house's."""
    say = speaker(game, language)
    return Declared(game, language).phrases | {key: say(f"phrase-{key}") for key in HOUSE_PHRASES}
