/** What a button does to tell that its move is considered: while a mouse is over it, or it has the focus by keyboard. */
export function hints(move: string, onhint: (move: string | null) => void) {
  const over = ({ pointerType }: PointerEvent, what: string | null) => pointerType !== 'touch' && onhint(what);
  return {
    onpointerenter: (event: PointerEvent) => over(event, move),
    onpointerleave: (event: PointerEvent) => over(event, null),
    onfocus: ({ currentTarget }: FocusEvent) => currentTarget instanceof Element && currentTarget.matches(':focus-visible') && onhint(move),
    onblur: () => onhint(null),
  };
}
