"""A bot for `--bots "exec:python bot.py"`: it plays the first legal move of its favourite kind."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    legal = asked["legal"]
    plays = [one for one in legal if one["move"]["move"] in ("play", "match", "play_number")]
    print(json.dumps({"move": (plays or legal)[0]["text"]}), flush=True)
