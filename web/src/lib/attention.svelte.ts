/** Whose turn it is can be told from the tab alone: its title, its icon and, if allowed, a notification. */
import { say } from './words.svelte';

/** Whether notifications can be asked for here: not yet decided, and where the browser allows them. */
export const canAsk = (): boolean => isSecureContext && 'Notification' in window && Notification.permission === 'default';

/** Ask whether a turn may be told of; only when somebody pressed a button for it. */
export async function ask(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Keep the icon, and tell of a turn that begins while nobody looks. */
export function attention(now: () => { due: boolean; what: string; match: string }): void {
  let was = true;
  $effect(() => {
    const { due, what, match } = now();
    mark(due);
    if (due && !was && document.hidden) notify(what, match);
    was = due;
  });
  $effect(() => () => mark(false));
}

function mark(due: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', due ? '/icon-turn.svg' : '/icon.svg');
}

function notify(what: string, tag: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const told = new Notification(say('your-turn'), { body: what, tag, icon: '/icon-turn.svg' });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // Some phones allow notifications from a worker only; title and icon say it there.
  }
}
