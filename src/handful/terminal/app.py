"""The table on the whole screen: one picture, redrawn at every key, and pages over it to read.

What is shown comes from a game in another thread or from a room (`show`); what the person does
goes back as a move or as a line of words (`answers`).
"""

from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message as Signal
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from handful.core import Move
from handful.core.styled_text import plain, spans
from handful.i18n import Speaker
from handful.i18n.games import speaker

from .decision import Picking
from .layout import Hand, Picture, Scene, picture, row_of
from .move_list import Row
from .screen import wrapped

Answer = Move | str

_WIDEST = 92
"""Pages are read in no wider columns."""

THEMES: dict[str, dict[str, str]] = {
    "dark": {
        "red": "bright_red",
        "orange": "#ff8700",
        "yellow": "bright_yellow",
        "green": "bright_green",
        "blue": "bright_blue",
        "purple": "bright_magenta",
        "cyan": "bright_cyan",
        "gold": "bold bright_yellow",
        "white": "bold",
        "grey": "bright_black",
        "dim": "bright_black",
        "bold": "bold",
        "mine": "bold black on bright_yellow",
    },
    "light": {
        "red": "#b00020",
        "orange": "#b35900",
        "yellow": "#7a6000",
        "green": "#00662b",
        "blue": "#0040c0",
        "purple": "#7a0099",
        "cyan": "#006570",
        "gold": "bold #7a6000",
        "white": "bold",
        "grey": "#707070",
        "dim": "#606060",
        "bold": "bold",
        "mine": "bold black on #ffd75f",
    },
    "plain": {"bold": "bold", "white": "bold", "gold": "bold", "mine": "bold reverse"},
}
"""Inks by role, in the order in which F10 goes through them."""


class TablePicture(Widget):
    """The one picture that is the table."""

    can_focus = True

    def __init__(self, resized: Callable[[], None]) -> None:
        super().__init__()
        self._resized = resized
        self.shown = Picture([])
        self.palette: dict[str, Style] = {}

    def on_resize(self) -> None:
        """The same moment on another size of screen."""
        self._resized()

    def render_line(self, y: int) -> Strip:
        """One row in the styles of the theme."""
        if y >= len(self.shown.lines):
            return Strip.blank(self.size.width)
        segments = [
            Segment(text, self.palette.get(name)) for name, text in spans(self.shown.lines[y])
        ]
        return Strip(segments).adjust_cell_length(self.size.width)


def page_width(app: App[int]) -> int:
    """How many columns there are on a page inside its frame."""
    return max(20, min(_WIDEST, app.size.width) - 5)


