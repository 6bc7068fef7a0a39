"""Which game? A list to choose from by number or by name."""

from collections.abc import Sequence

from handful.core import AnyGame, styled
from handful.core.styled_text import harmless
from handful.i18n.games import Declared, speaker

from .commands import Left
from .keyboard import Keyboard
from .screen import Screen


def choose(games: Sequence[AnyGame], screen: Screen, keyboard: Keyboard) -> AnyGame:
    """The game somebody picks; leaving raises `Left`."""
    if len(games) == 1:
        return games[0]
    say = speaker(None, screen.language)
    for number, game in enumerate(games, start=1):
        tagline = Declared(game, screen.language).tagline
        screen.line(f"{styled('dim', f'{number:>2}')} {styled('bold', game.name)}  {tagline}", 3)
    while True:
        try:
            with keyboard.session():
                line = keyboard.line(lambda: f"{say('term-which-game')} > ")
        except (EOFError, KeyboardInterrupt):
            raise Left(0) from None
        word = harmless(line or "").strip().casefold()
        if word in ("q", "quit", "exit"):
            raise Left(0)
        found = _named(games, word)
        if found:
            return found
        screen.line(say("term-which-how", count=len(games)))


def _named(games: Sequence[AnyGame], word: str) -> AnyGame | None:
    if word.isascii() and word.isdigit():
        number = int(word[:6])
        return games[number - 1] if 1 <= number <= len(games) else None
    found = [
        game
        for game in games
        if word and any(name.casefold().startswith(word) for name in (game.key, game.name))
    ]
    exact = [game for game in found if word in (game.key.casefold(), game.name.casefold())]
    return next(iter(exact or (found if len(found) == 1 else [])), None)
