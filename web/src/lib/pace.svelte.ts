/** How fast the others' turns are shown; kept in this browser. */
import { keep, kept } from './storage';

/** How long one thing stands before the next is shown, in milliseconds. */
const STANDS = { slow: 2000, normal: 900, fast: 350, once: 0 } as const;
/** How long something has to be shown to be seen at all, in milliseconds. */
const SEEN = 600;
export type Speed = keyof typeof STANDS;
export const SPEEDS = Object.keys(STANDS) as Speed[];

class Pace {
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept('pace')) ?? 'normal');
  readonly stands = $derived(STANDS[this.speed]);

  /** The same for what stands so long at the normal speed. */
  standing(normal: number = STANDS.normal): number {
    return (normal * this.stands) / STANDS.normal;
  }

  /** How long it is shown what is gone afterwards: at any speed long enough to be seen. */
  showing(normal?: number): number {
    return Math.max(SEEN, this.standing(normal));
  }

  choose(speed: Speed): void {
    this.speed = speed;
    keep('pace', speed);
  }
}

export const pace = new Pace();

/** Lets things through one after the other, each when the one before has stood for its time. */
export class Queue<T> {
  private readonly waiting: T[] = [];
  private free = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pass: (one: T) => void,
    /** How long this one stands before the next. */
    private readonly stands: (one: T) => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  add(one: T): void {
    this.waiting.push(one);
    this.next();
  }

  /** Let everything through that waits. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.free = 0;
    for (const one of this.waiting.splice(0)) this.pass(one);
  }

  private next(): void {
    if (this.timer !== undefined) return;
    const wait = this.free - this.now();
    if (wait > 0) {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.next();
      }, wait);
      return;
    }
    const one = this.waiting.shift();
    if (one === undefined) return;
    this.free = this.now() + this.stands(one);
    this.pass(one);
    if (this.waiting.length) this.next();
  }
}
