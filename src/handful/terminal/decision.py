"""One question to one person: what is legal, numbered, and what a typed line makes of it."""

from collections.abc import Sequence
from dataclasses import replace

from handful.core import AnyGame, Message, Move, Options, Play, Refusal, Refused, Seat, View, styled

from .move_list import MANY, Row, numbered, rows
from .move_matching import MALFORMED, Choice, Token, Wording, briefest, meant, shared_beginning
from .screen import Screen

_SHOWN = 40
_BACK = "back"
"""The step that takes the last one back."""


class Picking:
    """Some moves to pick from, how far they are narrowed down, and a move that is being built."""

    def __init__(
        self,
        game: AnyGame,
        view: View,
        seat: Seat | None,
        moves: Sequence[Move],
        wording: Wording,
        options: Options | None = None,
    ) -> None:
        self.game, self.view, self.seat, self._options = game, view, seat, options
        self._wording, self._say = wording, wording.speaker(seat)
        self._listed = [wording.choice(move, view, seat) for move in moves]
        self.laid: tuple[str, ...] = ()
        """The steps of a move that is being built."""
        self.asks: Message | None = None
        """What is asked in place of the game's own question, while a move is built."""
        self.choices: Sequence[Choice] = ()
        self.refusal: Refusal | None = None
        """Why the last line was refused, for whoever asks."""
        self._build()

    def refused(self, move: Move) -> Refusal | None:
        """Why a move that was spelled out is refused, as far as is known here."""
        return None

    @property
    def narrowed(self) -> bool:
        """Whether only a part of the moves is listed now."""
        return bool(self.laid) or len(self.pool) < len(self.choices)

    def words(self) -> list[str]:
        """What could be typed."""
        return sorted({token.text for choice in self.choices for token in choice.tokens})

    def show(self, screen: Screen) -> None:
        """List what may be done."""
        screen.lines(numbered(self._rows, screen.width))
        if len(self.choices) > MANY and not self.narrowed:
            screen.line(styled("dim", self._say("term-narrows")), 2)
        if self.narrowed:
            screen.line(styled("dim", self._say("term-widens")), 2)

    def widen(self) -> None:
        """Go back to all moves."""
        self.laid = ()
        self._build()

    def step(self, choice: Choice) -> None:
        """Go one step further with a move that is built bit by bit, or one back."""
        if choice.text == _BACK:
            self.take_off()
            return
        self.laid = (*self.laid, choice.text)
        self._build()

    def take_off(self) -> None:
        """Take the last step back."""
        self.laid = self.laid[:-1]
        self._build()

    def narrow(self, choices: Sequence[Choice]) -> None:
        """List only these."""
        self.pool, self._rows = choices, rows(choices)

    def read(self, line: str, screen: Screen) -> Move | None:
        """The move a line means; None after an answer to whoever typed it."""
        if line.isascii() and line.isdigit():
            return self._picked(line, screen)
        move, refusal = self._parsed(line)
        if move is not None and refusal is None:
            return move
        found = self.find(line)
        single = briefest(found)
        if single and move is None:
            return self._taken(single, screen)
        if refusal and (move is not None or not found):
            self._refuse(refusal, screen)
        elif not found:
            self._puzzle(line, screen)
        if found:
            self.narrow(found)
            self.show(screen)
        return None

    def find(self, line: str) -> list[Choice]:
        """The moves of this number, or with these words.

        Words count where the list goes on, else anywhere in it, else in all moves.
        """
        row = self._row(line)
        if row:
            return list(row.choices)
        words = self._wording.split(line)
        return (
            self._further(words)
            or meant(words, self.pool, self._wording)
            or meant(words, self.choices, self._wording)
            or [choice for choice in self.choices if choice.has_words(words)]
        )

    def _build(self) -> None:
        """The listed moves, and the next steps where one is built bit by bit."""
        build = self.game.screens.build
        built = build(self.view, self.laid, self._options) if build else None
        steps = [self._wording.step(one, self.seat) for one in built.steps] if built else []
        self.asks = built.says if built and self.laid else None
        back = Choice(None, _BACK, (Token(_BACK, _BACK),), self._say("term-take-off"))
        self.choices = [*steps, *([back] if self.laid else []), *self._listed]
        self.narrow(self.choices)

    def _taken(self, choice: Choice, screen: Screen) -> Move | None:
        """The move of a choice; a step is made and the list shown again."""
        if choice.move is None:
            self.step(choice)
            if self.asks:
                screen.line(styled("bold", self._say.say(self.asks)))
            self.show(screen)
        return choice.move

    def _further(self, words: Sequence[str]) -> list[Choice]:
        """The listed moves with these words after the words that all of them begin with."""
        shared = shared_beginning(self.pool) if self.narrowed else 0
        if not shared:
            return []
        rest = [replace(choice, tokens=choice.tokens[shared:]) for choice in self.pool]
        found = {choice.move for choice in meant(words, rest, self._wording)}
        return [choice for choice in self.pool if choice.move in found]

    def _row(self, line: str) -> Row | None:
        """The row of the list that has this number."""
        number = int(line[:9]) if line.isascii() and line.isdigit() else None
        return next((one for one in self._rows if one.number == number), None)

    def _picked(self, digits: str, screen: Screen) -> Move | None:
        row = self._row(digits)
        if not row:
            said = self._say("term-no-number", number=digits[:9])
            screen.line(f"{styled('red', '✗')} {said}", 2)
            return None
        if len(row.choices) == 1:
            return self._taken(row.choices[0], screen)
        self.narrow(row.choices)
        self.show(screen)
        return None

    def _parsed(self, line: str) -> tuple[Move | None, Refusal | None]:
        """The move a line spells out in full, with or without its verb, and why it is refused."""
        refusals = []
        verbs = dict.fromkeys(choice.tokens[0].text for choice in self._listed)
        for spelled in (line, *(f"{verb} {line}" for verb in verbs)):
            try:
                move = self._wording.read(spelled)
            except Refused as refused:
                refusals.append(refused.refusal)
            else:
                return move, self.refused(move)
        telling = [one for one in refusals if one.code != MALFORMED]
        begun = line.split()[0] in self._wording.verbs
        return None, next(iter(telling), refusals[0] if begun else None)

    def _refuse(self, refusal: Refusal, screen: Screen) -> None:
        self.refusal = refusal
        why = self._say("term-why-shows", clause=refusal.clause) if refusal.clause else ""
        clause = f" {styled('dim', f'[{why}]')}" if why else ""
        said = self._wording.said(refusal.reason, self.seat)
        screen.line(f"{styled('red', '✗')} {said}{clause}", 2)

    def _puzzle(self, line: str, screen: Screen) -> None:
        said = line if len(line) <= _SHOWN else line[: _SHOWN - 1] + "…"
        screen.line(f"{styled('red', '✗')} {self._say('term-no-move', words=said)}", 2)


class Decision(Picking):
    """The legal moves of a seat at one moment."""

    def __init__(self, play: Play, seat: Seat, must: bool, wording: Wording) -> None:
        self.play, self.must = play, must
        view = play.view(seat)
        super().__init__(play.game, view, seat, play.listed(seat, view), wording, play.options)
        self.seat: Seat = seat

    def refused(self, move: Move) -> Refusal | None:
        """What the rules say of it."""
        return self.play.state.refusal(self.seat, move)
