/** What the move that is considered elsewhere would lead to: asked of the table, never worked out here. */
import type { BoardProps } from '../../../lib/game';
import { read, type ShiftView } from '../view';

export class Preview {
  view = $state.raw<ShiftView | null>(null);

  constructor(table: () => BoardProps<ShiftView>) {
    $effect(() => {
      const { hint, legal, peek } = table();
      const kind = hint === null ? undefined : read(hint)?.kind;
      if (hint === null || !legal.includes(hint) || (kind !== 'drive' && kind !== 'shift')) {
        this.view = null;
        return;
      }
      let wanted = true;
      peek([hint]).then(
        (answer) => {
          if (wanted) this.view = answer.type === 'tried' ? (answer.view as ShiftView) : null;
        },
        () => {},
      );
      return () => (wanted = false);
    });
  }
}
