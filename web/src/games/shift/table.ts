import type { GameTable } from '../../lib/game';
import type { Games } from '../../lib/wire';
import Board from './board/Board.svelte';
import Hand from './Hand.svelte';
import { group, label } from './label';
import Sign from './Sign.svelte';
import { joined, type ShiftView } from './view';

const table: GameTable<ShiftView> = {
  view: (seen) => joined(seen as Games['shift']),
  Board,
  Hand,
  Sign,
  label,
  group,
  turn: (view) => view.turn,
  commit: 'button',
  colours: ['var(--car-gold)', 'var(--car-silver)'],
};

export default table;
