/**
 * A few short sounds of our own, made by the browser as they are wanted. Nothing is made before they
 * are switched on, and none is the only sign of anything.
 */
import { forget, keep, kept } from './storage';

export type Sound = 'mine' | 'theirs' | 'turn' | 'refused' | 'over';

interface Note {
  /** Seconds after the sound begins, and how long it lasts. */
  at: number;
  lasts: number;
  hertz: number;
  wave?: OscillatorType;
}

/** An indicator ticks for a move, a horn calls and ends the game, a low hum says no. */
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  mine: [
    { at: 0, lasts: 0.05, hertz: 880 },
    { at: 0.09, lasts: 0.05, hertz: 660 },
  ],
  theirs: [
    { at: 0, lasts: 0.05, hertz: 587 },
    { at: 0.09, lasts: 0.05, hertz: 440 },
  ],
  turn: [
    { at: 0, lasts: 0.12, hertz: 349 },
    { at: 0, lasts: 0.12, hertz: 440 },
    { at: 0.18, lasts: 0.2, hertz: 349 },
    { at: 0.18, lasts: 0.2, hertz: 440 },
  ],
  refused: [{ at: 0, lasts: 0.2, hertz: 131, wave: 'sawtooth' }],
  over: [
    { at: 0, lasts: 0.14, hertz: 392 },
    { at: 0.14, lasts: 0.14, hertz: 523 },
    { at: 0.28, lasts: 0.14, hertz: 659 },
    { at: 0.42, lasts: 0.45, hertz: 523 },
    { at: 0.42, lasts: 0.45, hertz: 659 },
    { at: 0.42, lasts: 0.45, hertz: 784 },
  ],
};
const LOUDNESS = 0.12;
const BETWEEN = 0.12;

/** What a table is like at one moment, as far as it can be heard. */
export interface Moment {
  stage: string;
  /** How many events were told. */
  told: number;
  /** The question this seat is asked, and what it has chosen unseen. */
  ask: number | null;
  sealed: string | null;
  refused: object | null;
}

/** The sounds of a change; where several seats share one device, every move is one's own. */
export function soundsOf(was: Moment, is: Moment, shared = false): Sound[] {
  if (is.refused && is.refused !== was.refused) return ['refused'];
  if (is.stage === 'over') return was.stage === 'over' ? [] : ['over'];
  const asked = is.ask !== null && is.ask !== was.ask;
  if (is.stage !== was.stage) return asked ? ['turn'] : [];
  if (is.sealed !== null && is.sealed !== was.sealed) return ['mine'];
  if (is.told === was.told) return [];
  if (shared || (was.ask !== null && was.sealed === null && was.ask !== is.ask)) return ['mine'];
  return asked ? ['theirs', 'turn'] : ['theirs'];
}

class Speaker {
  on = $state(kept('sound') === 'on');
  private audio: AudioContext | null = null;

  turn(on: boolean): void {
    this.on = on;
    if (on) {
      keep('sound', 'on');
      this.play('turn');
    } else {
      forget('sound');
      void this.audio?.close();
      this.audio = null;
    }
  }

  /** Play sounds one after another; silent while switched off. */
  play(...sounds: Sound[]): void {
    if (!this.on || !sounds.length) return;
    // Before the page was touched a browser plays nothing, and complains.
    if (navigator.userActivation?.hasBeenActive === false) return;
    this.audio ??= new AudioContext();
    void this.audio.resume();
    let start = this.audio.currentTime;
    for (const sound of sounds) {
      for (const note of SOUNDS[sound]) this.note(this.audio, start, note);
      start += BETWEEN + Math.max(...SOUNDS[sound].map(({ at, lasts }) => at + lasts));
    }
  }

  private note(audio: AudioContext, start: number, { at, lasts, hertz, wave = 'triangle' }: Note): void {
    const [tone, gain, begin] = [audio.createOscillator(), audio.createGain(), start + at];
    tone.type = wave;
    tone.frequency.value = hertz;
    // Softly in and out: a tone that is cut off clicks.
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
    gain.gain.setValueAtTime(LOUDNESS, begin + lasts * 0.6);
    gain.gain.linearRampToValueAtTime(0, begin + lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + lasts);
  }
}

export const speaker = new Speaker();
