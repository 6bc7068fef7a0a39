// boardgame.io as a peer: four players in turn, a state of the same size as ours.
const { Server, Origins } = require("boardgame.io/server");

const size = Number(process.argv[2] || 2000);
const game = {
  name: "peer",
  setup: () => ({ count: 0, padding: "x".repeat(size) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => { G.count += 1; } },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(18765);
