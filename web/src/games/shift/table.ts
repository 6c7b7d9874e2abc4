import type { GameTable } from '../../lib/game';
import type { Games } from '../../lib/wire';
import Aside from './Aside.svelte';
import Board from './board/Board.svelte';
import { CELL, endsFor, FEW_ROWS, sight, turnedWords } from './geometry';
import Hand from './Hand.svelte';
import { group, label, stands } from './label';
import Sign from './Sign.svelte';
import { joined, read, type ShiftView } from './view';

const { width, height } = sight({ left: 0, right: 0 }, FEW_ROWS, endsFor(0));

const table: GameTable<ShiftView> = {
  view: (seen) => joined(seen as Games['shift']),
  Board,
  shape: {
    width: width / CELL,
    height: height / CELL,
    turned: turnedWords,
  },
  Hand,
  Aside,
  Sign,
  label,
  group,
  stands,
  offers: (move) => read(move)?.kind !== 'stop',
  numbered: (view) => view.hand ?? [],
  keys: [
    { keys: ['←', '→', '↑', '↓'], does: 'keys-arrows' },
    { keys: ['Shift', '→'], does: 'keys-far' },
    { keys: ['A', 'B', '…'], does: 'keys-letter' },
    { keys: ['0'], does: 'keys-hero' },
    { keys: ['L', 'R'], does: 'keys-section' },
  ],
  lettered: true,
  turn: (view) => view.turn,
  commit: 'button',
  colours: ['var(--car-gold)', 'var(--car-silver)'],
};

export default table;
