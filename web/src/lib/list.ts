/** Names as a list. */
import { frame } from './words.svelte';

/** As lists end in this language. */
export const inList = (names: readonly string[]): string => new Intl.ListFormat(frame.language).format(names);
