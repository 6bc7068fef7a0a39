"""A whole table on a screen of a certain size: what stands where, as rows of marked text."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from handful.core import AnyGame, Drawing, Form, Names, Options, Seat, Space, View, styled
from handful.core.styled_text import plain, spans
from handful.core.text import padded
from handful.i18n import Speaker
from handful.i18n.games import drawing, explain, speaker, spoken
from handful.i18n.page import card_help

from .decision import Picking
from .move_list import MANY, Row, rows
from .move_matching import Choice, beyond
from .screen import SMALLEST, cells, wrapped

_WITH_LOG, _WIDE = 80, 100
_TALL = 32
_MARK = "▸"
_COLUMNS = 4
_POINT = " · "
_LAST = 2
"""How many lines what happened has below the table, where it has no room beside it."""
_LOG, _CEDED = 9, 3
"""How many rows the table and the log take at least, and how many of these moves may have."""
_GAPS = (4, 3, 2)
_ENDS = (". ", "? ", "! ")


@dataclass(frozen=True, slots=True)
class Scene:
    """What one person may see at one moment, apart from the moves they pick from."""

    game: AnyGame
    view: View
    seat: Seat | None
    names: Names
    language: str
    options: Options | None = None
    log: Sequence[str] = ()
    """What happened, the newest last."""
    prompt: str = ""
    cover: str = ""
    """Said instead of everything else: nobody may look yet."""
    fresh: int = 0
    """How many lines of the log came since one's own last move."""


@dataclass(slots=True)
class Hand:
    """What the person at the keyboard is doing: cursor, typed words, a notice to read."""

    choice: Choice | None = None
    """The move under the cursor: it stays there when the screen is drawn otherwise."""
    typed: str = ""
    notice: str = ""
    clock: str = ""
    """What stands before the input: the time that is left."""


@dataclass(slots=True)
class Picture:
    """A screen full of marked rows, and where its moves stand."""

    lines: list[str]
    spots: list[tuple[int, int, int, int]] = field(default_factory=list)
    """(row of the screen, from column, to column, number of the row of moves)"""
    found: Sequence[Row] = ()
    """The rows of moves, as they are numbered."""
    down: int = 1
    """How many of them stand below each other."""

    def move_at(self, x: int, y: int) -> int | None:
        """Which row of moves stands there."""
        spots = (one for line, left, right, one in self.spots if line == y and left <= x < right)
        return next(spots, None)


