import { languageNamed } from '~/domain/languages';
import type { z } from '~/platform/zod';
import { isTooDeep, MAX_LANGUAGES } from './limits';
import { looksLikeError } from './looks-like-error';
import { type Problem, RULES, rule, shortList, WHOLE_FILE } from './problems';
import { type Config, configSchema } from './schema';
import type { Settings } from './settings';
import { readable } from './theme';

type Issue = z.core.$ZodIssue;

/**
 * The result of reading settings. `unknown` keys do not exist, `ineffective` ones have no effect, `remarks` were
 * adjusted.
 */
export type SettingsReading =
  | {
      readonly ok: true;
      readonly config: Config;
      readonly unknown: readonly Problem[];
      readonly ineffective: readonly Problem[];
      readonly remarks: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks settings from an untrusted source. An unknown key is removed, and a number out of range becomes the nearest
 * valid one; both are listed. A server's error message is invalid.
 */
export function readConfig(json: unknown): SettingsReading {
  if (isTooDeep(json)) return invalid([{ key: WHOLE_FILE, kind: 'too-deep', values: {} }]);
  const unknown: Problem[] = [];
  const numbers = new Map<string, Problem>();
  let file = withOurLanguages(json);
  for (;;) {
    const result = configSchema.safeParse(file, { reportInput: true });
    if (result.success) {
      if (!hasSettings(file) || !isOurs(json)) return invalid([NO_SETTINGS, ...unknown]);
      return validSettings(result.data, unknown, [...numbers.values()]);
    }
    const problems: Problem[] = [];
    // One copy in all: a file can have thousands of unknown keys.
    file = structuredClone(file);
    for (const issue of result.error.issues) {
      const path = issue.path.map(String);
      const key = path.join('.') || WHOLE_FILE;
      const used = nearestNumber(issue);
      if (issue.code === 'unrecognized_keys') {
        const names = issue.keys.map((name) => [...path, name].join('.'));
        unknown.push(...names.map((name) => ({ key: name, kind: 'unknown-key' as const, values: {} })));
        removeKeys(file, path, issue.keys);
      } else if (used === undefined) {
        problems.push({ key, ...brokenRule(issue) });
      } else {
        const { kind, values } = brokenRule(issue);
        const given = numbers.get(key)?.values.given ?? String(issue.input);
        numbers.set(key, { key, kind, values: { ...values, given, used: String(used) } });
        setKey(file, path, used);
      }
    }
    if (problems.length > 0) return invalid([...problems, ...unknown]);
  }
}

const invalid = (problems: readonly Problem[]): SettingsReading => ({
  ok: false,
  problems: shortList(problems),
});

const NO_SETTINGS: Problem = { key: WHOLE_FILE, kind: 'no-settings', values: {} };

/** The top keys, without `$schema`, which any JSON file may have. */
const topKeys = (file: unknown): readonly string[] =>
  isGroup(file) ? Object.keys(file).filter((key) => key !== '$schema') : [];

const hasSettings = (file: unknown): boolean => topKeys(file).length > 0;

const isOurs = (json: unknown): boolean =>
  !looksLikeError(topKeys(json), (key) => Object.hasOwn(configSchema.shape, key));

/** Replaces other systems' names of languages (`ja_JP`) by tags. */
function withOurLanguages(json: unknown): unknown {
  const file = structuredClone(json);
  const ours = <T>(name: T) => languageNamed(name) ?? name;
  const language = groupAt(file, ['language']);
  if ('default' in language) language.default = ours(language.default);
  const { supported } = language;
  // A longer list fails the schema.
  if (Array.isArray(supported) && supported.length <= MAX_LANGUAGES)
    language.supported = [...new Set(supported.map(ours))];
  const notices = groupAt(file, ['notices']);
  for (const [key, texts] of Object.entries(notices)) {
    if (!isGroup(texts) || Array.isArray(texts)) continue;
    notices[key] = Object.fromEntries(Object.entries(texts).map(([name, text]) => [ours(name), text]));
  }
  return file;
}

/** The nearest valid number; undefined if another rule is broken. */
function nearestNumber(issue: Issue): number | undefined {
  const { input } = issue;
  if (typeof input !== 'number' || Number.isNaN(input)) return undefined;
  if (issue.message === rule('level')) return between(0, Math.round(input), 2);
  switch (issue.code) {
    case 'too_small':
      return Number(issue.minimum);
    case 'too_big':
      return Number(issue.maximum);
    case 'invalid_type':
      // Decimal or infinite; the result may still be out of range.
      return ['int', 'number'].includes(issue.expected)
        ? between(Number.MIN_SAFE_INTEGER, Math.round(input), Number.MAX_SAFE_INTEGER)
        : undefined;
    default:
      return undefined;
  }
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

function groupAt(file: unknown, path: readonly string[]): Group {
  const found = path.reduce((group, name) => (isGroup(group) ? group[name] : undefined), file);
  return isGroup(found) ? found : {};
}

function setKey(file: unknown, path: readonly string[], value: number): void {
  const [key = ''] = path.slice(-1);
  groupAt(file, path.slice(0, -1))[key] = value;
}

/** Removes keys of a group, and the group if it held no known key. */
function removeKeys(file: unknown, path: readonly string[], keys: readonly string[]): void {
  const group = groupAt(file, path);
  for (const key of keys) Reflect.deleteProperty(group, key);
  const [name] = path.slice(-1);
  if (name !== undefined && Object.keys(group).length === 0)
    Reflect.deleteProperty(groupAt(file, path.slice(0, -1)), name);
}

function brokenRule(issue: Issue): Omit<Problem, 'key'> {
  const own = RULES.find((name) => name === issue.message);
  if (own !== undefined) return { kind: own, values: {} };
  const told = ['expected', 'origin', 'minimum', 'maximum', 'values'];
  const values = Object.entries(issue).filter(([name]) => told.includes(name));
  return {
    kind: issue.code,
    values: Object.fromEntries(values.map(([name, value]) => [name, [value].flat().join(', ')])),
  };
}

/** The result for valid settings, with colours adjusted for contrast. */
function validSettings(
  config: Config,
  unknown: readonly Problem[],
  numbers: readonly Problem[],
): SettingsReading {
  const { theme, corrections } = readable(config.theme);
  const colours = corrections.map(({ key, given, ratio, used }) => ({
    key: `theme.${key}`,
    kind: 'poor-contrast' as const,
    values: { given, used, ratio: toHundredths(ratio) },
  }));
  return {
    ok: true,
    config: { ...config, theme },
    unknown: shortList(unknown),
    ineffective: ineffectiveKeys(config),
    remarks: [...numbers, ...colours],
  };
}

/** Keys without effect because of other settings. */
function ineffectiveKeys({ display, facility }: Config): readonly Problem[] {
  if (!display.control_visibility || display.use_facility_selector || facility.id !== '') return [];
  return [{ key: 'display.control_visibility', kind: 'no-facility', values: {} }];
}

/** Truncates to two decimals: rounding would show 4.498 as 4.50. */
const toHundredths = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The settings of a tablet that has never loaded any: all defaults. */
export const defaultSettings = (): Settings => ({
  revision: 'defaults',
  config: configSchema.parse({}),
  overlays: {},
  source: 'defaults',
});
