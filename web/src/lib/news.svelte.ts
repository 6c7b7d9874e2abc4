/** What a change says and sounds like to those who do not see it. */
import type { Sitting } from './sitting.svelte';
import { soundsOf, speaker, type Moment } from './sound.svelte';
import { tell } from './tell.svelte';
import type { Catalogue } from './words.svelte';

/** Say the latest events and what is asked; a covered device says nothing. */
export function announce(now: () => { sitting: Sitting; covered: boolean; sentence: string; words: Catalogue }): void {
  $effect(() => {
    const { sitting, covered, sentence, words } = now();
    if (covered) return;
    const news = sitting.last.slice(-4).map((event) => words.event(event));
    tell.say([...news, sentence].join(' '));
  });
}

/** Play what changes sound like; at a device that is handed around every move is one's own. */
export function sound(now: () => { sittings: readonly Sitting[]; sitting: Sitting }): void {
  let was: Moment | null = null;
  $effect(() => {
    const { sittings, sitting } = now();
    const shared = sittings.length > 1;
    const { log, update } = shared ? sittings[0]! : sitting;
    const { stage = '', ask = null, sealed } = update ?? {};
    const moment = { stage, told: log.length, ask, sealed: sealed ?? null, refused: sitting.refused };
    if (was) speaker.play(...soundsOf(was, moment, shared));
    was = moment;
  });
}
