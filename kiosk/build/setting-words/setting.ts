import type { Config } from '../../../src/config/schema.ts';

/** The path of every group of settings and of every setting: `wait_interval`, `kiosk.attract`. */
export type SettingPath = {
  [Group in keyof Config & string]: NonNullable<Config[Group]> extends string | number
    ? Group
    : Group | `${Group}.${keyof NonNullable<Config[Group]> & string}`;
}[keyof Config & string];
