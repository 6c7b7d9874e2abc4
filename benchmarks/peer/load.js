// Load on a server, all clients in this one process: node load.js '{"kind": "tailback", "url": …}'.
// First as fast as moves are acknowledged, then at an offered rate. Prints the figures as JSON.
"use strict";

const { readFileSync } = require("node:fs");
const { setTimeout: sleep } = require("node:timers/promises");

const AT_ONCE = 20;
const wanted = JSON.parse(process.argv[2]);
const { open } = require(`./${wanted.kind}.js`);

let took = [];
let bytes = 0;

class Table {
  constructor() {
    this.due = [];
    this.eager = false;
    this.over = false;
    this.ready = null;
  }

  count(data) {
    bytes += data?.length ?? 0;
  }

  acknowledged(begun) {
    took.push(performance.now() - begun);
  }

  // A seat can move: at once if the table is eager or late, else when its next move is due.
  asked(seat) {
    this.ready = seat;
    if (this.eager) this.move(performance.now());
    else if (this.due.length) this.move(this.due.shift());
  }

  // Offered: a move is due now. Where the last one is still on its way, this one waits, and its
  // time counts from now all the same.
  offer(now) {
    this.due.push(now);
    if (this.ready) this.move(this.due.shift());
  }

  move(begun) {
    const seat = this.ready;
    this.ready = null;
    seat.move(begun);
  }
}

function processor() {
  try {
    const stat = readFileSync(`/proc/${wanted.pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / wanted.ticks;
  } catch {
    return null;
  }
}

function memory() {
  try {
    const [, size] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${wanted.pid}/status`, "utf8"));
    return Number(size);
  } catch {
    return null;
  }
}

async function seated() {
  const tables = Array.from({ length: wanted.tables }, () => new Table());
  const waiting = [...tables];
  const opener = async () => {
    for (let table; (table = waiting.pop()); ) {
      table.seats = await open(table, wanted.url, wanted.protocol);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  return tables;
}

function figures(seconds) {
  const sorted = Float64Array.from(took).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
  return { moves: sorted.length, rate: sorted.length / seconds, p50: at(0.5), p99: at(0.99) };
}

async function eager(tables) {
  for (const table of tables) {
    table.eager = true;
    if (table.ready) table.move(performance.now());
  }
  await sleep(1000 * wanted.warm);
  took = [];
  bytes = 0;
  const [begun, spent] = [performance.now(), processor()];
  await sleep(1000 * wanted.seconds);
  const found = figures((performance.now() - begun) / 1000);
  const used = spent === null ? null : (1000 * (processor() - spent)) / found.moves;
  const each = bytes / found.moves / 2;
  for (const table of tables) table.eager = false;
  await sleep(500);
  return { ...found, processor: used, bytes: each };
}

async function offered(tables) {
  const gap = (1000 * tables.length) / wanted.offered;
  const clocks = [];
  took = [];
  const begun = performance.now();
  tables.forEach((table, n) => {
    let next = begun + (gap * (n + 1)) / tables.length;
    const wait = () => {
      clocks[n] = setTimeout(tick, Math.ceil(next - performance.now()));
    };
    const tick = () => {
      table.offer(Math.min(next, performance.now())); // a timer may be a little early
      next += gap;
      wait();
    };
    wait();
  });
  await sleep(1000 * wanted.seconds);
  clocks.forEach(clearTimeout);
  const late = tables.reduce((sum, table) => sum + table.due.length, 0);
  return { ...figures((performance.now() - begun) / 1000), late };
}

async function main() {
  const before = memory();
  const tables = await seated();
  const size = before === null ? null : (memory() - before) / tables.length;
  const found = { memory: size, eager: await eager(tables), offered: await offered(tables) };
  found.over = tables.filter(({ over }) => over).length;
  process.stdout.write(JSON.stringify(found) + "\n", () => process.exit(0));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
