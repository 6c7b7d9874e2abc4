// A table of Shift with a client on each seat, in protocol 1 (an acknowledgement is a message of
// its own) or 2 (it comes with the mover's update, and seats bring keys and seeds of their own).
"use strict";

const { createHash, randomBytes } = require("node:crypto");
const WebSocket = require("ws");

const newId = () => randomBytes(16).toString("hex");
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

class Seat {
  constructor(table, number) {
    this.table = table;
    this.number = number;
    this.answered = null;
    this.begun = new Map();
  }

  async sit(url, protocol, match, token) {
    this.socket = new WebSocket(url.replace("http", "ws") + "/api/ws", { perMessageDeflate: false });
    await new Promise((done, failed) => this.socket.on("open", done).on("error", failed));
    const heard = new Promise((done) => this.socket.once("message", done));
    const hello = { type: "hello", match, token, cursor: null };
    if (protocol > 1) Object.assign(hello, { protocol, letters: false });
    this.socket.on("message", (data) => this.hear(data));
    this.send(hello);
    await heard;
    const id = newId();
    const sit = { type: "sit", id, name: `P${this.number}` };
    if (protocol > 1) {
      this.seed = randomBytes(32);
      Object.assign(sit, { token: newId(), commitment: sha256(this.seed) });
    }
    await new Promise((done) => {
      this.seated = { id, done };
      this.send(sit);
    });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  hear(data) {
    this.table.count(data);
    const message = JSON.parse(data);
    if (message.type === "update") {
      this.answer(message.accepted);
      this.look(message);
    } else if (message.type === "accepted") {
      this.answer(message.id);
    } else if (message.type !== "presence") {
      throw new Error(`not expected: ${String(data).slice(0, 300)}`);
    }
  }

  answer(id) {
    if (id === undefined || id === null) return;
    if (this.seated?.id === id) this.seated.done();
    const begun = this.begun.get(id);
    if (this.begun.delete(id)) this.table.acknowledged(begun);
  }

  look({ ask, legal, stage }) {
    if (stage === "over") this.table.over = true;
    if (stage === "revealing" && this.seed) {
      this.send({ type: "reveal", id: newId(), seed: this.seed.toString("hex") });
      this.seed = null;
    }
    if (ask === null || ask === this.answered) return;
    Object.assign(this, { ask, legal });
    this.table.asked(this);
  }

  move(begun) {
    const id = newId();
    const move = this.legal[Math.floor(Math.random() * this.legal.length)];
    this.begun.set(id, begun);
    this.answered = this.ask;
    this.send({ type: "commit", id, ask: this.ask, moves: [move] });
  }

  close() {
    this.socket.close();
  }
}

exports.open = async (table, url, protocol) => {
  const answer = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "shift" }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const { match, seats } = await answer.json();
  const sitting = seats.map(({ seat }) => new Seat(table, seat));
  await Promise.all(sitting.map((seat, n) => seat.sit(url, protocol, match, seats[n].token)));
  return sitting;
};
