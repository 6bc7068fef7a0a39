"""The game in a room, between two processes whose clocks differ."""

from handful.core import Options
from handful.server.rooms.live_game import LiveGame
from handful.server.ws.wire import Settings

from .toy import Options as ToyOptions
from .toy import make


def test_judging_a_move_changes_nothing_so_an_older_entry_still_fits() -> None:
    moment = [0.0]
    options: Options = ToyOptions.read({"mode": "turns"})
    live = LiveGame(make(), options, 2, 1, (), Settings(), lambda: moment[0], 1)
    moment[0] = 900.0
    state, at = live.present()
    assert at == 900
    assert state.refusal(0, 1) is None
    live.enter(2, 0, "say 1", 400)  # another process was faster, by its own clock
    assert live.play.entries[-1].at == 400
    assert live.now == 400
