import type { Words } from '../../server/staff-language.ts';
import { HOTEL_SETTINGS } from './hotel-settings.ts';
import { LOOK_SETTINGS } from './look-settings.ts';
import { SETTING_NAMES, type SettingPath } from './names.ts';
import { SCREEN_SETTINGS } from './screen-settings.ts';
import { TABLET_SETTINGS } from './tablet-settings.ts';

/**
 * What every setting does, in English and Japanese: for the JSON Schema, the documents (both written by
 * `npm run docs`) and the settings page. The words are no part of the app, and a change of them does not invalidate
 * the settings that tablets have stored.
 */
export const SETTING_MEANINGS: Readonly<Record<SettingPath, Words>> = {
  ...HOTEL_SETTINGS,
  ...SCREEN_SETTINGS,
  ...LOOK_SETTINGS,
  ...TABLET_SETTINGS,
};

const isSetting = (path: string): path is SettingPath => Object.hasOwn(SETTING_NAMES, path);

/** The name of a setting or group, by its path; undefined where there is none. */
export const nameOf = (path: string): Words | undefined =>
  isSetting(path) ? SETTING_NAMES[path] : undefined;

/** What a setting or group does, by its path; undefined where there is none. */
export const meaningOf = (path: string): Words | undefined =>
  isSetting(path) ? SETTING_MEANINGS[path] : undefined;