def picture(
    scene: Scene, picking: Picking | None, hand: Hand, width: int, height: int, keys: str
) -> Picture:
    """The table on a screen of this size."""
    say = speaker(scene.game, scene.language, scene.names, scene.seat)
    if scene.cover:
        blank = [""] * (height // 2 - 1)
        return Picture([*blank, *(line.center(width) for line in scene.cover.split("\n"))])
    return _Layout(scene, picking, hand, width, height, say).picture(keys)


def card_codes(game: AnyGame, picking: Picking | None) -> frozenset[str]:
    """The cards that some listed move names."""
    if not picking:
        return frozenset()
    faces = {face.code for face in game.screens.faces}
    named = (token.text for choice in picking.choices for token in choice.tokens)
    return frozenset(faces & {*named})


def row_of(found: Sequence[Row], choice: Choice | None) -> int:
    """The row in which a choice stands, else the first."""
    return next((at for at, row in enumerate(found) if choice in row.choices), 0)


class _Layout:
    """How the rows of a screen are shared out."""

    def __init__(
        self,
        scene: Scene,
        picking: Picking | None,
        hand: Hand,
        width: int,
        height: int,
        say: Speaker,
    ) -> None:
        self.scene, self.picking, self.hand, self.say = scene, picking, hand, say
        self.width, self.height = width, height
        self.log_width = 0 if width < _WITH_LOG else 29 if width < _WIDE else 35
        self.table_width = width - self.log_width - 1 if self.log_width else width
        self.help_rows = 4 if height >= _TALL else 2 if height >= 27 else 1

    def picture(self, keys: str) -> Picture:
        width = self.width
        prompt = self._prompt()
        parts = self._drawn(99)
        seats, hand = self._seats(parts), self._hand(parts)
        free = self.height - 5 - len(prompt) - len(seats) - len(hand) - self.help_rows
        told = 0 if self.log_width else _LAST
        parts = self._drawn(free - told - (3 if self.height > SMALLEST[1] else 2))
        table = list(parts.table)
        high = self._high(len(table), free)
        found, labels = self._rows(free - high)
        moves, spots, down = self._moves(found, labels, free - high)
        spare = sum(not line for line in moves)
        about = self._help(found, spare or (free - high) // 3)
        rows = free - high + self.help_rows - len(about)
        if not spare:  # a list that rolls gives a row to words that would break off
            moves, spots, down = self._moves(found, labels, rows)
        moves = moves[:rows]
        unseen = self._unseen(len(found), {one for *_, one in spots}, down)
        prompt = self._prompt(*unseen)
        body = self._body(table[:high], parts, high)
        top = 2 + len(body) + 1 + len(seats) + len(hand) + len(prompt)
        lines = [
            self._title(parts.title),
            self._rule("┬"),
            *body,
            self._rule("┴"),
            *seats,
            *hand,
            *prompt,
            *moves,
            *about,
            self._typed([] if plain(prompt[-1]).endswith(tuple(unseen)) else unseen),
            _cut(styled("dim", f" {keys}"), width),
        ]
        placed = [(top + line, left, right, one) for line, left, right, one in spots]
        return Picture(lines, placed, found, down)

    def _high(self, least: int, free: int) -> int:
        """How many of the free rows the table takes; the log beside a low one cedes some to a few
        moves, counted without the help for one of them: it must not depend on the cursor.
        """
        usual = min(max(least, _LOG), free - 2)
        if self.picking and len(self.picking.pool) <= MANY:
            for high in range(usual, max(least, _LOG - _CEDED) - 1, -1):
                room = free - high - 1
                if self._columns(self._rows(room)[1], room)[0] <= room:
                    return high
        return usual

    def _typed(self, notes: Sequence[str]) -> str:
        """What is typed, and at the end of the line the shortest of these notes."""
        typed = f"{self.hand.clock}> {styled('bold', self.hand.typed)}▏"
        free = self.width - cells(plain(typed))
        note = styled("grey", notes[-1].rjust(free)) if notes and free > len(notes[-1]) else ""
        return _cut(typed, self.width) + note

    def _title(self, said: str) -> str:
        """The game, and as many parts of what is said of it as fit whole."""
        parts = [styled("bold", self.scene.game.name), *(said.split(_POINT) if said else ())]
        while len(parts) > 1 and cells(plain(_POINT.join(parts))) >= self.width:
            parts.pop()
        return _cut(f" {_POINT.join(parts)}", self.width)

    def _drawn(self, height: int) -> Drawing:
        picking = self.picking
        fits = card_codes(self.scene.game, picking)
        return drawing(
            self.scene.game,
            self.scene.view,
            self.say,
            Space(
                width=self.table_width - 2,
                height=height,
                fits=fits,
                at=self._form(),
                laid=picking.laid if picking else (),
                options=self.scene.options,
            ),
        )

    def _form(self) -> Form | None:
        """The move under the cursor."""
        pool = self.picking.pool if self.picking else ()
        choice = self.hand.choice if self.hand.choice in pool else next(iter(pool), None)
        if choice is None or choice.move is None:
            return None
        return self.scene.game.rules.moves.decode(choice.move)

    def _prompt(self, *notes: str) -> list[str]:
        """The question, as a title over the moves."""
        asks = self.picking.asks if self.picking else None
        said = self.say.say(asks) if asks else plain(self.scene.prompt)
        return self._titled(said.rstrip("."), *notes)

    def _unseen(self, count: int, seen: set[int], down: int) -> list[str]:
        """How many rows of moves there is no room for, and which way they are: long and short."""
        rest = [one % down for one in range(count) if one not in seen]
        if not rest:
            return []
        top = min(one % down for one in seen)
        where = "↓" if min(rest) > top else "↑" if max(rest) < top else "↕"
        return [self.say("term-unseen", count=len(rest), where=where), f"{len(rest)} {where}"]

    def _titled(self, said: str, *notes: str) -> list[str]:
        """A title with a line behind it, at whose end stands the first note that fits."""
        first, *more = wrapped(said, self.width - 5)
        bar = "─" * max(0, self.width - 3 - cells(first))
        rest = [f"  {styled('bold', line.strip())}" for line in more[:1]]
        free = self.width - cells(plain(rest[0])) if rest else len(bar)
        note = next((f" {one}" for one in notes if cells(one) < free), "")
        if rest:
            rest[0] = padded(rest[0], self.width - len(note)) + styled("grey", note)
        else:
            bar = bar[: len(bar) - len(note)] + note
        return [f"{styled('grey', '─')} {styled('bold', first)} {styled('grey', bar)}", *rest]

    def _rule(self, joint: str) -> str:
        if not self.log_width:
            return styled("grey", "─" * self.width)
        return styled("grey", "─" * self.table_width + joint + "─" * self.log_width)

    def _body(self, table: Sequence[str], parts: Drawing, high: int) -> list[str]:
        """The table, and beside it what happened; in a narrow window below it."""
        shown = [f"  {line}" if line else "" for line in table]
        shown += [""] * (high - len(shown))
        if not self.log_width:
            return self._with_last_lines(shown, table)
        log = self._log(high, parts.counts)
        edge = styled("grey", "│")
        return [
            padded(_cut(left, self.table_width), self.table_width) + edge + f" {right}"
            for left, right in zip(shown, log, strict=True)
        ]

    def _with_last_lines(self, shown: list[str], table: Sequence[str]) -> list[str]:
        free = len(shown) - len(table)
        if free < 1:
            return [_cut(line, self.width) for line in shown]
        lines = [row for line in self.scene.log[-2:] for row in wrapped(line, self.width - 3, 2)]
        rest = [f" {styled('dim', plain(line))}" for line in lines[-free:]]
        kept = shown[: len(shown) - len(rest)]
        return [_cut(line, self.width) for line in (*kept, *rest)]

    def _log(self, high: int, counts: Sequence[str]) -> list[str]:
        """What happened, the newest at the bottom, and below it the piles."""
        width = self.log_width - 1
        fresh = self.scene.log[len(self.scene.log) - self.scene.fresh :]
        news = sum(len(wrapped(line, width, 2)) for line in fresh)
        piles = [row for line in counts for row in wrapped(line, width)]
        if news > high - 2 - len(piles):  # what happened comes before what is gone
            piles = [row for line in counts[:1] for row in wrapped(line, width)]
        room = max(1, high - 1 - len(piles))
        told: list[str] = []
        for line in reversed(self.scene.log):
            rows = wrapped(line, width, 2)
            if told and len(rows) + len(told) > room:
                break
            told = [*rows, *told]
        told = told[-room:] + [""] * (room - len(told))
        quiet = [styled("dim", plain(line)) for line in piles]
        lines = [styled("bold", self.say("term-just-now")), *told, *quiet]
        return lines[:high]

    def _seats(self, parts: Drawing) -> list[str]:
        """Everybody in as few rows as will do, as far apart as these allow."""
        lines = min((self._seated(parts.seats, gap) for gap in _GAPS), key=len)
        if not self.picking:  # the end shows what everybody held
            return [row for line in lines for row in wrapped(line, self.width - 1, 3)][:8]
        return [_cut(line, self.width) for line in lines[:4]]

    def _seated(self, seats: Sequence[str], gap: int) -> list[str]:
        lines: list[str] = []
        for seat in seats:
            mine = seat.startswith("▶") and seat == plain(seat)
            shown = styled("mine", seat) if mine else seat
            if lines and cells(plain(lines[-1])) + gap + cells(plain(seat)) <= self.width:
                lines[-1] += " " * gap + shown
            else:
                lines.append(f" {shown}")
        return lines

    def _hand(self, parts: Drawing) -> list[str]:
        """One's cards; short rows stand side by side where there are many."""
        if not parts.hand:
            return []
        lines: list[str] = []
        for row in parts.hand:
            fits = lines and cells(plain(lines[-1])) + cells(plain(row)) + 6 <= self.width
            if fits and len(parts.hand) > 3:
                lines[-1] += f"    {row}"
            else:
                lines += [f"  {one}" for one in wrapped(row, self.width - 3, 2)]
        title = [] if parts.labelled else self._titled(self.say("term-hand"))
        return [*title, *lines[:4]]

    def _rows(self, high: int) -> tuple[list[Row], list[str]]:
        """The moves one by one if they are few or have room in so many lines, else grouped."""
        pool = self.picking.pool if self.picking else ()
        found = rows(pool, len(pool))
        if len(pool) > MANY and self._columns(_numbered(found), high)[0] > high:
            found = rows(pool, max(2 * high, 6))
        return found, _numbered(found)

    def _columns(self, labels: Sequence[str], high: int) -> tuple[int, list[int]]:
        """How many labels stand below each other, and how wide each column is."""
        wide = [cells(plain(label)) + len(f"{_MARK} {_MARK} ") for label in labels]
        shared = len(wide), [max(wide, default=0)]
        for across in range(2, _COLUMNS + 1):
            down = -(-len(wide) // across)
            columns = [max(wide[one : one + down]) for one in range(0, len(wide), down or 1)]
            if shared[0] > high and sum(columns) <= self.width:
                shared = down, columns
        return shared

    def _moves(
        self, found: Sequence[Row], labels: Sequence[str], high: int
    ) -> tuple[list[str], list[tuple[int, int, int, int]], int]:
        """The moves in columns; where there are too many, those around the cursor."""
        if not found:
            return [""] * high, [], 1
        down, columns = self._columns(labels, high)
        at = row_of(found, self.hand.choice)
        if len(columns) == 1:
            return (*self._one_column(labels, at, high), down)
        lines, spots = [""] * high, []
        first = min(max(0, at % down - high + 1), max(0, down - high))
        for one, label in enumerate(labels):
            line, left = one % down - first, sum(columns[: one // down])
            if 0 <= line < high:
                lines[line] = padded(lines[line], left) + self._move(label, one == at)
                spots.append((line, left, left + columns[one // down], one))
        return lines, spots, down

    def _one_column(
        self, labels: Sequence[str], at: int, high: int
    ) -> tuple[list[str], list[tuple[int, int, int, int]]]:
        blocks = [wrapped(label, self.width - 3, 4) for label in labels]
        first = at
        while first and sum(map(len, blocks[first - 1 : at + 1])) <= high:
            first -= 1
        lines: list[str] = []
        spots = []
        for one in range(first, len(blocks)):
            for part, row in enumerate(blocks[one][: high - len(lines)]):
                spots.append((len(lines), 0, self.width, one))
                lines.append(self._move(row, one == at, _MARK if part == 0 else " "))
        return lines + [""] * (high - len(lines)), spots

    def _move(self, label: str, chosen: bool, mark: str = _MARK) -> str:
        return styled("mine", f"{mark} {plain(label)}") if chosen else f"  {label}"

    def _help(self, found: Sequence[Row], spare: int) -> list[str]:
        """A notice, else what the thing under the cursor does; it may take rows to spare."""
        said = self.hand.notice or self._about(found)
        most = max(self.help_rows, min(self.help_rows + spare, 3))
        lines = [f"  {line}" for line in _whole(said, self.width - 3, most)]
        shown = lines if self.hand.notice else [styled("dim", plain(line)) for line in lines]
        return shown + [""] * (self.help_rows - len(shown))

    def _about(self, found: Sequence[Row]) -> str:
        if not found:
            return ""
        row = found[row_of(found, self.hand.choice)]
        if len(row.choices) > 1:
            return self.say("term-group", count=len(row.choices))
        move = row.choices[0].move
        if move is None:
            return " ".join(self._card_help(row))
        form = self.scene.game.rules.moves.decode(move)
        told = explain(self.scene.game, self.scene.view, form, self.scene.names)
        said = beyond(row.label, plain(spoken(told, self.say)))
        return " ".join(filter(None, [said, *self._card_help(row)]))

    def _card_help(self, row: Row) -> list[str]:
        """What the first card that the move names does, where the game says so."""
        scene, faces = self.scene, {face.code for face in self.scene.game.screens.faces}
        named = [one.text for one in row.choices[0].tokens]
        of_a_kind = (face for one in named for face in sorted(faces) if face.startswith(f"{one}."))
        code = next((one for one in named if one in faces), None) or next(of_a_kind, "")
        seats = len(scene.names)
        said = card_help(scene.game, code, scene.language, scene.options, seats) if code else None
        return [said.text.replace("*", "")] if said else []


def _numbered(found: Sequence[Row]) -> list[str]:
    """The rows with their numbers before them."""
    wide = max((len(str(row.number)) for row in found), default=1)
    return [f"{str(row.number).rjust(wide)} {row.label}" for row in found]


def _whole(said: str, width: int, most: int) -> list[str]:
    """As many whole sentences as have room; a first one that is too long is cut."""
    lines = wrapped(said, width)
    while len(lines) > most and (stop := max(said.rfind(end, 0, -1) for end in _ENDS)) > 0:
        said = said[: stop + 1]
        lines = wrapped(said, width)
    if len(lines) > most:
        lines[most - 1] = f"{_cut(lines[most - 1], width - 1)}…"
    return lines[:most]


def _cut(marked: str, width: int) -> str:
    """As much of a marked line as fits."""
    if cells(plain(marked)) <= width:
        return marked
    shown, used = "", 0
    for name, text in spans(marked):
        room = width - used
        piece = text if cells(text) <= room else _first_cells(text, room)
        shown += styled(name, piece) if name and piece else piece
        used += cells(piece)
        if used >= width or piece != text:
            break
    return shown


def _first_cells(text: str, room: int) -> str:
    piece = ""
    for letter in text:
        if cells(piece + letter) > room:
            break
        piece += letter
    return piece
