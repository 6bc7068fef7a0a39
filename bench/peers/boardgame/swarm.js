// Rooms of four clients; one move each two seconds; from the move to the last of the four screens.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [rooms, seconds] = process.argv.slice(2).map(Number);
const url = "http://localhost:18765";
const game = {
  name: "peer",
  setup: () => ({ count: 0, padding: "" }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => { G.count += 1; } },
};
const times = [];
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

async function room(number) {
  const matchID = `room${number}`; // made on demand
  const clients = [];
  for (let seat = 0; seat < 4; seat++) {
    const client = Client({
      game, matchID, playerID: String(seat), numPlayers: 4,
      debug: false, multiplayer: SocketIO({ server: url }),
    });
    client.start();
    clients.push(client);
  }
  await wait(4000);
  const until = Date.now() + seconds * 1000;
  const counts = clients.map(() => 0);
  let began = 0, turn = 0, settle = null;
  clients.forEach((client, n) => client.subscribe((state) => {
    if (!state || !settle || n === turn) return;
    counts[n] = state.G.count;
    const others = counts.filter((_, m) => m !== turn);
    if (others.every((count) => count === Math.max(...others) && count > settle.before)) {
      times.push(performance.now() - began);
      settle.done();
      settle = null;
    }
  }));
  while (Date.now() < until) {
    await wait(2000 * (0.6 + 0.8 * Math.random()));
    const state = clients[0].getState();
    if (!state) continue;
    turn = Number(state.ctx.currentPlayer);
    await new Promise((done) => {
      settle = { before: state.G.count, done };
      began = performance.now();
      clients[turn].moves.step();
      setTimeout(() => { settle = null; done(); }, 5000);
    });
  }
}

(async () => {
  const all = [];
  for (let n = 0; n < rooms; n++) {
    all.push(room(n));
    if (n % 10 === 9) await wait(100);
  }
  await Promise.all(all);
  times.sort((a, b) => a - b);
  const at = (share) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] || 0).toFixed(1);
  console.log(`  ${(times.length / seconds).toFixed(0)} moves/s, median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`);
  process.exit(0);
})();
