import type { GameTable } from '../../lib/game';
import type { Games } from '../../lib/wire';
import Board from './board/Board.svelte';
import { CELL, GRIP, ROWS } from './geometry';
import Hand from './Hand.svelte';
import { group, label, spoken, stands } from './label';
import Sign from './Sign.svelte';
import { joined, type ShuttlesView } from './view';

const HALF = { left: 'right', right: 'left', up: 'down', down: 'up' };

const table: GameTable<ShuttlesView> = {
  view: (seen) => joined(seen as Games['shuttles']),
  Board,
  shape: {
    // The usual board: seven spaces a row, two notches to each side.
    width: 11 + 2 * GRIP,
    height: ROWS + 12 / CELL,
    upright: (seat) => (seat === 1 ? HALF : undefined),
    turned: (seat) =>
      seat === 1
        ? { left: 'down', right: 'up', up: 'left', down: 'right' }
        : { left: 'up', right: 'down', up: 'right', down: 'left' },
  },
  Hand,
  Sign,
  label,
  group,
  spoken,
  stands,
  offers: (move) => move !== 'claim',
  keys: [
    { keys: ['←', '→', '↑', '↓'], does: 'keys-arrows' },
    { keys: ['Shift', '→'], does: 'keys-far' },
    { keys: ['1', '…', '7'], does: 'keys-shuttle' },
    { keys: ['P'], does: 'keys-piece' },
  ],
  turn: (view) => view.turn,
  commit: 'button',
  colours: ['var(--car-blue)', 'var(--car-orange)'],
};

export default table;
