/** Clocks of players: the server's, running on here between two things that are heard. */
import type { Update } from './wire';

export type Running = NonNullable<Update['clock']> & {
  /** When that was heard, by this page's own time in milliseconds. */
  heard: number;
};

/** How many seconds a seat has left; null where it has no clock. */
export function leftOf({ left, running, heard }: Running, seat: number, now: number): number | null {
  const shown = left[seat];
  if (shown == null) return null;
  return Math.max(0, running.includes(seat) ? shown - Math.max(0, now - heard) / 1000 : shown);
}

/** Whether a seat is asked and has no time left. */
export const isOut = (clocks: Running, seat: number, now: number): boolean => clocks.running.includes(seat) && leftOf(clocks, seat, now) === 0;

/** As a clock shows it: 4:05, 1:04:05. */
export function clockText(left: number): string {
  const whole = Math.ceil(left);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** This page's time, a few times a second for as long as it matters to what is shown. */
export class Now {
  ms = $state(performance.now());

  constructor(matters: () => boolean) {
    $effect(() => {
      if (!matters()) return;
      const look = () => (this.ms = performance.now());
      look();
      const timer = setInterval(look, 250);
      return () => clearInterval(timer);
    });
  }
}
