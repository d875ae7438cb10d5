import type { Spoken } from '~/speech/voice';

/**
 * The length of speech: fitted to what Open JTalk (Japanese) and eSpeak NG (the others) make of sixty sentences of the app in
 * each language at their usual speed, in seconds. Other voices are faster.
 */
const PER_SENTENCE = 0.5;
const PER_CHARACTER: Readonly<Record<string, number>> = { ja: 0.19, en: 0.066, ko: 0.148, zh: 0.25 };

/** The pace of a practised listener. */
const RATE = 1.5;

/** Time in which a practised listener hears these sentences, in seconds. */
export const secondsOf = (spoken: readonly Spoken[]): number =>
  spoken.reduce((sum, { text, lang }) => {
    const each = PER_CHARACTER[lang.replace(/-.*/, '')];
    if (each === undefined) throw new Error(`Nobody has measured a voice in ${lang}`);
    return sum + PER_SENTENCE + text.length * each;
  }, 0) / RATE;
