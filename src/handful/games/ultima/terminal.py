"""The table of Ultima drawn in characters."""

from typing import Final

from handful.core import Drawing, Seat, Space, Speaker, Who, styled
from handful.core.styled_text import plain
from handful.core.text import beside, boxed, columns, folded, padded

from .knowledge.view import View
from .messages.log import way
from .messages.names import card_message, color_message, interval_named, interval_of
from .messages.prompts import waiting_for
from .rules.cards import COLOR_INKS, COLOR_OF, COLORS, GLYPHS, NUMBERS, OCTAVE, SEMITONES, note_name
from .rules.options import Options

CARD: Final = 13
"""How wide the top card is."""
UNDER: Final = 3
"""How many cards under it are shown."""
LEFT: Final = 16
"""How wide the names of those are at least."""


def draw(view: View, me: Seat | None, say: Speaker, space: Space) -> Drawing:
    """The pile, everybody's seat, and one's own hand by colour."""
    return Drawing(
        title=_title(view, say, space),
        table=_pile(view, say, space) if space.drawn else _said(view, say),
        counts=[say("draw-left", count=view["draw_count"])],
        seats=[_seat(view, seat, say) for seat in range(len(view["sizes"]))],
        hand=_hand(view, say, space),
    )


def _title(view: View, say: Speaker, space: Space) -> str:
    turns = say("draw-way", way=way(view["direction"]))
    options = space.options
    if not isinstance(options, Options) or options.match_end != "target":
        return f"{say('draw-head', hand=view['hand_number'])} · {turns}"
    goal = say("draw-goal", goal=options.goal(), scoring=options.scoring)
    return f"{say('draw-head', hand=view['hand_number'])} · {goal} · {turns}"


def _pile(view: View, say: Speaker, space: Space) -> list[str]:
    """What was under the top card, the top card, and what it means."""
    under = [styled("dim", say("draw-under"))] if view["covered"] else []
    for code in reversed(view["covered"][-UNDER:]):
        under += [_short(code, say), f"  {say.say(interval_of(NUMBERS[code]))}"]
    left = max([LEFT, *(len(plain(line)) for line in under)])
    under = [padded(line, left) for line in under] or [" " * left]
    side = space.width - left - CARD - 4
    right = [row for line in _meaning(view, say) for row in (*folded(line, side), "")][:8]
    return beside([under, boxed(_face(view, say), CARD), ["", *right]], "  ")


def _face(view: View, say: Speaker) -> list[str]:
    """The five lines on the top card."""
    top = view["top"]
    color = _sign(top["color"])
    if "card" not in top:
        return [f" {color} ?", "", "", "", f" {say.say(color_message(top['color']))}"]
    number = NUMBERS[top["card"]]
    words = folded(say.say(interval_of(number)), CARD - 4)
    shown = f" {color}{str(SEMITONES[number]).rjust(CARD - 5)}"
    name = f" {say.say(color_message(top['color']))}"
    return [shown, *(f" {word}" for word in words), *[""] * (3 - len(words)), name]


def _meaning(view: View, say: Speaker) -> list[str]:
    """The notes, what 12 still lacks, and the colour in play."""
    top = view["top"]
    low, high = map(note_name, top["notes"])
    lines = [say("draw-notes", low=low, high=high)]
    if "card" in top:
        lines.append(_lacks(NUMBERS[top["card"]], say))
    if top["declared"]:
        lines.append(say("draw-named", color=color_message(top["color"])))
    return lines


def _lacks(number: int, say: Speaker) -> str:
    rest = OCTAVE - SEMITONES[number]
    return say("draw-lacks", semitones=SEMITONES[number], rest=rest, interval=interval_named(rest))


def _said(view: View, say: Speaker) -> list[str]:
    """The pile in words."""
    top = view["top"]
    if "card" in top:
        card = say.say(card_message(top["card"]))
        lines = [say("draw-top", card=card, semitones=SEMITONES[NUMBERS[top["card"]]])]
    else:
        lines = [say("draw-top-heard", color=color_message(top["color"]))]
    return [*lines, *(f"{line}." for line in _meaning(view, say))]


def _seat(view: View, seat: Seat, say: Speaker) -> str:
    """Who, how many points and cards, and what else there is to say."""
    marker = "▶ " if seat in waiting_for(view) else ""
    total = say("points", count=view["totals"][seat])
    if seat not in view["active"]:
        return f"{say('who', seat=Who(seat))}  {total}, {say('draw-out')}"
    said = [total, say("cards", count=view["sizes"][seat])]
    if "revealed" in view:
        said = [total, ", ".join(_short(code, say) for code in view["revealed"][seat])]
    if seat in view["called"]:
        said.append(styled("gold", say("shout")))
    if view["pending"] and seat == view["turn"]:
        said.append(say("draw-owed", count=view["pending"]))
    if view["votes"][seat]:
        said.append(say("draw-vote", vote=view["votes"][seat]))
    return f"{marker}{say('who', seat=Who(seat))}  {', '.join(filter(None, said))}"


def _hand(view: View, say: Speaker, space: Space) -> list[str]:
    """One row for each colour, what fits now in brackets; where rows are short, two in one."""
    if "hand" not in view or view["phase"] in ("hand_over", "game_over"):
        return []
    rows = []
    for color in range(len(COLORS)):
        held = [code for code in view["hand"] if COLOR_OF[NUMBERS[code]] == color]
        if held:
            cards = " · ".join(_held(code, view, say, space) for code in held)
            rows.append([f"{_sign(COLORS[color])} {say('color', color=COLORS[color])}", cards])
    return columns(rows)


def _held(code: str, view: View, say: Speaker, space: Space) -> str:
    number = NUMBERS[code]
    name = f"{SEMITONES[number]} {say.say(interval_of(number))}"
    if code == view.get("drawn"):
        name = say("draw-drawn", card=name)
    return styled("bold", f"[{name}]") if code in space.fits else name


def _short(code: str, say: Speaker) -> str:
    """A card by sign, colour and number."""
    number = NUMBERS[code]
    letter = COLORS[COLOR_OF[number]]
    return f"{_sign(letter)} {say('color', color=letter)} {SEMITONES[number]}"


def _sign(letter: str) -> str:
    number = COLORS.index(letter)
    return styled(COLOR_INKS[number], GLYPHS[number])
