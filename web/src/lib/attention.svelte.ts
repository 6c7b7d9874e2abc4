/** Whose turn it is can be told from the tab alone: its title, its icon and, if allowed, a notification. */
import { tellOfTurn } from './notices';
import { say } from './words.svelte';

/** Keep the icon, and tell of a turn that begins while nobody looks. */
export function attention(now: () => { due: boolean; what: string; match: string }): void {
  let was = true;
  $effect(() => {
    const { due, what, match } = now();
    mark(due);
    if (due && !was && document.hidden) void tellOfTurn(say('your-turn'), what, match);
    was = due;
  });
  $effect(() => () => mark(false));
}

function mark(due: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', due ? '/icon-turn.svg' : '/icon.svg');
}
