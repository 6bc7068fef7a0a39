"""Ultimatch in words: the table, the prompt, the log and the reasons, for terminals and logs."""

from collections.abc import Mapping, Sequence
from typing import Final

from handful.core import Form, Names, Seat, Told, ink
from handful.core.said import Said, card_said, said, sentence, word_said
from handful.core.text import columns, listed, whose

from .knowledge.view import View
from .picture import pyramid
from .rules.cards import FACES, NUMBER_OF, NUMBERS
from .rules.event_builders import ways
from .rules.pyramid import PLACE_NUMBERS
from .saying import color_of

STRENGTH_MARKS: Final = ("›", "››", "›››")
STRENGTHS: Final = {1: "might help", 2: "matches something", 3: "may be an Ultimatch"}
NATURES: Final = {"none": "", "colour": "colour", "number": "number", "pair": "half of a pair"}
LIT, UNLIT = "●", "○"
LATEST: Final = 6
"""How many of the discards are shown."""


class Text:
    """How Ultimatch speaks."""

    def draw(self, view: View, me: Seat | None, names: Names, width: int) -> list[str]:
        """The pyramid, the alta-hand, the piles, everybody's seat, and one's own hand."""
        alone = len(names) == 1
        lines = [_heading(view, alone), ""]
        lines += pyramid(_places(view)) or ["The pyramid is cleared."]
        lines.append("")
        if not alone:
            lines += [f"Everyone's hand: {cards(view['alta']) or 'empty'}", ""]
            lines += columns([self._seat(view, seat, me, names) for seat in range(len(names))])
            lines += ["", *self._private(view, names)]
        elif "hand" in view:
            lines.append(f"Your hand: {cards(view['hand']) or 'empty'}")
        else:
            lines.append(f"{names[0]} holds {_count(view['sizes'][0])}.")
        if view["discard"]:
            shown = cards(view["discard"][-LATEST:])
            more = "… " if len(view["discard"]) > LATEST else ""
            lines.append(f"Discards: {more}{shown}")
        return lines

    def _seat(self, view: View, seat: Seat, me: Seat | None, names: Names) -> list[str]:
        """One row: marker, name, cards, what it has said or done."""
        marker = "▸" if seat == view["turn"] and view["phase"] not in ("donate", "over") else " "
        remark = ""
        if view["phase"] == "donate":
            remark = "has given" if seat in view["donated"] else "is choosing"
        elif seat in view["declined"]:
            remark = "offers nothing"
        elif seat in view["asked"]:
            remark = "may offer"
        for offer in view["offers"]:
            if offer["seat"] == seat:
                remark = gesture(offer)
        hand = _count(view["sizes"][seat])
        if "revealed" in view:
            hand = cards(view["revealed"]["hands"][seat]) or "none"
        return [marker, names[seat], hand, remark]

    def _private(self, view: View, names: Names) -> list[str]:
        """Own cards and what one knows of others."""
        if "hand" not in view or "revealed" in view:
            return []
        lines = [f"Your hand: {cards(view['hand']) or 'empty'}"]
        if "donation" in view:
            lines.append(f"You have given {card(view['donation'])}.")
        if "offered" in view:
            lines.append(f"You offer {card(view['offered'])}.")
        if "reward" in view:
            lines.append(f"Drawn: {cards(view['reward'])}")
        for seat, codes in enumerate(view.get("known", [])):
            if codes:
                lines.append(f"You know of {names[seat]}: {cards(codes)}")
        return lines

    def prompt(self, view: View, me: Seat | None, names: Names) -> str:
        """One sentence: what is asked, of whom."""
        if view["phase"] == "over":
            return _ending(view["result"])
        if view["phase"] == "donate":
            return _donate_prompt(view, me, names)
        on_turn = names[view["turn"]]
        if view["phase"] == "trade" and me is not None and me in view["asked"]:
            return f"{on_turn} may trade: offer a card face down, or no_offer."
        if me != view["turn"]:
            return _waiting(view, names)
        return _own_prompt(view, names)

    def explain(self, view: View, form: Form, names: Names) -> str:
        """What this legal move would do and why it is allowed."""
        match form:
            case {"move": "match", "target": str(place), "cards": tuple(codes)}:
                return spelled(view, place, [str(code) for code in codes])
            case {"move": "donate", "card": str(code)}:
                given = said("{card} goes into the hand that everybody may use", card=_card(code))
                return sentence(given)
            case {"move": "offer", "card": str(code)}:
                return _explain_offer(view, form, _card(code))
            case {"move": "accept", "seat": int(seat)}:
                return _explain_swap(form, names[seat])
            case {"move": "gift", "seat": int(seat), "card": str(code)}:
                who = names[seat]
                return said("{who} has no cards and gets your {card}.", who=who, card=_card(code))
            case {"move": "keep", "card": str(code)}:
                return _explain_keeping(view, code)
            case {"move": "pass"}:
                return _pass_reason(view)
            case {"move": verb}:
                return _REASONS[str(verb)]
        raise ValueError(f"no such move: {form}")

    def tell(self, event: Told, names: Names) -> str | None:
        """One line of the log."""
        return tell(event, names)