class Page(ModalScreen[None]):
    """Something to read: rules, help, the log, advice."""

    CSS = """
    Page { align: center middle; background: transparent; }
    Page > VerticalScroll {
        width: 100%; max-width: 92; height: 100%; max-height: 100%;
        border: round ansi_default; padding: 0 1; background: ansi_default;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False) for key in ("escape", "enter", "q", "space", "f1", "f3")
    ]

    def __init__(
        self, lines: Sequence[str], palette: dict[str, Style], closed: Callable[[], None]
    ) -> None:
        super().__init__()
        self._page, self._palette, self._after = lines, palette, closed
        self.text = Static()
        """It may be written to before it stands on the screen."""

    def compose(self) -> ComposeResult:
        """The lines, wrapped when the size is known."""
        yield VerticalScroll(self.text)

    def on_mount(self) -> None:
        """Take the keys of the arrows."""
        self.query_one(VerticalScroll).focus()
        self.on_resize()

    def on_resize(self) -> None:
        """Wrap the lines anew."""
        self.wrap(page_width(self.app))

    def wrap(self, width: int) -> None:
        """Write the lines in so many columns."""
        from rich.text import Text

        text = Text()
        for line in self._page:
            for row in wrapped(line, width, 2):
                for name, piece in spans(row):
                    text.append(piece, self._palette.get(name))
                text.append("\n")
        self.text.update(text)

    def on_unmount(self) -> None:
        """Whoever waits for the page to be read may go on."""
        self._after()


class Shown(Signal):
    """A new moment is to be drawn."""

    def __init__(self, scene: Scene, picking: Picking | None) -> None:
        super().__init__()
        self.scene, self.picking = scene, picking


class Noticed(Signal):
    """One line to be read below the moves."""

    def __init__(self, text: str, clock: str | None = None) -> None:
        super().__init__()
        self.text, self.clock = text, clock


class Paged(Signal):
    """Something longer to be read."""

    def __init__(self, lines: Sequence[str], closed: Callable[[], None]) -> None:
        super().__init__()
        self.lines, self.closed = lines, closed


class Ended(Signal):
    """Nothing more will be shown."""

    def __init__(self, status: int) -> None:
        super().__init__()
        self.status = status


class TableApp(App[int]):
    """A person at a table: keys, mouse and words become answers."""

    CSS = "Screen { background: ansi_default; } TablePicture { width: 100%; height: 100%; }"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", priority=True, show=False)
    ]

    def __init__(self, language: str, color: bool, begin: Callable[["TableApp"], None]) -> None:
        super().__init__(ansi_color=True)
        self.language = language
        self.answers: SimpleQueue[Answer] = SimpleQueue()
        self.table = TablePicture(self.redraw)
        self.scene: Scene | None = None
        self.picking: Picking | None = None
        self.hand = Hand()
        self._begin = begin
        self._colors = "dark" if color else "plain"
        self._say: Speaker = speaker(None, language)

    def compose(self) -> ComposeResult:
        """Only the picture."""
        yield self.table

    def on_mount(self) -> None:
        """Sit down."""
        self._dye()
        self.table.focus()
        self._begin(self)

    def on_shown(self, signal: Shown) -> None:
        """Draw the next moment; the cursor goes to its first move."""
        if self.picking is not signal.picking:
            self.hand = Hand(notice=self.hand.notice)
        self.scene, self.picking = signal.scene, signal.picking
        self.redraw()

    def on_noticed(self, signal: Noticed) -> None:
        """Show a line below the moves, or a running clock."""
        if signal.clock is not None:
            self.hand.clock = signal.clock
        else:
            self.hand.notice = signal.text
        self.redraw()

    def on_paged(self, signal: Paged) -> None:
        """Open a page over the table."""
        self.push_screen(Page(signal.lines, self.table.palette, signal.closed))

    def on_ended(self, signal: Ended) -> None:
        """Give the terminal back."""
        self.exit(signal.status)

    def redraw(self) -> None:
        """Draw the picture anew."""
        width, height = self.table.size
        if self.scene and width:
            keys = self._say("term-keys", wide=str(width >= 80))
            self.table.shown = picture(self.scene, self.picking, self.hand, width, height, keys)
        self.table.refresh()

    def action_leave(self) -> None:
        """Go; the game is kept."""
        self.answers.put("/quit")

    def on_key(self, event: events.Key) -> None:
        """A key moves the cursor, does something, or is typed."""
        if isinstance(self.screen, Page):
            return
        act = _ACTS.get(event.key)
        letter = event.character if event.is_printable else None
        if act:
            act(self)
        elif letter and not self.hand.typed and letter in _LETTERS:
            _LETTERS[letter](self)
        elif letter:
            self._type(letter)
        else:
            return
        event.prevent_default()
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        """The first click chooses, the second does it."""
        at = self.table.shown.move_at(event.x, event.y)
        if at is None or isinstance(self.screen, Page):
            return
        found = self.table.shown.found
        if row_of(found, self.hand.choice) == at or event.chain > 1:
            self.hand.choice = found[at].choices[0]
            self.enter()
        else:
            self.hand.choice = found[at].choices[0]
        self.redraw()

    def _type(self, letter: str) -> None:
        """Words narrow the moves, a number puts the cursor on its row."""
        self.hand.notice = ""
        if letter == "/" and not self.hand.typed:
            self.hand.typed = " "
            return
        self.hand.typed = (self.hand.typed + letter).lstrip() or " "
        self._follow()

    def _follow(self) -> None:
        """Let the cursor go where the typed words point."""
        typed, picking = self.hand.typed.strip(), self.picking
        if not picking or not typed or typed.startswith("?"):
            return
        if typed.isascii() and typed.isdigit():
            rows = (row for row in self.table.shown.found if row.number == int(typed))
            row = next(rows, None)
            self.hand.choice = row.choices[0] if row else self.hand.choice
            return
        found = picking.find(typed)
        if found:
            self.hand.choice = found[0]

    def move(self, by: int) -> None:
        """The cursor, so many rows on."""
        found = self.table.shown.found
        if found:
            at = (row_of(found, self.hand.choice) + by) % len(found)
            self.hand.choice = found[at].choices[0]
        self.hand.notice = ""

    def up(self) -> None:
        """The row above."""
        self.move(-1)

    def down(self) -> None:
        """The row below."""
        self.move(1)

    def left(self) -> None:
        """The column before."""
        self.move(-self.table.shown.down)

    def right(self) -> None:
        """The column after."""
        self.move(self.table.shown.down)

    def enter(self) -> None:
        """Do what was typed, else what the cursor stands on."""
        typed, self.hand.typed, self.hand.notice = self.hand.typed.strip(), "", ""
        if typed and not self._numbered(typed):
            self.answers.put(typed)
            return
        found = self.table.shown.found
        if not found or not self.picking:
            self.answers.put("")
            return
        self._take(found[row_of(found, self.hand.choice)])

    def _numbered(self, typed: str) -> bool:
        """Whether it is the number of a row that is shown."""
        if not (typed.isascii() and typed.isdigit()):
            return False
        return any(row.number == int(typed) for row in self.table.shown.found)

    def _take(self, row: Row) -> None:
        picking, choice = self.picking, row.choices[0]
        assert picking
        if len(row.choices) > 1:
            picking.narrow(row.choices)
        elif choice.move is None:
            picking.step(choice)
        else:
            self.picking = None
            self.answers.put(choice.move)
        self.hand.choice = None

    def back(self) -> None:
        """One step back: words, a narrowed list, or an optional chance that goes by."""
        if self.hand.typed:
            self.hand.typed = ""
        elif self.picking and self.picking.narrowed:
            self.picking.widen()
        elif not self.hand.notice:
            self.answers.put("")
        self.hand.notice = ""

    def erase(self) -> None:
        """The last letter, else the last step of a move that is built."""
        if self.hand.typed:
            self.hand.typed = self.hand.typed[:-1]
            self._follow()
        elif self.picking and self.picking.laid:
            self.picking.take_off()
        elif self.picking and self.picking.narrowed:
            self.picking.widen()

    def explain(self) -> None:
        """Ask what the thing under the cursor is, or begin to ask about a card."""
        self.hand.typed = "? "

    def next_colors(self) -> None:
        """The next theme."""
        names = list(THEMES)
        self._colors = names[(names.index(self._colors) + 1) % len(names)]
        self._dye()
        self.hand.notice = self._say("term-colors", theme=self._colors)

    def _dye(self) -> None:
        self.table.palette = {name: Style.parse(one) for name, one in THEMES[self._colors].items()}

    def ask_help(self) -> None:
        """All keys."""
        self.answers.put("/help")

    def ask_hint(self) -> None:
        """The best moves."""
        self.answers.put("/hint")

    def ask_rules(self) -> None:
        """The rules on one page."""
        self.answers.put("/rules")

    def undo(self) -> None:
        """Take back the last step of a move that is built, else the last move."""
        if self.picking and self.picking.laid:
            self.picking.take_off()
        else:
            self.answers.put("/undo")

    def ask_log(self) -> None:
        """Everything that was told."""
        self.answers.put("/log all")

    def ask_save(self) -> None:
        """Say that the game is saved, and how to copy it."""
        self.answers.put("/save")


_ACTS: dict[str, Callable[[TableApp], None]] = {
    "up": TableApp.up,
    "down": TableApp.down,
    "left": TableApp.left,
    "right": TableApp.right,
    "tab": TableApp.down,
    "shift+tab": TableApp.up,
    "enter": TableApp.enter,
    "escape": TableApp.back,
    "backspace": TableApp.erase,
    "question_mark": TableApp.explain,
    "f1": TableApp.ask_help,
    "f3": TableApp.ask_log,
    "pageup": TableApp.ask_log,
    "f5": TableApp.redraw,
    "f9": TableApp.ask_save,
    "f10": TableApp.next_colors,
}
_LETTERS: dict[str, Callable[[TableApp], None]] = {
    "h": TableApp.ask_hint,
    "r": TableApp.ask_rules,
    "u": TableApp.undo,
}


def shown_text(app: TableApp) -> str:
    """What stands on the screen, without its styles."""
    return "\n".join(plain(line).rstrip() for line in app.table.shown.lines)
