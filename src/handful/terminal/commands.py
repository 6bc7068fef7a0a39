"""What can be typed besides a move: help, rules, undo, save, log, hint and the like."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from handful.bots.coach import COACHES, Advice, Coach
from handful.bots.levels import LEVELS, UnknownLevel
from handful.bots.seated import SeatedBot
from handful.core import BadRecord, Move, Record, Refused, Seat, ink
from handful.core.ink import harmless, plain
from handful.i18n.games import Declared, explain

from . import rulespage, saves
from .move_list import MANY
from .screen import cells

if TYPE_CHECKING:
    from .game_loop import Table

_LOG = 20
_HINTS = 3
_COLUMN = 26


class Left(Exception):
    """Whoever sat at the keyboard has gone; with the exit status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Switched(Exception):
    """Another game is to be resumed in place of this one."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


@dataclass(frozen=True, slots=True)
class Command:
    """One word that is not a move."""

    usage: str
    help: str
    run: Callable[["Table", str], None]


def command(table: "Table", line: str) -> bool:
    """Do what a line asks for, if it is a command; a slash before it makes sure that it is one."""
    line = harmless(line).strip()
    if line.startswith("?"):
        line = f"? {line[1:].strip()}".strip()
    word, _, rest = line.removeprefix("/").partition(" ")
    found = COMMANDS.get(_SHORT.get(word.lower(), word.lower()))
    if found:
        found.run(table, rest.strip())
    elif line.startswith("/"):
        table.screen.line(f"There is no command {word!r}: there are {', '.join(COMMANDS)}.", 2)
    return bool(found) or line.startswith("/")


def _help(table: "Table", rest: str) -> None:
    game = table.play.game
    table.screen.line("Type a number, or words of a move: a card, a colour, a player's name.")
    help = Declared(game, table.screen.language).moves
    _two(table, [(verb.usage(), help[key]) for key, verb in game.rules.moves.grammar.verbs.items()])
    table.screen.line("Besides moves:")
    idle = {"as"} if len(table.people) < 2 else set()
    idle |= set() if game.rules.talk else {"say"}
    _two(table, [(one.usage, one.help) for key, one in COMMANDS.items() if key not in idle])
    table.screen.line(ink("dim", "A slash before the word (/log) where a move has the same name."))


def _explain(table: "Table", rest: str) -> None:
    decision = table.decision
    if not decision:
        table.screen.line("Nothing is asked of anybody just now.")
        return
    found = decision.find(rest) if rest else decision.choices
    if not found:
        table.screen.line(f"No move has “{rest}” in it.", 2)
    elif len(found) > MANY:
        table.screen.line(f"There are {len(found)} such moves: ? and a word explains some.", 2)
    else:
        _two(table, [(one.label, _reason(table, decision.seat, one.move)) for one in found])


def _reason(table: "Table", seat: Seat, move: Move) -> str:
    """What a legal move would do."""
    game = table.play.game
    does = explain(game, table.play.view(seat), game.rules.moves.decode(move), table.names)
    return plain(table.said(does, seat))


def _two(table: "Table", rows: Sequence[tuple[str, str]]) -> None:
    """What something is called, and beside it, dimmed, what it is."""
    widths = [cells(plain(left)) for left, _ in rows]
    width = max((one for one in widths if one <= _COLUMN), default=0)
    for left, right in rows:
        gap = " " * max(0, width - cells(plain(left)))
        table.screen.line(f"  {left}{gap}  {ink('dim', right)}", width + 4)


def _rules(table: "Table", rest: str) -> None:
    with table.paused():
        rulespage.show(table.play.game, rest, table.screen, table.keyboard.lent)


def _why(table: "Table", rest: str) -> None:
    refusal = table.decision.refusal if table.decision else None
    if refusal and refusal.clause:
        _rules(table, refusal.clause)
    else:
        table.screen.line("Nothing has been refused just now.")


def _undo(table: "Table", rest: str) -> None:
    seat = _asking(table)
    if seat is None or not table.play.entries or table.play.entries[-1].seat != seat:
        table.screen.line("The last move was not yours, so there is nothing of yours to take back.")
        return
    try:
        table.undo(seat)
    except Refused as refused:
        table.screen.line(table.refused(refused), 2)


def _save(table: "Table", rest: str) -> None:
    if not rest:
        table.screen.line("save needs the name of a file.")
        return
    path = Path(rest).expanduser()
    if path.exists() and not _is_record(path):
        table.screen.line(f"{path} is there and is no saved game: choose another name.", 2)
        return
    chairs = tuple(chair.key for chair in table.chairs)
    try:
        saves.write(path, saves.document(table.play.record(), chairs))
    except saves.BadFile as problem:
        table.screen.line(f"{ink('red', '✗')} {problem}", 2)
    else:
        table.screen.line(f"Saved in {path}; handful play --resume {path} goes on.", 2)


def _is_record(path: Path) -> bool:
    try:
        Record.from_json(saves.read(path))
    except (saves.BadFile, BadRecord):
        return False
    return True


def _resume(table: "Table", rest: str) -> None:
    if not rest:
        table.screen.line("resume needs the name of a file; this game is kept meanwhile.")
        return
    path = Path(rest).expanduser()
    try:
        saves.load(path)
    except saves.BadFile as problem:
        table.screen.line(f"{ink('red', '✗')} {problem}", 2)
        return
    raise Switched(path)


def _log(table: "Table", rest: str) -> None:
    if table.play.game.knowledge.forgets and table.play.state.outcome() is None:
        table.screen.line("This game is about remembering: its log opens when it is over.")
        return
    lines = table.log(_asking(table))
    shown = lines if rest == "all" else lines[-_LOG:]
    if len(shown) < len(lines):
        table.screen.line(ink("dim", f"… {len(lines) - len(shown)} earlier lines: log all"))
    table.screen.lines(shown, 4)


def _hint(table: "Table", rest: str) -> None:
    """The best moves only."""
    advice = _advice(table, rest.lower())[:_HINTS]
    best, others = advice[:1], advice[1:]
    _show_advice(table, best + [one for one in others if one.value is not None])


def _ranking(table: "Table", rest: str) -> None:
    """Every listed move as the coach ranks it; with words, what the moves with them would do."""
    level = rest.lower() if rest.lower() in LEVELS else ""
    if not table.decision or (rest and not level):
        _explain(table, rest)
        return
    advice = _advice(table, level)
    listed = {choice.move for choice in table.decision.choices}
    found = [one for one in advice[_HINTS:] if one.move in listed]
    _show_advice(table, [*advice[:_HINTS], *found[: MANY - _HINTS]])
    if len(found) > MANY - _HINTS:
        more = len(found) - (MANY - _HINTS)
        table.screen.line(ink("dim", f"  … and {more} more: ? and a word explains some."), 4)


def _advice(table: "Table", level: str) -> list[Advice]:
    """What the coach says of every legal move; nothing where it says that it cannot."""
    seat = _asking(table)
    if seat is None:
        return []
    asked = SeatedBot(table.play, seat, LEVELS["sharp"]).asked()
    try:
        return Coach(table.play.game, level or "expert").advice(*asked, table.names)
    except UnknownLevel as problem:
        table.screen.line(str(problem), 2)
        return []


def _show_advice(table: "Table", advice: Sequence[Advice]) -> None:
    for place, one in enumerate(advice):
        if one.move is None:
            table.screen.line("A good player would let it go by.")
        elif not place:
            table.screen.line(f"A good player would: {_advised(table, one)}", 4)
        else:
            table.screen.line(f"  or: {_advised(table, one)}", 8)


def _advised(table: "Table", one: Advice) -> str:
    """A move, how likely it is to win, and why."""
    assert one.move is not None
    label = table.wording.choice(one.move).label
    value = "" if one.value is None else f"{one.value:.0%} to win  "
    return f"{label}  {ink('dim', value + plain(table.said(one.reason, _asking(table))))}"


def _say(table: "Table", rest: str) -> None:
    seat = _asking(table)
    if not table.play.game.rules.talk or seat is None:
        table.screen.line(f"{table.play.game.name} has no structured talk: just talk.")
        return
    pairs = [pair.partition("=") for pair in rest.split()]
    if not pairs or any(not equals for _, equals, _ in pairs):
        table.screen.line("say takes pairs such as kind=ask to=2 then=accept.")
        return
    try:
        table.play.say(seat, {key: _value(value) for key, _, value in pairs}, table.at)
    except Refused as refused:
        table.screen.line(table.refused(refused), 2)
    table.tell()


def _value(word: str) -> object:
    try:
        return json.loads(word)
    except ValueError:
        return word


def _as(table: "Table", rest: str) -> None:
    named = [
        seat for seat in table.people if table.names[seat].casefold().startswith(rest.casefold())
    ]
    if len(named) != 1 or not rest:
        people = ", ".join(table.names[seat] for seat in table.people)
        table.screen.line(f"as needs the name of one person here: {people}.", 2)
    elif named[0] not in table.play.state.actors():
        table.screen.line(f"{table.names[named[0]]} may not act now.", 2)
    else:
        table.guest = named[0]


def _table(table: "Table", rest: str) -> None:
    table.show()


def _quit(table: "Table", rest: str) -> None:
    table.leave()


def _asking(table: "Table") -> Seat | None:
    """The seat whose decision is on the screen."""
    return table.decision.seat if table.decision else None


COMMANDS = {
    "help": Command("help", "this list", _help),
    "?": Command(
        "? [WORDS]", "the coach: your moves ranked, with reasons; or what some would do", _ranking
    ),
    "hint": Command(
        "hint [LEVEL]", f"only your best moves, by a coach: {' or '.join(COACHES)}", _hint
    ),
    "table": Command("table", "draw the table again", _table),
    "log": Command("log [all]", "what has happened", _log),
    "rules": Command("rules [X]", "the rulebook, a clause, or clauses with a word", _rules),
    "why": Command("why", "the rule that refused the last move", _why),
    "undo": Command("undo", "take your last move back, if it showed nothing new", _undo),
    "as": Command("as NAME", "another person at this keyboard wants to act", _as),
    "say": Command("say …", "structured table talk, where the game has it", _say),
    "save": Command("save FILE", "put a copy of this game into a file", _save),
    "resume": Command("resume FILE", "leave this game and go on with another", _resume),
    "quit": Command("quit", "leave", _quit),
}

_SHORT = {"q": "quit", "exit": "quit", "h": "help"}