_REASONS: Final = {
    "no_offer": said("Keep your cards to yourself this time."),
    "skip_trade": said("Go on to the match without a trade."),
    "take_reward": said("Draw the two cards of your Ultimatch."),
    "decline_reward": said("Leave the two cards in the pile."),
}


def card(code: str) -> str:
    """A card in its colour, with the shapes that mix to it."""
    face = FACES[NUMBERS[code]]
    return ink(face.ink, f"{face.glyph} {code}")


def cards(codes: Sequence[object]) -> str:
    """Several cards in a row."""
    return "  ".join(card(str(code)) for code in codes)


def gesture(signal: Mapping[str, object]) -> str:
    """An offer's signal in words."""
    strength = signal.get("strength")
    if not isinstance(strength, int):
        return "a card"
    shown = f"{STRENGTH_MARKS[strength - 1]} {STRENGTHS[strength]}"
    nature = NATURES.get(str(signal.get("nature", "none")), "")
    place = f", at {signal['at']}" if "at" in signal else ""
    return shown + (f" ({nature})" if nature else "") + place


def _card(code: str) -> Said:
    return card_said(code, card(code))


def spelled(view: View, place: str, codes: Sequence[str]) -> Said:
    """A play spelled out: “8 − 3 = 5; yellow and red make orange; that is an Ultimatch.”"""
    target, played = NUMBERS[_lying(view, place)], [NUMBERS[code] for code in codes]
    found = ways(target, played, view["options"].get("primary_ultimatch", True) is not False)
    clauses = [_spelled_way(way, target, played) for way in found]
    if len(played) > 1 and len(found) > 1:
        clauses.append(said("that is an Ultimatch"))
    return sentence(*clauses)


def _lying(view: View, place: str) -> str:
    return [code for row in view["pyramid"] for code in row][PLACE_NUMBERS[place]]


def _spelled_way(way: str, target: int, played: Sequence[int]) -> str:
    color, number = color_of(target), NUMBER_OF[target]
    low, high = min(NUMBER_OF[one] for one in played), max(NUMBER_OF[one] for one in played)
    match way:
        case "sum":
            return f"{low} + {high} = {number}"
        case "difference":
            return f"{high} − {low} = {number}"
        case "mix":
            one, other = (color_of(card) for card in played)
            return said("{one} and {other} make {color}", one=one, other=other, color=color)
        case "same_colour":
            return said("both are {color}", color=color)
        case "colour":
            return said("{color} on {color}", color=color)
    return said("{number} on {number}", number=number)


def _explain_offer(view: View, form: Form, offered: Said) -> Said:
    clauses = [_put_forward(form, offered)]
    if "at" in form:
        pointed = _card(_lying(view, str(form["at"])))
        clauses.append(said("you point at {card}", card=pointed))
    return sentence(*clauses)


