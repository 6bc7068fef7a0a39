"""Random Hanabi of four through PettingZoo's API: pettingzoo_hanabi.py SECONDS."""

import json
import sys
import time

from pettingzoo.classic import hanabi_v5

seconds = float(sys.argv[1])
env = hanabi_v5.env(players=4)
moves = games = 0
start = time.process_time()
while time.process_time() - start < seconds:
    env.reset(seed=games)
    games += 1
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(seen["action_mask"]))
        moves += 1
print(json.dumps({"moves": moves, "seconds": time.process_time() - start}))
