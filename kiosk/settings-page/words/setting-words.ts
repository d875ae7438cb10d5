import type { SettingPath } from '../../../src/config/descriptions.ts';
import { DEVICE_WORDS } from './device-words.ts';
import { GUEST_WORDS } from './guest-words.ts';

/** A setting or group on the page: its name in English and Japanese, and its meaning in Japanese. */
export type SettingWords = readonly [en: string, ja: string, meaning: string];

/** Every setting that the page shows; the compiler says which is missing. The English meanings are the schema's. */
export const SETTING_WORDS: Readonly<Record<Exclude<SettingPath, '$schema'>, SettingWords>> = {
  ...GUEST_WORDS,
  ...DEVICE_WORDS,
};

const ALL: ReadonlyMap<string, SettingWords> = new Map(Object.entries(SETTING_WORDS));

/** The words of a setting by its path; undefined where there is none. */
export const wordsOf = (path: string): SettingWords | undefined => ALL.get(path);
