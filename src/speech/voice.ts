import { voiceFor, voicesLoaded } from './voices';

/** A piece of what is said, in one language (BCP 47). */
export type Spoken = { readonly text: string; readonly lang: string };

/** `rate` 1 is a usual speaker; `volume` goes from 0 to 1. */
export type Pace = { readonly rate: number; readonly volume: number };

/** The browser's speech, or the substitute of a test. */
export interface Voice {
  /** True if a language can be spoken on the tablet itself. */
  readonly speaks: (lang: string) => boolean;
  /** Resolves when the piece has been said, was stopped or cannot be said. */
  readonly speak: (spoken: Spoken, pace: Pace) => Promise<void>;
  /** Falls silent at once. */
  readonly stop: () => void;
}

/** The used part of the browser's speech. */
type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'>;

/** Chromium swallows what is said at once after `cancel`; in ms. */
const AFTER_CANCEL_MS = 60;
/** The longest silence before a piece begins, in ms: a browser that lost it reports neither an end nor an error. */
const START_MS = 4000;
/** The slowest that a character may be said at rate 1, in ms. */
const CHARACTER_MS = 600;

/**
 * The browser's own voices, once they are loaded; undefined where it has no speech. Nothing is ever paused: on Android that
 * cancels.
 */
export async function browserVoice(
  synthesis: Synthesis | undefined = window.speechSynthesis,
): Promise<Voice | undefined> {
  if (!synthesis) return undefined;
  await voicesLoaded(synthesis);
  // Asked anew each time: voices may be installed while the tablet runs.
  const best = (lang: string) => voiceFor(lang, synthesis.getVoices());
  let cancelledAt = Number.NEGATIVE_INFINITY;
  let endNow: (() => void) | undefined;
  const cancel = () => {
    cancelledAt = performance.now();
    synthesis.cancel();
  };
  return {
    speaks: (lang) => best(lang) !== undefined,
    stop: () => {
      cancel();
      endNow?.();
    },
    speak: ({ text, lang }, { rate, volume }) =>
      new Promise((resolve) => {
        const voice = best(lang);
        if (!voice) return resolve();
        const utterance = new SpeechSynthesisUtterance(text);
        Object.assign(utterance, { voice, lang: voice.lang, rate, volume });
        let timer: ReturnType<typeof setTimeout>;
        const end = () => {
          clearTimeout(timer);
          if (endNow === end) endNow = undefined;
          resolve();
        };
        const endAfter = (ms: number) => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            cancel();
            end();
          }, ms);
        };
        utterance.onstart = () => endAfter(START_MS + (text.length * CHARACTER_MS) / rate);
        utterance.onend = end;
        utterance.onerror = end;
        endNow = end;
        timer = setTimeout(
          () => {
            endAfter(START_MS);
            synthesis.speak(utterance);
          },
          Math.max(0, cancelledAt + AFTER_CANCEL_MS - performance.now()),
        );
      }),
  };
}