def _put_forward(form: Form, offered: Said) -> Said:
    strength, nature = form.get("strength"), str(form.get("nature", "none"))
    if not isinstance(strength, int):
        return said("{card} lies face down before you", card=offered)
    how = word_said(f"ultimatch.strength.{strength}", STRENGTHS[strength])
    if not NATURES[nature]:
        return said("{card} lies face down before you: {how}", card=offered, how=how)
    why = word_said(f"ultimatch.nature.{nature}", NATURES[nature])
    return said("{card} lies face down before you: {how} ({why})", card=offered, how=how, why=why)


def _explain_swap(form: Form, who: str) -> Said:
    if "give" not in form:
        return said("Take the card of {who} for nothing, unseen.", who=who)
    given = _card(str(form["give"]))
    return said("Take the card of {who} for your {card}, unseen.", who=who, card=given)


def _explain_keeping(view: View, code: str) -> Said:
    other = next((one for one in view.get("reward", []) if one != code), code)
    return sentence(
        said("{card} comes to your hand", card=_card(code)),
        said("{card} joins everyone's", card=_card(other)),
    )


def _places(view: View) -> list[list[str]]:
    """The pyramid as it lies; after the end all that is left of it is turned up."""
    return view["revealed"]["pyramid"] if "revealed" in view else view["pyramid"]


def _heading(view: View, alone: bool) -> str:
    shown = [f"Turn {view['turn_number']}"] if view["turn_number"] else []
    shown.append(f"draw pile {view['draw_count']}")
    shown.append(f"Ultimatches {view['ultimatches']}")
    if not alone:
        lamps = LIT * view["passes"] + UNLIT * (len(view["sizes"]) - view["passes"])
        warns = view["passes"] + 1 >= len(view["sizes"])
        shown.append("passes " + (ink("red", lamps) if warns else lamps))
    return " · ".join(shown)


def _count(count: int) -> str:
    return "no cards" if not count else f"{count} card" + ("" if count == 1 else "s")


def _donate_prompt(view: View, me: Seat | None, names: Names) -> str:
    if me is not None and me not in view["donated"]:
        return "Give one card to everyone's hand: donate CARD."
    waiting = [name for seat, name in enumerate(names) if seat not in view["donated"]]
    return f"Waiting for {listed(waiting)} to give a card."


def _waiting(view: View, names: Names) -> str:
    if view["phase"] == "trade" and view["asked"]:
        return f"Waiting for {listed([names[seat] for seat in view['asked']])} to offer or not."
    doing = {"trade": "may trade", "match": "is to match"}.get(view["phase"], "takes the reward")
    return f"{names[view['turn']]} {doing}."


def _own_prompt(view: View, names: Names) -> str:
    """What the player on turn is asked."""
    if view["phase"] == "trade":
        if view["asked"]:
            waiting = listed([names[seat] for seat in view["asked"]])
            return f"{waiting} may still offer you a card; wait, or go on."
        return "Accept an offer, gift a card to an empty hand, or skip_trade."
    if view["phase"] == "reward_choice":
        return "An Ultimatch! Take the two cards of your reward, or decline."
    if view["phase"] == "reward":
        return "Keep one of the two cards; the other joins everyone's hand."
    last = view["passes"] + 1 == len(names) > 1
    return "Your turn: match a card of the pyramid." + (
        " A pass now would lose the game!" if last else ""
    )


def _pass_reason(view: View) -> Said:
    if view["passes"] + 1 == len(view["sizes"]):
        return said("Nobody would have matched for a whole round: this loses the game.")
    return said("No match uses your hand: draw a card instead.")


def _ending(result: Mapping[str, object]) -> str:
    if result["result"] == "win":
        return f"The pyramid is cleared in {result['turns']} turns: everybody wins!"
    why = "Everybody passed" if result["reason"] == "all_passed" else "Nothing matches"
    return f"{why}: the game is lost with {result['pyramid_left']} cards left in the pyramid."


