"""OpenSpiel's search on a small game: python docs/examples/search.py --simulations 50 --games 10

IS-MCTS knows what its seat knows and imagines the rest; seat 0 searches, seat 1 plays at random.
"""

import argparse

import numpy as np
from open_spiel.python.algorithms import ismcts

from handful.research import openspiel


def main() -> None:
    """Let a searching seat meet a random one."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="ultima")
    parser.add_argument("--options", nargs="*", default=["scoring=simple", "target=1"])
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    options = dict(one.split("=", 1) for one in asked.options)
    game = openspiel.load(asked.game, seats=2, deals=100, **options)
    random = np.random.RandomState(asked.seed)
    searching = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=asked.simulations,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        evaluator=openspiel.Rollouts(1, seed=asked.seed),
        random_state=random,
    )
    # OpenSpiel would imagine worlds from a generator that nobody can seed.
    searching.set_resampler(lambda state, seat: state.resample_from_infostate(seat, random.uniform))
    won = 0
    for deal in range(asked.games):
        state = game.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) == 1 or state.current_player() != 0:
                state.apply_action(int(random.choice(legal)))
            else:
                state.apply_action(searching.step(state))
        won += state.returns()[0] > 0
        print(f"game {deal + 1}: {state.returns()} after {state.move_number()} actions", flush=True)
    print(f"IS-MCTS with {asked.simulations} simulations won {won} of {asked.games}")


if __name__ == "__main__":
    main()
