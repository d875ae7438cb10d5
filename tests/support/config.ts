import { readConfig, type SettingsReading } from '~/config/read';
import type { Config } from '~/config/schema';

export function configOf(file: object = {}): Config {
  const reading = readConfig({ system: 'legacy', ...file });
  if (!reading.ok) throw new Error(`The test's settings are wrong: ${JSON.stringify(reading.problems)}`);
  return reading.config;
}

/** A settings file with one value, at a key such as `api.timeout_ms`, and others beside it. */
export function fileWith(key: string, value: unknown, beside: object = {}): object {
  const [name = '', ...deeper] = key.split('.');
  if (deeper.length === 0) return { ...beside, [name]: value };
  return { [name]: fileWith(deeper.join('.'), value, beside) };
}

/** The value at a key such as `api.timeout_ms`. */
export const valueAt = (file: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((inner, name) => (inner instanceof Object ? Reflect.get(inner, name) : undefined), file);

export const problemKeys = (reading: SettingsReading): readonly string[] =>
  reading.ok ? [] : reading.problems.map(({ key }) => key);

type Groups = { readonly [Name in keyof Config & string]: NonNullable<Config[Name]> };

export type Switch = {
  [Name in keyof Groups]: {
    [Key in keyof Groups[Name] & string]: Groups[Name][Key] extends boolean ? `${Name}.${Key}` : never;
  }[keyof Groups[Name] & string];
}[keyof Groups];

const STANDARD = configOf();
const isSwitch = (path: string): path is Switch => typeof valueAt(STANDARD, path) === 'boolean';

export const SWITCHES: readonly Switch[] = Object.entries(STANDARD)
  .flatMap(([group, rows]) => Object.keys(rows ?? {}).map((key) => `${group}.${key}`))
  .filter(isSwitch);
