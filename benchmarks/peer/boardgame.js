// A table of boardgame.io with a client on each seat. A move is acknowledged by the update that
// it caused: the one with the next state's number.
"use strict";

const { io } = require("socket.io-client");

async function post(url, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Seat {
  constructor(table, player) {
    this.table = table;
    this.player = player;
    this.begun = null;
    this.sent = -1;
  }

  async sit(url, match) {
    const join = { playerID: this.player, playerName: `P${this.player}` };
    const { playerCredentials } = await post(`${url}/games/road/${match}/join`, join);
    Object.assign(this, { match, credentials: playerCredentials });
    this.socket = io(`${url}/road`, { transports: ["websocket"], forceNew: true });
    this.socket.io.engine.on("packet", ({ data }) => this.table.count(data));
    await new Promise((done) => {
      this.socket.on("connect", () => this.socket.emit("sync", match, this.player, playerCredentials, 2));
      this.socket.on("sync", (_, { state }) => done(this.hear(state)));
      this.socket.on("update", (_, state) => this.hear(state));
    });
  }

  hear(state) {
    this.state = state;
    if (this.begun !== null && state._stateID > this.sent) {
      const { begun } = this;
      this.begun = null;
      this.table.acknowledged(begun);
    }
    if (state.ctx.currentPlayer === this.player && state._stateID > this.sent) this.table.asked(this);
  }

  move(begun) {
    const { G, _stateID } = this.state;
    const type = G.card === null ? "play" : "step";
    const choices = type === "play" ? G.hands[this.player] : G.vehicles;
    const args = [Math.floor(Math.random() * choices.length)];
    const payload = { type, args, playerID: this.player, credentials: this.credentials };
    Object.assign(this, { begun, sent: _stateID });
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.match, this.player);
  }

  close() {
    this.socket.close();
  }
}

exports.open = async (table, url) => {
  const { matchID } = await post(`${url}/games/road/create`, { numPlayers: 2 });
  const seats = ["0", "1"].map((player) => new Seat(table, player));
  await Promise.all(seats.map((seat) => seat.sit(url, matchID)));
  return seats;
};
