"""What can be typed besides a move: help, rules, undo, save, log, hint and the like."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from handful.bots.coach import Advice, Coach
from handful.bots.levels import LEVELS, UnknownLevel
from handful.bots.seated import SeatedBot
from handful.core import BadRecord, Record, Refused, Seat, styled
from handful.core.styled_text import harmless, plain
from handful.i18n.games import Declared, explain
from handful.i18n.page import rules_page

from . import rulespage, saves
from .card_help import about_card
from .move_list import MANY
from .move_matching import Choice, beyond
from .screen import cells

if TYPE_CHECKING:
    from .game_loop import Table

_LOG = 20
_HINTS = 3
_COLUMN = 26
_CARDS = 6
"""About how many cards somebody is told at once."""
_KNOWN = 24


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
    """The id of the sentence that says what it is for."""
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
        known = ", ".join(COMMANDS)
        table.screen.line(table.say("term-no-command", word=repr(word), words=known), 2)
    return bool(found) or line.startswith("/")


def leaves(line: str) -> bool:
    """Whether somebody says that they go."""
    word = line.removeprefix("/").lower()
    return _SHORT.get(word, word) == "quit"


def _help(table: "Table", rest: str) -> None:
    with table.paused(), rulespage.paging(table.screen, table.keyboard.lent):
        _show_help(table)


def _show_help(table: "Table") -> None:
    game, screen, say = table.play.game, table.screen, table.say
    screen.line(say("term-help-type"))
    screen.line(say("term-help-moves"))
    screen.lines([f"  · {one}" for one in Declared(game, screen.language).moves.values()], 4)
    screen.line(say("term-help-besides"))
    idle = {"as"} if len(table.people) < 2 else set()
    idle |= set() if game.rules.talk else {"say"}
    words = {key: one for key, one in COMMANDS.items() if key not in idle}
    _two(table, [(one.usage, say(one.help)) for one in words.values()])
    for more in ("slash", "keys", "lines"):
        screen.line(styled("dim", say(f"term-help-{more}")))


def _explain(table: "Table", rest: str) -> None:
    """What cards with these words do, and the moves with them."""
    cards = _show_cards(table, rest)
    decision = table.decision
    found = [one for one in decision.find(rest) if one.move is not None] if decision else []
    if decision and 0 < len(found) <= MANY:
        _two(table, [(one.label, _reason(table, decision.seat, one)) for one in found])
    elif found and not cards:
        table.screen.line(table.say("term-so-many", count=len(found)), 2)
    elif not found and not cards:
        known = list(_told_alike(table, _names(table)))
        many = len(known) > _KNOWN
        named = ", ".join([*known[:3], "…", known[-1]] if many else known)
        table.screen.line(table.say("term-no-card", words=rest, cards=named), 2)


def _show_cards(table: "Table", words: str) -> Mapping[str, str]:
    """Say what each card with these words does."""
    cards = _cards_named(table, words)
    for name, does in list(cards.items())[:_CARDS]:
        table.screen.line(f"{styled('bold', name[:1].upper() + name[1:])}: {does}", 2)
    return cards


def _names(table: "Table") -> dict[str, str]:
    """What each card is called, by its code."""
    named = Declared(table.play.game, table.screen.language).cards
    return {code: name for code, name in named.items() if name}


def _cards_named(table: "Table", words: str) -> dict[str, str]:
    """What is said of the cards with this code or name, or with these words in names or help."""
    names, wanted = _names(table), words.casefold().split()
    exact = _called(names, words)
    called = [code for code in names if _has(names[code], wanted)]
    speaking = [code for code in names if _has(_about(table, code), wanted)]
    return _told_alike(table, {code: names[code] for code in exact or called or speaking})


def _called(names: Mapping[str, str], words: str) -> list[str]:
    """The cards with exactly this code or name."""
    given = words.casefold()
    return [code for code in names if given in (code.casefold(), names[code].casefold())]


def _told_alike(table: "Table", names: Mapping[str, str]) -> dict[str, str]:
    """What these cards do; cards of which the same is said are one."""
    alike: dict[str, list[str]] = {}
    for code, name in names.items():
        if helped := _about(table, code):
            alike.setdefault(helped, []).append(name)
    return {_shared(called): helped for helped, called in alike.items()}


def _shared(names: Sequence[str]) -> str:
    """What they are called: without the colour, if that is all in which they differ."""
    words = names[0].split()
    kept = [word for word in words if all(word in other.split() for other in names)]
    if len(kept) == len(words) - 1 > 0:
        return " ".join(kept)
    return names[0] if len({*names}) == 1 else f"{names[0]} … {names[-1]}"


def _about(table: "Table", code: str) -> str:
    return about_card(table.play, code, table.screen.language)


def _has(text: str, wanted: Sequence[str]) -> bool:
    said = text.casefold().split()
    return all(any(word.startswith(one) for word in said) for one in wanted)


def _reason(table: "Table", seat: Seat, choice: Choice) -> str:
    """What a legal move would do."""
    game = table.play.game
    form = game.rules.moves.decode(choice.move or 0)
    does = explain(game, table.play.view(seat), form, table.names)
    return beyond(choice.label, plain(table.said(does, seat)))


def _two(table: "Table", rows: Sequence[tuple[str, str]]) -> None:
    """What something is called, and beside it, dimmed, what it is."""
    widths = [cells(plain(left)) for left, _ in rows]
    width = max((one for one in widths if one <= _COLUMN), default=0)
    for left, right in rows:
        gap = " " * max(0, width - cells(plain(left)))
        table.screen.line(f"  {left}{gap}  {styled('dim', right)}", width + 4)


def _rules(table: "Table", rest: str) -> None:
    play, screen = table.play, table.screen
    if _called(_names(table), rest):
        _show_cards(table, rest)
        return
    page = rulespage.one_page(play.game, screen, "rules all", play.options, play.seats)
    sections = rules_page(play.game, screen.language, play.options, play.seats) or ()
    with table.paused():
        rulespage.show(play.game, rest, screen, table.keyboard.lent, page, sections)


def _why(table: "Table", rest: str) -> None:
    refusal = table.decision.refusal if table.decision else None
    if refusal and refusal.clause:
        _rules(table, refusal.clause)
    else:
        table.screen.line(table.say("term-nothing-refused"))


def _undo(table: "Table", rest: str) -> None:
    seat = _asking(table)
    if seat is None or not table.play.entries or table.play.entries[-1].seat != seat:
        table.screen.line(table.say("term-not-yours"))
        return
    try:
        table.undo(seat)
    except Refused as refused:
        table.screen.line(table.refused(refused), 2)


def _save(table: "Table", rest: str) -> None:
    if not rest:
        table.screen.line(table.say("term-kept-save"))
        return
    path = Path(rest).expanduser()
    if path.exists() and not _is_record(path):
        table.screen.line(table.say("term-save-other", path=str(path)), 2)
        return
    chairs = tuple(chair.key for chair in table.chairs)
    try:
        saves.write(path, saves.document(table.play.record(), chairs))
    except saves.BadFile as problem:
        table.screen.line(f"{styled('red', '✗')} {problem}", 2)
    else:
        table.screen.line(table.say("term-saved", path=str(path)), 2)


def _is_record(path: Path) -> bool:
    try:
        Record.from_json(saves.read(path))
    except (saves.BadFile, BadRecord):
        return False
    return True


def _resume(table: "Table", rest: str) -> None:
    if not rest:
        table.screen.line(table.say("term-resume-what"))
        return
    path = Path(rest).expanduser()
    try:
        saves.load(path)
    except saves.BadFile as problem:
        table.screen.line(f"{styled('red', '✗')} {problem}", 2)
        return
    raise Switched(path)


def _log(table: "Table", rest: str) -> None:
    if table.play.game.knowledge.forgets and table.play.state.outcome() is None:
        table.screen.line(table.say("term-forgets"))
        return
    lines = table.log(_asking(table))
    shown = lines if rest == "all" else lines[-_LOG:]
    with table.paused(), rulespage.paging(table.screen, table.keyboard.lent):
        if hidden := len(lines) - len(shown):
            table.screen.line(styled("dim", table.say("term-earlier", count=hidden)))
        table.screen.lines(shown, 4)


def _hint(table: "Table", rest: str) -> None:
    """The best moves only."""
    if not table.decision:
        table.screen.line(table.say("term-nothing-asked"))
        return
    advice = _advice(table, rest.lower())[:_HINTS]
    best, others = advice[:1], advice[1:]
    _show_advice(table, best + [one for one in others if one.value is not None])


def _ranking(table: "Table", rest: str) -> None:
    """Every listed move as the coach ranks it; with words, what the moves with them would do."""
    level = rest.lower() if rest.lower() in LEVELS else ""
    if rest and not level:
        _explain(table, rest)
        return
    if not table.decision:
        table.screen.line(table.say("term-nothing-asked"))
        return
    advice = _advice(table, level)
    listed = {choice.move for choice in table.decision.choices}
    found = [one for one in advice[_HINTS:] if one.move in listed]
    _show_advice(table, [*advice[:_HINTS], *found[: MANY - _HINTS]])
    if len(found) > MANY - _HINTS:
        more = len(found) - (MANY - _HINTS)
        table.screen.line(styled("dim", f"  {table.say('term-more-moves', count=more)}"), 4)


def _advice(table: "Table", level: str) -> list[Advice]:
    """What the coach says of every legal move; nothing where it says that it cannot."""
    seat = _asking(table)
    if seat is None:
        return []
    asked = SeatedBot(table.play, seat, LEVELS["sharp"]).asked()
    table.helped = True
    try:
        return Coach(table.play.game, level or "expert").advice(*asked, table.names)
    except UnknownLevel as problem:
        table.screen.line(str(problem), 2)
        return []


def _show_advice(table: "Table", advice: Sequence[Advice]) -> None:
    for place, one in enumerate(advice):
        if one.move is None:
            table.screen.line(table.say("term-pass-advice"))
        elif not place:
            table.screen.line(table.say("term-advice", move=_advised(table, one)), 4)
        else:
            table.screen.line(f"  {table.say('term-or', move=_advised(table, one))}", 8)


def _advised(table: "Table", one: Advice) -> str:
    """A move, how likely it is to win, and why."""
    assert one.move is not None
    assert table.decision
    label = table.wording.choice(one.move, table.decision.view, table.decision.seat).label
    value = ""
    if one.value is not None:
        value = f"{table.say('term-to-win', percent=f'{one.value:.0%}')}  "
    why = beyond(label, plain(table.said(one.reason, _asking(table))))
    return f"{label}  {styled('dim', value + why)}"


def _say(table: "Table", rest: str) -> None:
    seat = _asking(table)
    if not table.play.game.rules.talk or seat is None:
        table.screen.line(table.say("term-no-talk", game=table.play.game.name))
        return
    pairs = [pair.partition("=") for pair in rest.split()]
    if not pairs or any(not equals for _, equals, _ in pairs):
        table.screen.line(table.say("term-talk-how"))
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
        table.screen.line(table.say("term-as-whom", names=people), 2)
    elif named[0] not in table.play.state.actors():
        table.screen.line(table.say("term-may-not", name=table.names[named[0]]), 2)
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
    "help": Command("help", "term-cmd-help", _help),
    "?": Command("? [WORDS]", "term-cmd-ask", _ranking),
    "hint": Command("hint [LEVEL]", "term-cmd-hint", _hint),
    "table": Command("table", "term-cmd-table", _table),
    "log": Command("log [all]", "term-cmd-log", _log),
    "rules": Command("rules [X]", "term-cmd-rules", _rules),
    "why": Command("why", "term-cmd-why", _why),
    "undo": Command("undo", "term-cmd-undo", _undo),
    "as": Command("as NAME", "term-cmd-as", _as),
    "say": Command("say …", "term-cmd-say", _say),
    "save": Command("save FILE", "term-cmd-save", _save),
    "resume": Command("resume FILE", "term-cmd-resume", _resume),
    "quit": Command("quit", "term-cmd-quit", _quit),
}

_SHORT = {"q": "quit", "exit": "quit", "h": "help"}
