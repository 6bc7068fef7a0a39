"""Sample moments of a game for looking at its screens: `python -m handful.web.preview [GAME…]`.

They go to the game's `web/preview.json` and are shown under `/preview/GAME` without any room:
for authors while they draw, for the gallery, and for the tests that look at every phase.
The bots play, at fixed seeds.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from handful.core import AnyGame, Message, Names
from handful.core.catalog import game, games
from handful.core.chance import Chance
from handful.core.game_folder import folder_of
from handful.core.play import Play
from handful.i18n.games import Sentence, after, in_english, prompt, tell

SEEDS: Final = range(20, 28)
"""The first one's game is shown from deal to end; the others help to find every phase."""
NAMES: Final = (
    *("Nora", "Ben", "Mia", "Otto", "Clara", "Finn"),
    *("Ida", "Leo", "Rosa", "Emil", "Vera", "Jonas"),
)
MOMENTS: Final = {"deal": 0.0, "early": 0.2, "middle": 0.5, "late": 0.85}
MOST_ENTRIES: Final = 4000
MOST_OFFERS: Final = 200
LAST_EVENTS: Final = 80
"""So many are told at the end, for what a screen says of the whole game."""


Entries = list[tuple[int, int]]


def preview(
    key: str,
    seats: int | None = None,
    changes: Mapping[str, object] | None = None,
    seeds: Sequence[int] = SEEDS,
) -> dict[str, object]:
    """The sample moments of one game, each as a player and as the table sees it."""
    found = game(key)
    seats = seats or min(max(4, found.players[0]), found.players[1])
    options = found.rules.options.read(changes or {})

    def begin(seed: int) -> Play:
        return Play(found, options, seats, seed, players=NAMES[:seats])

    games = {seed: _entries(begin(seed)) for seed in seeds}
    wanted = {name: (seeds[0], at) for name, at in _shares(games[seeds[0]]).items()}
    wanted |= _phases({seed: (begin(seed), entries) for seed, entries in games.items()})
    return {
        "game": key,
        "players": NAMES[:seats],
        "options": options.values(),
        "moments": [
            _moment(begin(seed), games[seed][:at], name) for name, (seed, at) in wanted.items()
        ],
    }


def _entries(play: Play) -> Entries:
    """A whole game by bots: (seat, move) after (seat, move)."""
    found, seats = play.game, play.seats
    memories = [found.knowledge.memory(play.options, seats, seat) for seat in range(seats)]
    chance = Chance(play.seed)
    told = 0
    made: Entries = []
    while play.state.outcome() is None and len(made) < MOST_ENTRIES:
        for seat, memory in enumerate(memories):
            for event in play.told(seat, told):
                memory.fold(event)
        told = len(play.events)
        seat = play.state.awaited()[0]
        move = found.bots.heuristic.choose(
            play.view(seat), memories[seat], play.state.legal(seat), True, chance
        )
        assert move is not None
        play.enter(seat, move)
        made.append((seat, move))
    return made


def _shares(shown: Entries) -> dict[str, int]:
    """The entry at which each moment lies: a turn of the first seat at about its share."""
    found = {}
    for name, share in MOMENTS.items():
        first = int(share * len(shown))
        found[name] = next((at for at in range(first, len(shown)) if shown[at][0] == 0), first)
    return found | {"end": len(shown)}


def _phases(games: Mapping[int, tuple[Play, Entries]]) -> dict[str, tuple[int, int]]:
    """For each phase where the first seat has the most kinds of moves: (seed, entry)."""
    best: dict[str, tuple[int, tuple[int, int]]] = {}
    for seed, (play, shown) in games.items():
        decode = play.game.rules.moves.decode
        for at, (mover, move) in enumerate(shown):
            if 0 in play.state.awaited():
                phase = str(play.view(0)["phase"])
                kinds = len({decode(one)["move"] for one in play.state.legal(0)})
                if kinds > best.get(phase, (0, None))[0]:
                    best[phase] = kinds, (seed, at)
            play.enter(mover, move)
    return {phase: place for phase, (_, place) in best.items()}


STOPPED: Final[Mapping[str, object]] = {
    "now": 0,
    "running": False,
    "deadline": None,
    "limit": None,
    "paused_for": [],
    "paused_by": None,
    "held": [],
}
"""A clock that nobody reads."""


def _moment(play: Play, entries: Entries, name: str) -> dict[str, object]:
    """The table after these entries, and what the last of them did."""
    told = 0
    for seat, move in entries:
        told = len(play.events)
        play.enter(seat, move)
    if play.state.outcome():
        told = max(0, len(play.events) - LAST_EVENTS)
    return {"name": name, "hand": table(play, 0, told), "table": table(play, None, told)}


def table(play: Play, seat: int | None, told: int) -> dict[str, object]:
    """What the room would send this screen: the same fields as the `table` frame."""
    rules, names, state = play.game, play.players, play.state
    view: Mapping[str, object] = play.view(seat)
    legal = state.legal(seat) if seat is not None and seat in state.actors() else []
    outcome = state.outcome()
    asked = prompt(rules, view, seat, names)
    offers = [_offer(play, move) for move in legal]
    return {
        "type": "table",
        "seq": len(play.entries) + 1,
        "number": 1,
        "seat": seat,
        "view": view,
        "hands": None,
        "events": [
            {"seq": len(play.entries) + 1, "at": 0, "event": one}
            | _words(rules, tell(rules, one, names, play.before(event)), names)
            for event in play.events[told:]
            if (one := event.seen_by(seat)) is not None
        ],
        "gap": False,
        "prompt": in_english(rules, asked, names),
        "prompt_says": asked.form() if isinstance(asked, Message) else None,
        "after": after(rules, view),
        "actors": list(state.actors()),
        "awaited": list(state.awaited()),
        "silence": None if seat not in state.awaited() else _offer(play, state.lapse(seat or 0)),
        "legal": offers[:MOST_OFFERS],
        "legal_total": len(offers),
        "clock": STOPPED,
        "can_undo": False,
        "undo": None,
        "outcome": outcome
        and {
            "winners": outcome.winners,
            "places": outcome.places,
            "scores": outcome.scores,
            "reason": outcome.reason,
            "together": outcome.together,
        },
    }


def _offer(play: Play, move: int) -> dict[str, object]:
    """A move, structured and as text."""
    moves = play.game.rules.moves
    return {"move": moves.decode(move), "text": moves.text(move)}


def _words(game: AnyGame, line: Sentence | None, names: Names) -> dict[str, object]:
    """A line of the log, as a message where the game has them."""
    if isinstance(line, Message):
        return {"words": None, "says": line.form()}
    return {"words": in_english(game, line, names) or None, "says": None}


def moments(key: str) -> list[str]:
    """The names of the moments in a game's preview.json: from deal to end, then every phase."""
    written = json.loads((folder(key) / "preview.json").read_text(encoding="utf-8"))
    return [moment["name"] for moment in written["moments"]]


def folder(key: str) -> Path:
    """A game's web folder."""
    return folder_of(game(key).rules.options) / "web"


def main(keys: list[str]) -> None:
    """Write preview.json for these games, or for all that have a web folder."""
    for key in keys or games():
        if folder(key).is_dir():
            text = json.dumps(preview(key), ensure_ascii=False, separators=(",", ":"))
            (folder(key) / "preview.json").write_text(text + "\n", encoding="utf-8")
            print(folder(key) / "preview.json")


if __name__ == "__main__":
    main(sys.argv[1:])
