import { expect, onTestFinished } from 'vitest';
import { awaitListener } from '~/speech/begin';
import type { Spoken, Voice } from '~/speech/voice';
import { frame } from '../../../kiosk/guest/hands';

/** How many frames of silence mean that nothing more follows. */
const SILENCE = 5;

/** What a listener hears, and the keys that are all there is to touch. */
export interface Ear {
  /** Everything said so far. */
  readonly heard: () => readonly Spoken[];
  /** What was said since the last key. */
  readonly lately: () => string;
  /** The last sentence. */
  readonly lastly: () => string;
  /** Presses a key, and resolves with what is said until it is silent again. */
  readonly presses: (key: string) => Promise<string>;
  /** Waits until it is silent. */
  readonly waits: () => Promise<string>;
  /** Keys pressed so far, beside typing. */
  readonly count: () => number;
  /** Everything said so far, a line for each sentence. */
  readonly transcript: () => string;
}

/** Gives the tablet voices for these languages, which speak in no time. */
export function openEar(languages: readonly string[] = ['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant']): Ear {
  const said: Spoken[] = [];
  let since = 0;
  let presses = 0;
  const voice: Voice = {
    speaks: (lang) => languages.includes(lang),
    speak: async (spoken) => void said.push(spoken),
    stop: () => undefined,
  };
  onTestFinished(awaitListener(async () => voice));
  const lately = () =>
    said
      .slice(since)
      .map(({ text }) => text)
      .join(' ');
  const waits = async () => {
    let silent = 0;
    let before = said.length;
    while (silent < SILENCE) {
      await frame();
      silent = said.length === before ? silent + 1 : 0;
      before = said.length;
    }
    return lately();
  };
  return {
    heard: () => said,
    lately,
    lastly: () => said.at(-1)?.text ?? '',
    presses: async (key) => {
      since = said.length;
      presses += 1;
      const at = document.activeElement ?? document.body;
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await expect.poll(() => said.length).toBeGreaterThan(since);
      return waits();
    },
    waits,
    count: () => presses,
    transcript: () => said.map(({ text, lang }) => `[${lang}] ${text}`).join('\n'),
  };
}
