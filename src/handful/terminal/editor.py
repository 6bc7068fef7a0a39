"""One line being typed: a small editor that knows keys and letters, but no terminal."""

import re
from collections.abc import Callable, Sequence

from .screen import cells

END = "\x04"
"""Ctrl-D: on an empty line it ends the input."""

LONGEST = 1000
"""Letters beyond it are dropped."""

_ESCAPE = re.compile(r"\x1b(\[[0-9;?<]*[ -/]*[@-~]|O[ -~])")
_BEGUN = re.compile(r"\x1b(\[[0-9;?<]*[ -/]*|O)?$")
_HISTORY = 200


class Editor:
    """Text, a cursor, the lines typed before, and words to complete."""

    def __init__(self) -> None:
        self.text, self.at = "", 0
        self.words: Sequence[str] = ()
        self._history: list[str] = []
        self._past = 0
        self._unread = ""

    def feed(self, letters: str) -> list[str]:
        """Take in what was typed; the lines that it finished come back."""
        done = []
        rest = self._unread + letters
        self._unread = ""
        while rest:
            escape = _ESCAPE.match(rest)
            if not escape and _BEGUN.match(rest):
                self._unread = rest
                break
            key = escape[0] if escape else rest[0]
            rest = rest[len(key) :]
            if key in "\r\n":
                done.append(self._finished())
            elif key == END and not self.text:
                raise EOFError
            elif key in _KEYS:
                _KEYS[key](self)
            elif key.isprintable():
                self._insert(key)
        return done

    def clear(self) -> None:
        """Drop the text."""
        self.text, self.at, self._past = "", 0, 0

    def forget(self) -> None:
        """Drop the text and all earlier lines."""
        self.clear()
        self._history = []

    def drawn(self, width: int) -> tuple[str, int]:
        """As much of the text as fits around the cursor, and how far back the cursor then is."""
        room = max(1, width - 1)
        start = 0
        while cells(self.text[start : self.at]) > room:
            start += 1
        end = len(self.text)
        while end > self.at and cells(self.text[start:end]) > room:
            end -= 1
        return self.text[start:end], cells(self.text[self.at : end])

    def _insert(self, letters: str) -> None:
        letters = letters[: LONGEST - len(self.text)]
        self.text = self.text[: self.at] + letters + self.text[self.at :]
        self.at += len(letters)

    def _finished(self) -> str:
        line, self.text, self.at = self.text, "", 0
        if line.strip() and self._history[-1:] != [line]:
            self._history = [*self._history, line][-_HISTORY:]
        self._past = 0
        return line

    def _cut(self, start: int, end: int) -> None:
        self.text, self.at = self.text[:start] + self.text[end:], start

    def _backspace(self) -> None:
        self._cut(max(0, self.at - 1), self.at)

    def _delete(self) -> None:
        self._cut(self.at, self.at + 1)

    def _delete_word(self) -> None:
        before = self.text[: self.at].rstrip()
        self._cut(before.rfind(" ") + 1, self.at)

    def _delete_all(self) -> None:
        self._cut(0, self.at)

    def _delete_rest(self) -> None:
        self._cut(self.at, len(self.text))

    def _left(self) -> None:
        self.at = max(0, self.at - 1)

    def _right(self) -> None:
        self.at = min(len(self.text), self.at + 1)

    def _home(self) -> None:
        self.at = 0

    def _end(self) -> None:
        self.at = len(self.text)

    def _older(self) -> None:
        self._recall(self._past + 1)

    def _newer(self) -> None:
        self._recall(self._past - 1)

    def _recall(self, past: int) -> None:
        if 0 <= past <= len(self._history):
            self._past = past
            self.text = self._history[-past] if past else ""
            self.at = len(self.text)

    def _complete(self) -> None:
        """Finish the word before the cursor as far as all words that begin so agree."""
        begun = self.text[self.text.rfind(" ", 0, self.at) + 1 : self.at]
        fits = [word for word in self.words if word.startswith(begun)]
        if not fits:
            fits = [word for word in self.words if word.lower().startswith(begun.lower())]
        if not begun or not fits:
            return
        common = fits[0]
        for word in fits:
            while not word.startswith(common):
                common = common[:-1]
        if len(common) >= len(begun):
            self._cut(self.at - len(begun), self.at)
            self._insert(common + (" " if len(set(fits)) == 1 else ""))


_KEYS: dict[str, Callable[[Editor], None]] = {
    "\x7f": Editor._backspace,
    "\x08": Editor._backspace,
    "\x04": Editor._delete,
    "\x1b[3~": Editor._delete,
    "\x17": Editor._delete_word,
    "\x15": Editor._delete_all,
    "\x0b": Editor._delete_rest,
    "\x1b[D": Editor._left,
    "\x1bOD": Editor._left,
    "\x02": Editor._left,
    "\x1b[C": Editor._right,
    "\x1bOC": Editor._right,
    "\x06": Editor._right,
    "\x1b[H": Editor._home,
    "\x1bOH": Editor._home,
    "\x01": Editor._home,
    "\x1b[F": Editor._end,
    "\x1bOF": Editor._end,
    "\x05": Editor._end,
    "\x1b[A": Editor._older,
    "\x1bOA": Editor._older,
    "\x10": Editor._older,
    "\x1b[B": Editor._newer,
    "\x1bOB": Editor._newer,
    "\x0e": Editor._newer,
    "\t": Editor._complete,
}
