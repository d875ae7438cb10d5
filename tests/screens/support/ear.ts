import { expect, onTestFinished } from 'vitest';
import { awaitListener } from '~/speech/begin';
import type { Spoken, Voice } from '~/speech/voice';

/** What a listener has heard so far, and the keys that are all there is to touch. */
export interface Ear {
  /** Everything said, in order. */
  readonly heard: () => readonly string[];
  /** Presses a key, and waits until something was said and nothing more follows. */
  readonly presses: (key: string) => Promise<string>;
  /** What is said until it is silent again. */
  readonly hears: () => Promise<string>;
}

/** A tablet with voices for these languages, which speak in no time. What they say is noted. */
export function opensEar(languages: readonly string[] = ['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant']): Ear {
  const said: Spoken[] = [];
  let silent = 0;
  const voice: Voice = {
    speaks: (lang) => languages.includes(lang),
    speak: async (spoken) => {
      said.push(spoken);
      silent = 0;
    },
    stop: () => undefined,
  };
  onTestFinished(awaitListener(async () => voice));
  let read = 0;
  const hears = async () => {
    await expect.poll(() => said.length > read).toBe(true);
    // Silent for some frames: nothing more is to come.
    for (silent = 0; silent < 6; silent++) await new Promise(requestAnimationFrame);
    const now = said.slice(read).map(({ text }) => text);
    read = said.length;
    return now.join(' ');
  };
  return {
    heard: () => said.map(({ text }) => text),
    hears,
    presses: async (key) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return hears();
    },
  };
}
