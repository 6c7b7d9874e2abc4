import type { Attachment } from 'svelte/attachments';

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
