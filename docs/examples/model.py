"""A language model as a player: --players "words:python3 model.py"

It asks any server that speaks like OpenAI's chat API. Beside it lies model.json:
{"url": "http://localhost:8080/v1/chat/completions", "model": "NAME", "key": "", "prices": [1, 4]}
(the prices of a million tokens read and written).
"""

import json
import sys
from pathlib import Path
from urllib.request import Request, urlopen

MODEL = json.loads(Path(__file__).with_name("model.json").read_text("utf-8"))
ROLE = "You play a card game to win. End your answer with one of the listed moves, on its own line."


def ask(messages):
    """The model's answer, and how many tokens it read and wrote."""
    body = json.dumps({"model": MODEL["model"], "messages": messages, "temperature": 0}).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {MODEL['key']}"}
    with urlopen(Request(MODEL["url"], body, headers)) as answer:
        said = json.load(answer)
    used = said["usage"]
    return (
        said["choices"][0]["message"]["content"],
        used["prompt_tokens"],
        used["completion_tokens"],
    )


def meant(said, legal):
    """The move that the last line names, as it is written or in words."""
    last = (said.strip().splitlines() or [""])[-1].strip(" .`*")
    texts = [one["text"] for one in legal]
    return next((one for one in texts if last == one or last.startswith(f"{one}:")), None)


for line in sys.stdin:
    asked = json.loads(line)
    legal, read, wrote = asked["legal"], 0, 0
    messages = [{"role": "system", "content": ROLE}, {"role": "user", "content": asked["words"]}]
    move = legal[0]["text"] if len(legal) == 1 and asked["must"] else None
    for _ in range(0 if move else 2):
        said, more_read, more_written = ask(messages)
        read, wrote = read + more_read, wrote + more_written
        move = meant(said, legal)
        if move:
            break
        messages += [
            {"role": "assistant", "content": said},
            {"role": "user", "content": "That is none of the moves. Copy one, on its own line."},
        ]
    if move is None and asked["must"]:
        move = legal[asked["chance"] % len(legal)]["text"]
    cost = (read * MODEL["prices"][0] + wrote * MODEL["prices"][1]) / 1e6
    print(json.dumps({"move": move, "tokens": read + wrote, "cost": cost}), flush=True)
