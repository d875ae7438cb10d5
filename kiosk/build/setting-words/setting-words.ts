import { HOTEL_SETTINGS } from './hotel-settings.ts';
import { LOOK_SETTINGS } from './look-settings.ts';
import { SCREEN_SETTINGS } from './screen-settings.ts';
import type { SettingPath, SettingWords } from './setting.ts';
import { TABLET_SETTINGS } from './tablet-settings.ts';

/**
 * The name and the meaning of every setting, in English and Japanese: for the JSON Schema, the documents (both written by
 * `npm run docs -- settings`) and the settings page. They are no part of the app, and a change of them does not invalidate
 * the settings that tablets have stored.
 */
export const SETTING_WORDS: Readonly<Record<SettingPath, SettingWords>> = {
  ...HOTEL_SETTINGS,
  ...SCREEN_SETTINGS,
  ...LOOK_SETTINGS,
  ...TABLET_SETTINGS,
};

const ALL: ReadonlyMap<string, SettingWords> = new Map(Object.entries(SETTING_WORDS));

/** The words of a setting by its path; undefined where there is none. */
export const wordsOf = (path: string): SettingWords | undefined => ALL.get(path);
