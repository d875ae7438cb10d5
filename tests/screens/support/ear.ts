import { expect, onTestFinished, vi } from 'vitest';
import { awaitListener } from '~/speech/begin';
import type { Spoken, Voice } from '~/speech/voice';
import words from '~/speech/words/ja.json';
import { frame } from '../../../kiosk/guest/hands';

/** After this many frames of silence nothing more follows. */
const SILENCE = 3;
/** After so long without a word nothing comes, in ms of the machine's own time. */
const LONGEST_MS = 20_000;

/** The words that a listener hears, and the keys, which are all there is to touch. */
export interface Ear {
  /** Everything said so far. */
  readonly heard: () => readonly Spoken[];
  /** The words since the last key. */
  readonly lately: () => string;
  readonly lastly: () => string;
  /** Presses a key, and resolves with what is said until it is silent again. */
  readonly presses: (key: string) => Promise<string>;
  /** Presses a key after which nothing may be said. */
  readonly strikes: (key: string) => void;
  /** Waits until it is silent. */
  readonly waits: () => Promise<string>;
  /** Keys pressed so far, beside typing. */
  readonly count: () => number;
  /** Everything said so far, a line for each sentence. */
  readonly transcript: () => string;
}

/**
 * Gives the tablet voices for these languages. What is cut short is not heard.
 * @param lastMs how long each sentence takes; by default a moment
 */
export function openEar(
  languages: readonly string[] = ['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant'],
  lastMs = 0,
): Ear {
  const said: Spoken[] = [];
  let since = 0;
  let presses = 0;
  let stop = () => {};
  const voice: Voice = {
    speaks: (lang) => languages.includes(lang),
    speak: (spoken) =>
      new Promise((resolve) => {
        const speaking = setTimeout(() => {
          said.push(spoken);
          resolve();
        }, lastMs);
        stop = () => {
          clearTimeout(speaking);
          resolve();
        };
      }),
    stop: () => stop(),
  };
  onTestFinished(awaitListener(async () => voice));
  const lately = () =>
    said
      .slice(since)
      .map(({ text }) => text)
      .join(' ');
  const transcript = () => said.map(({ text, lang }) => `[${lang}] ${text}`).join('\n');
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
  /** Waits for something to be said. */
  const comes = async (isHeard: () => boolean) => {
    const start = vi.getRealSystemTime();
    while (!isHeard()) {
      if (vi.getRealSystemTime() - start > LONGEST_MS) throw new Error(`Silence after:\n${transcript()}`);
      await frame();
    }
  };
  const strikes = (key: string) => {
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  return {
    strikes,
    heard: () => said,
    lately,
    lastly: () =>
      said
        .slice(-3)
        .map(({ text }) => text)
        .join(' '),
    presses: async (key) => {
      since = said.length;
      presses += 1;
      strikes(key);
      await comes(() => said.length > since);
      return waits();
    },
    waits,
    count: () => presses,
    transcript,
  };
}

/** The devices at the tablet, until the test ends. Call it before the tablet is opened. */
export function plugs(): { readonly has: (...kinds: readonly MediaDeviceKind[]) => Promise<void> } {
  const { mediaDevices } = navigator;
  let there: readonly MediaDeviceKind[] = [];
  mediaDevices.enumerateDevices = async () =>
    there.map((kind) => ({ kind, deviceId: kind, groupId: '', label: '', toJSON: () => ({}) }));
  onTestFinished(() => void Reflect.deleteProperty(mediaDevices, 'enumerateDevices'));
  return {
    has: async (...kinds) => {
      there = kinds;
      mediaDevices.dispatchEvent(new Event('devicechange'));
      await frame();
    },
  };
}

/** The first words, in Japanese. */
export const BEGUN = words.begun.slice(0, 6);

/** Waits until a sentence has been heard. */
export const isHeard = (ear: Ear, sentence: string): Promise<void> =>
  expect.poll(() => ear.transcript(), { message: sentence }).toContain(sentence);
