import type { GameTable } from '../../lib/game';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { label, stands } from './label';
import Sign from './Sign.svelte';
import { read, type JamView } from './view';

/** Cards such as 12 or A, rows such as r2, gaps such as r2g3. */
const table: GameTable<JamView> = {
  Board,
  Hand,
  Aside,
  Sign,
  label,
  stands,
  // A row without an end may be longer than the board can show.
  offers: (move, { scene }) => scene.holds !== null || read(move)?.gap == null,
  keys: [{ keys: ['←', '→'], does: 'keys-arrows' }],
};

export default table;
