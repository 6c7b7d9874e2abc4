// boardgame.io's own server, which keeps its matches in memory, and a game about as simple as Shift:
// two players in turn play a card from a secret hand and step twice. A random turn of Shift has
// three moves too, and its board twelve vehicles with these fields.
"use strict";

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 15;
const HAND = 4;
const COLOURS = ["gold", "silver", "blue", "orange", "green", "red"];

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: 32 }, (_, n) => `M${1 + (n % 4)}`));
  const hands = { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) };
  const vehicles = Array.from({ length: 12 }, (_, n) => ({
    name: "><ABCDEFGHIJ"[n],
    row: n - 5,
    column: n,
    length: 2 + (n % 2),
    along_row: n < 6,
    colour: COLOURS[n % 6],
    off: false,
  }));
  return { vehicles, deck, hands, discard: [], card: null };
}

function play({ G, playerID, random }, index) {
  const hand = G.hands[playerID];
  if (G.card !== null || !Number.isInteger(index) || !(index in hand)) return INVALID_MOVE;
  [G.card] = hand.splice(index, 1);
  G.discard.push(G.card);
  if (!G.deck.length) G.deck = random.Shuffle(G.discard.splice(0));
  hand.push(G.deck.pop());
}

function step({ G, ctx }, number) {
  const vehicle = G.vehicles[number];
  if (G.card === null || vehicle === undefined) return INVALID_MOVE;
  vehicle.column = (vehicle.column + Number(G.card[1])) % COLUMNS;
  if (ctx.numMoves === 2) G.card = null;
}

function playerView({ G, playerID }) {
  const hands = Object.entries(G.hands).map(([seat, hand]) =>
    seat === playerID ? [seat, hand] : [seat, hand.length],
  );
  return { ...G, deck: G.deck.length, hands: Object.fromEntries(hands) };
}

const game = {
  name: "road",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { play, step },
  turn: { minMoves: 3, maxMoves: 3 },
  playerView,
};

const server = Server({ games: [game], origins: [/localhost/] });
server.run({ port: Number(process.argv[2] ?? 0) }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
