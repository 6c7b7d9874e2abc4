/** What a page shows in the header; where there is little room, in place of the ways elsewhere. */
import type { Snippet } from 'svelte';

class Top {
  strip = $state.raw<Snippet | null>(null);
}

export const top = new Top();
