/** The aid for children: it marks where cards were turned up lately, never which; kept in this browser. */
import { forget, keep, kept } from '../../lib/storage';

class Aid {
  on = $state(kept('memory-aid') === 'on');

  turn(on: boolean): void {
    this.on = on;
    if (on) keep('memory-aid', 'on');
    else forget('memory-aid');
  }
}

export const aid = new Aid();
