/** How fast what happened is shown, bit by bit. */
import { pace } from '../../lib/pace.svelte';
import type { Film } from '../../lib/reel.svelte';
import { pictures, still, type Picture } from './film';
import type { BashScene, BashTable } from './view';

/** However much there is to be shown, it takes no longer than this at the normal pace, in milliseconds. */
const LONGEST = 9000;

/** The film of a race; whoever plays a card (`own`) need not be shown it. */
export function filmOf(scene: BashScene, own: number | null): Film<BashTable, Picture> {
  return {
    still,
    pictures: (before, events) => pictures(scene, before, events, own),
    stands(picture, coming) {
      // What has been waiting long is shown faster.
      const left = coming.reduce((sum, { stands }) => sum + stands, picture.stands);
      return pace.standing(picture.stands) / Math.max(1, left / LONGEST);
    },
  };
}
