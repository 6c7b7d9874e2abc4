/** How fast what happened is shown, card by card. */
import { pace } from '../../lib/pace.svelte';
import type { Film } from '../../lib/reel.svelte';
import { pictures, still, type Picture } from './film';
import type { JamScene, JamTable } from './view';

/** How long a picture stands, as a part of how long a turn does, and at least and at most, in milliseconds. */
const PART = 0.45;
const [LEAST, LONGEST] = [240, 900];

export const filmOf = (scene: JamScene): Film<JamTable, Picture> => ({
  still,
  pictures: (before, events, after) => pictures(scene, before, events, after),
  stands: () => Math.min(LONGEST, Math.max(LEAST, pace.stands * PART)),
});
