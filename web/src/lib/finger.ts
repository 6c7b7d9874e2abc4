/** Take the moves of a single finger on an element, as long as they are ours: nothing scrolls by them. */
export function taking(element: HTMLElement, ours: () => boolean): () => void {
  const take = (event: TouchEvent) => {
    if (event.cancelable && event.touches.length === 1 && ours()) event.preventDefault();
  };
  element.addEventListener('touchmove', take, { passive: false });
  return () => element.removeEventListener('touchmove', take);
}