def tell(event: Told, names: Names) -> str | None:
    """One line of the log, from what one seat was told."""
    who = whose(event, names)
    match event:
        case {"event": "dealt", "cards": list(codes)}:
            return f"You are dealt {cards(codes)}."
        case {"event": "donated"}:
            own = event.get("card")
            return f"{who} gives {card(str(own)) if own else 'a card'} to everyone's hand."
        case {"event": "alta_revealed", "cards": list(codes), "starter": int(starter)}:
            return f"Everyone's hand: {cards(codes)}. {names[starter]} starts."
        case {"event": "alta_added", "card": str(code)}:
            return f"{card(code)} is added to everyone's hand."
        case {"event": "alta_removed", "card": str(code)}:
            return f"{card(code)} is lost from everyone's hand."
        case {"event": "offer_made", "signal": dict(signal)}:
            own = event.get("card")
            return f"{who} offers {card(str(own)) if own else 'a card'}: {gesture(signal)}."
        case {"event": "traded", "partner": int(partner)}:
            return f"{who} trades with {names[partner]}{_swapped(event)}."
        case {"event": "gifted", "to": int(receiver)}:
            own = event.get("card")
            return f"{who} hands {card(str(own)) if own else 'a card'} to {names[receiver]}."
        case {"event": "matched"}:
            return _tell_match(event, who)
        case {"event": "revealed", "cards": list(codes)}:
            return f"Turned up: {cards(codes)}."
        case {"event": "passed", "counter": counter}:
            return f"{who} passes ({counter} in a row)."
        case _:
            return _tell_piles(event, who)


def _tell_piles(event: Told, who: str) -> str | None:
    """Draws, rewards, talk and the end."""
    own = event.get("cards")
    match event:
        case {"event": "drew", "count": int(count)}:
            drawn = cards(own) if isinstance(own, list) and own else _drawn(count)
            return f"{who} draws {drawn}."
        case {"event": "reshuffled", "count": count}:
            return f"The discards are shuffled: {count} cards to draw."
        case {"event": "reward_drawn", "count": int(count)}:
            drawn = cards(own) if isinstance(own, list) else _drawn(count)
            return f"{who} draws the reward: {drawn}."
        case {"event": "reward_split", "alta": str(code)}:
            kept = event.get("kept")
            keeps = f" and keeps {card(str(kept))}" if kept else ""
            return f"{who} adds {card(code)} to everyone's hand{keeps}."
        case {"event": "suggested", "target": str(place), "cards": list(codes)}:
            return f"{who} suggests {cards(codes)} for {place}."
        case {"event": "game_over", "result": dict(result)}:
            return _ending(result)
        case {"event": str(name)}:
            return _SHORT[name].format(who=who) if name in _SHORT else None
    return None


_SHORT: Final = {
    "offer_declined": "{who} offers nothing.",
    "trade_skipped": "{who} does not trade.",
    "reward_declined": "{who} declines the reward.",
}


def _drawn(count: int) -> str:
    return {0: "nothing: both piles are empty", 1: "a card"}.get(count, f"{count} cards")


def _swapped(event: Told) -> str:
    """Both cards, for the two who saw them."""
    if "taken" not in event:
        return ""
    given = card(str(event["given"])) if event["given"] else "nothing"
    return f": {given} for {card(str(event['taken']))}"


def _tell_match(event: Told, who: str) -> str:
    match event:
        case {"card": str(target), "cards": list(codes), "sources": list(sources)}:
            played = [
                card(str(code)) + (" (everyone's)" if source == "alta" else "")
                for code, source in zip(codes, sources, strict=True)
            ]
            line = f"{who} matches {card(target)} with {listed(played)}"
            return line + (": " + ink("gold", "Ultimatch!") if event["ultimatch"] else ".")
    raise ValueError(f"not a match: {event}")


TEXT: Final = Text()
