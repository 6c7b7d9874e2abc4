/** What a change says and sounds like to those who do not see it. */
import { linesOf } from './lines';
import { untrack } from 'svelte';
import type { Seen } from './game';
import type { Sitting } from './sitting.svelte';
import { soundsOf, speaker, type Moment } from './sound.svelte';
import { tell } from './tell.svelte';
import type { Catalogue } from './words.svelte';

interface News {
  sitting: Sitting;
  covered: boolean;
  sentence: string;
  words: Catalogue;
  /** What stands elsewhere than it stood then, and where. */
  stands: (before: Seen) => string;
}

/** Say what is new: events, what a draft has moved and where it stands now, what is asked. A covered device says nothing. */
export function announce(now: () => News): void {
  let told = { log: -1, sentence: '' };
  let stood: Seen | null = null;
  $effect(() => {
    const { sitting, covered, sentence, words, stands } = now();
    const { told: heard, last, seen } = sitting;
    untrack(() => {
      const fresh = heard === told.log ? [] : linesOf(last, words).slice(-4).map(({ text }) => text);
      const moved = fresh.length === 0 && stood ? stands(stood) : '';
      const asks = sentence === told.sentence ? '' : sentence;
      stood = seen;
      if (covered) return;
      told = { log: heard, sentence };
      const fleeting = fresh.length && last.some((event) => event.fleeting);
      tell.say([...fresh, moved, asks].filter(Boolean).join(' '), fleeting ? sitting.shows : undefined);
    });
  });
}

/** Play what changes sound like; at a device that is handed around every move is one's own. */
export function sound(now: () => { sittings: readonly Sitting[]; sitting: Sitting }): void {
  let was: Moment | null = null;
  $effect(() => {
    const { sittings, sitting } = now();
    const shared = sittings.length > 1;
    const { told, update } = shared ? sittings[0]! : sitting;
    const { stage = '', ask = null, sealed } = update ?? {};
    const moment = { stage, told, ask, sealed: sealed ?? null, refused: sitting.refused };
    if (was) speaker.play(...soundsOf(was, moment, shared));
    was = moment;
  });
}
