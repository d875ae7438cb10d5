import { within } from '~/platform/within';

/** A piece of what is said, in one language (BCP 47). */
export type Spoken = { readonly text: string; readonly lang: string };

/** How it is said: `rate` 1 is a usual speaker, `volume` goes from 0 to 1. */
export type Pace = { readonly rate: number; readonly volume: number };

/** What speaks: the browser, or what a test puts in its place. */
export interface Voice {
  /** True if a language can be spoken on the tablet itself. */
  readonly speaks: (lang: string) => boolean;
  /** Resolves when the piece has been said, was stopped or cannot be said. */
  readonly speak: (spoken: Spoken, pace: Pace) => Promise<void>;
  /** Falls silent at once. */
  readonly stop: () => void;
}

/** How long a browser may take to load its voices, in ms. Some load them when they are first asked for. */
const VOICES_MS = 3000;
/** Chromium swallows what is said at once after `cancel`; in ms. */
const AFTER_CANCEL_MS = 60;
/** The longest silence before a piece begins, in ms: a browser that lost it reports neither an end nor an error. */
const START_MS = 4000;
/** The slowest that a character may be said at rate 1, in ms. */
const CHARACTER_MS = 600;

/** Words in the names of voices that makers sell as their better ones. */
const BETTER = /natural|neural|premium|enhanced|siri/i;
/** Voices of the smallest synthesiser, which is hard to understand in some languages. */
const LAST_RESORT = /espeak/i;

/** A language as voices are compared by it: Chinese voices are told apart by their script, and by nothing else. */
function tongue(lang: string): string {
  try {
    const { language, script } = new Intl.Locale(lang.replace('_', '-').replace(/^cmn\b/, 'zh')).maximize();
    return language === 'zh' ? `zh-${script}` : language;
  } catch {
    return '';
  }
}

const worth = ({ name, default: isDefault }: SpeechSynthesisVoice): number =>
  (BETTER.test(name) ? 4 : 0) + (LAST_RESORT.test(name) ? 0 : 2) + (isDefault ? 1 : 0);

/**
 * The best voice for a language. Only voices of the tablet itself: the others send what they say to a stranger's server.
 */
export function voiceFor(
  lang: string,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const wanted = tongue(lang);
  return voices
    .filter((voice) => voice.localService && tongue(voice.lang) === wanted)
    .sort((one, other) => worth(other) - worth(one))[0];
}

/** The browser's own voices, once they are loaded; undefined where it has no speech. */
export async function browserVoice(
  synthesis: SpeechSynthesis | undefined = window.speechSynthesis,
): Promise<Voice | undefined> {
  if (!synthesis) return undefined;
  if (synthesis.getVoices().length === 0) {
    const loaded = new Promise<void>((resolve) => {
      synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    });
    await within(loaded, () => undefined, VOICES_MS);
  }
  // Asked anew each time: voices may be installed while the tablet runs.
  const best = (lang: string) => voiceFor(lang, synthesis.getVoices());
  let cancelledAt = Number.NEGATIVE_INFINITY;
  let endNow: (() => void) | undefined;
  return {
    speaks: (lang) => best(lang) !== undefined,
    stop: () => {
      cancelledAt = performance.now();
      synthesis.cancel();
      endNow?.();
    },
    speak: (spoken, pace) =>
      new Promise((resolve) => {
        const voice = best(spoken.lang);
        if (!voice) return resolve();
        const utterance = new SpeechSynthesisUtterance(spoken.text);
        Object.assign(utterance, { voice, lang: voice.lang, rate: pace.rate, volume: pace.volume });
        let timer: ReturnType<typeof setTimeout>;
        const end = () => {
          clearTimeout(timer);
          endNow = undefined;
          resolve();
        };
        const endAfter = (ms: number) => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            synthesis.cancel();
            end();
          }, ms);
        };
        utterance.onstart = () => endAfter(START_MS + (spoken.text.length * CHARACTER_MS) / pace.rate);
        utterance.onend = end;
        utterance.onerror = end;
        endNow = end;
        const waits = Math.max(0, cancelledAt + AFTER_CANCEL_MS - performance.now());
        timer = setTimeout(() => {
          endAfter(START_MS);
          synthesis.speak(utterance);
        }, waits);
      }),
  };
}
