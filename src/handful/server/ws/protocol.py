"""Every message between a screen and a room: the whole WebSocket protocol.

A frame is one JSON object with its name under `type`; unknown names, unknown fields and wrong
types are refused. docs/protocol.md tells the story, `scripts/types` writes the TypeScript.
"""

from msgspec import json

from .commands import *  # noqa: F403 - the whole protocol under one name
from .commands import FromScreen
from .fields import *  # noqa: F403
from .updates import *  # noqa: F403
from .updates import FromRoom

SIGNS = ("clap", "laugh", "wow", "think", "sad", "heart", "hurry", "wave")

read_screen = json.Decoder(FromScreen).decode
"""A frame from a screen; anything else raises `msgspec.MsgspecError`."""
read_room = json.Decoder(FromRoom).decode
"""A frame from a room, for clients."""
write = json.Encoder().encode
