/** Where a table stands for the one who looks at it. Everything else that is shown follows from this. */
import type { Update } from './wire';

export type Phase =
  /** Seats are still free. */
  | { is: 'open' }
  /** Every seat is taken, and a seed is missing to deal. */
  | { is: 'revealing' }
  /** One device: nothing is shown until the seat whose turn it is says that it holds the device. */
  | { is: 'covered' }
  /** One device: the turn is done, and the device is to be handed to this seat. */
  | { is: 'passing'; to: number }
  /** A choice is made that the others do not see yet; it may be changed. */
  | { is: 'sealed'; move: string }
  /** The draft is a whole turn. */
  | { is: 'ready' }
  | { is: 'asked' }
  | { is: 'waiting' }
  | { is: 'over' };

export interface Standing {
  update: Pick<Update, 'stage' | 'ask' | 'sealed'>;
  ready: boolean;
  /** Of a device that is handed around: whether it is covered, and the seat that it should go to. */
  covered: boolean;
  passTo: number | null;
}

export function phaseOf({ update: { stage, ask, sealed }, ready, covered, passTo }: Standing): Phase {
  if (stage !== 'running') return { is: stage };
  if (covered) return { is: 'covered' };
  if (passTo !== null) return { is: 'passing', to: passTo };
  if (sealed != null) return { is: 'sealed', move: sealed };
  if (ready) return { is: 'ready' };
  return { is: ask === null ? 'waiting' : 'asked' };
}

export type Mood = 'asked' | 'wait' | 'over' | 'open';

/** How the action bar looks in a phase. */
export function moodOf({ is }: Phase): Mood {
  if (is === 'over' || is === 'open') return is;
  return is === 'asked' || is === 'ready' ? 'asked' : 'wait';
}
