"""One question to one person: what is legal, numbered, and what a typed line makes of it."""

from collections.abc import Sequence
from dataclasses import replace

from handful.core import Move, Play, Refusal, Refused, Seat, ink

from .move_list import MANY, Row, numbered, rows
from .move_matching import MALFORMED, Choice, Wording, briefest, meant, shared_beginning
from .screen import Screen

_SHOWN = 40


class Picking:
    """Some moves to pick from, and how far they have been narrowed down."""

    def __init__(self, choices: Sequence[Choice], wording: Wording) -> None:
        self.choices = choices
        self._wording = wording
        self._pool = choices
        self._rows = rows(choices)
        self.refusal: Refusal | None = None
        """Why the last line was refused, for whoever asks."""

    def refused(self, move: Move) -> Refusal | None:
        """Why a move that was spelled out is refused, as far as is known here."""
        return None

    @property
    def narrowed(self) -> bool:
        """Whether only a part of the moves is listed now."""
        return len(self._pool) < len(self.choices)

    def words(self) -> list[str]:
        """What could be typed."""
        return sorted({token.text for choice in self.choices for token in choice.tokens})

    def show(self, screen: Screen) -> None:
        """List what may be done."""
        screen.lines(numbered(self._rows, screen.width))
        if len(self.choices) > MANY and not self.narrowed:
            screen.line(ink("dim", "A number or a word narrows the list."), 2)
        if self.narrowed:
            screen.line(ink("dim", "Enter goes back to all moves."), 2)

    def widen(self) -> None:
        """Go back to all moves."""
        self._narrow(self.choices)

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
            return single.move
        if refusal and (move is not None or not found):
            self._refuse(refusal, screen)
        elif not found:
            self._puzzle(line, screen)
        if found:
            self._narrow(found)
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
            or meant(words, self._pool, self._wording)
            or meant(words, self.choices, self._wording)
        )

    def _further(self, words: Sequence[str]) -> list[Choice]:
        """The listed moves with these words after the words that all of them begin with."""
        shared = shared_beginning(self._pool) if self.narrowed else 0
        if not shared:
            return []
        rest = [replace(choice, tokens=choice.tokens[shared:]) for choice in self._pool]
        found = {choice.move for choice in meant(words, rest, self._wording)}
        return [choice for choice in self._pool if choice.move in found]

    def _narrow(self, choices: Sequence[Choice]) -> None:
        self._pool, self._rows = choices, rows(choices)

    def _row(self, line: str) -> Row | None:
        """The row of the list that has this number."""
        number = int(line[:9]) if line.isascii() and line.isdigit() else None
        return next((one for one in self._rows if one.number == number), None)

    def _picked(self, digits: str, screen: Screen) -> Move | None:
        row = self._row(digits)
        if not row:
            said = f"There is no number {digits[:9]} in the list."
            screen.line(f"{ink('red', '✗')} {said}", 2)
            return None
        if len(row.choices) == 1:
            return row.choices[0].move
        self._narrow(row.choices)
        self.show(screen)
        return None

    def _parsed(self, line: str) -> tuple[Move | None, Refusal | None]:
        """The move a line spells out in full, with or without its verb, and why it is refused."""
        refusals = []
        verbs = dict.fromkeys(choice.tokens[0].text for choice in self.choices)
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
        clause = f" {ink('dim', f'[{refusal.clause}, why shows it]')}" if refusal.clause else ""
        screen.line(f"{ink('red', '✗')} {self._wording.said(refusal.reason)}{clause}", 2)

    def _puzzle(self, line: str, screen: Screen) -> None:
        said = line if len(line) <= _SHOWN else line[: _SHOWN - 1] + "…"
        screen.line(f"{ink('red', '✗')} No move has “{said}” in it; ? explains those there are.", 2)


class Decision(Picking):
    """The legal moves of a seat at one moment."""

    def __init__(self, play: Play, seat: Seat, must: bool, wording: Wording) -> None:
        super().__init__([wording.choice(move) for move in play.listed(seat)], wording)
        self.play, self.seat, self.must = play, seat, must

    def refused(self, move: Move) -> Refusal | None:
        """What the rules say of it."""
        return self.play.state.refusal(self.seat, move)
