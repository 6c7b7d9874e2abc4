/**
 * Keys pressed at a table, and what has the focus meanwhile. Single letters and digits can be switched off, as WCAG 2.1.4
 * asks.
 */
import type { Attachment } from 'svelte/attachments';
import { look } from './look.svelte';

const TYPED = 'input, select, textarea, [contenteditable], [role="slider"]';
/** Whatever scrolls by arrow keys keeps them. */
const SCROLLS = '[role="region"][tabindex="0"]';

/** The key of a stroke that is meant for the table, null for one that something else wants. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(TYPED) || document.querySelector('dialog[open]')) return null;
  if (event.key.length === 1 && !look.keys) return null;
  if (event.key.startsWith('Arrow') && at?.closest(SCROLLS)) return null;
  return event.key;
}

/** Whether nothing has the focus, or only what it waits at when what had it is gone (`data-rests`). */
export function resting(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.hasAttribute('data-rests');
}

/** When what has the focus in here is taken away, `heir` is asked to have it: else it would be at the page's beginning. */
export function inherits(heir: () => void): Attachment<HTMLElement> {
  return (node) => {
    let held: Node | null = null;
    const took = ({ target }: FocusEvent): void => void (held = target instanceof Node ? target : null);
    const aimed = (): void => void (held = null); // whoever points elsewhere has let go of it
    // Whoever takes it away may give the focus to something else first.
    const gone = new MutationObserver(() => {
      if (!held || held.isConnected) return;
      held = null;
      setTimeout(heir);
    });
    node.addEventListener('focusin', took);
    window.addEventListener('pointerdown', aimed, true);
    gone.observe(node, { childList: true, subtree: true });
    return () => {
      gone.disconnect();
      window.removeEventListener('pointerdown', aimed, true);
      node.removeEventListener('focusin', took);
    };
  };
}
