import type { z } from '~/domain/zod';
import { RULES, type Rule } from './rules';
import { type Config, configSchema } from './schema';
import { readable } from './theme';

/** What can be wrong with a key: a rule of ours, one of the schema library, or what is found when all keys are known. */
export type ProblemKind = Rule | Issue['code'] | 'unknown-key' | 'poor-contrast' | 'no-facility';

type Issue = z.core.$ZodIssue;

/**
 * A problem in the settings: the key as written in the file, and what is wrong. The tablet has no message texts for
 * these; check-config has.
 */
export type Problem = {
  readonly key: string;
  readonly kind: ProblemKind;
  /** What is allowed, or what was found. */
  readonly values: Readonly<Record<string, string>>;
};

/**
 * The result of reading settings. `unknown`: keys that do not exist; `ineffective`: keys without effect in
 * combination with the others; `remarks`: values that were adjusted.
 */
export type Reading =
  | {
      readonly ok: true;
      readonly config: Config;
      readonly unknown: readonly Problem[];
      readonly ineffective: readonly Problem[];
      readonly remarks: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks settings from an untrusted source. An unknown key does not make the rest invalid: it is removed and
 * listed in `unknown`. The command-line check treats unknown keys as errors.
 */
export function readConfig(json: unknown): Reading {
  const result = configSchema.safeParse(json);
  if (result.success) return validSettings(result.data, []);
  const unknown: Problem[] = [];
  const problems: Problem[] = [];
  let rest = json;
  for (const issue of result.error.issues) {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') {
      problems.push({ key: path.join('.') || '(the whole file)', ...brokenRule(issue) });
      continue;
    }
    for (const key of issue.keys) {
      unknown.push({ key: [...path, key].join('.'), kind: 'unknown-key', values: {} });
      rest = without(rest, [...path, key]);
    }
  }
  if (problems.length > 0) return { ok: false, problems: [...problems, ...unknown] };
  const cleaned = configSchema.safeParse(rest);
  return cleaned.success ? validSettings(cleaned.data, unknown) : { ok: false, problems: unknown };
}

function brokenRule(issue: Issue): Omit<Problem, 'key'> {
  const own = RULES.find((rule) => rule === issue.message);
  if (own !== undefined) return { kind: own, values: {} };
  const told = ['expected', 'origin', 'minimum', 'maximum', 'values'];
  const values = Object.entries(issue).filter(([name]) => told.includes(name));
  return {
    kind: issue.code,
    values: Object.fromEntries(values.map(([name, value]) => [name, [value].flat().join(', ')])),
  };
}

/** The result for valid settings, with their colours adjusted for contrast. */
function validSettings(config: Config, unknown: readonly Problem[]): Reading {
  const { theme, corrections } = readable(config.theme);
  const remarks = corrections.map(({ key, given, ratio, used }) => ({
    key: `theme.${key}`,
    kind: 'poor-contrast' as const,
    values: { given, used, ratio: toHundredths(ratio) },
  }));
  return { ok: true, config: { ...config, theme }, unknown, ineffective: ineffectiveKeys(config), remarks };
}

/** Keys that are set but have no effect because of other settings. */
function ineffectiveKeys({ display, facility }: Config): readonly Problem[] {
  if (!display.control_visibility || display.use_facility_selector || facility.id !== '') return [];
  return [{ key: 'display.control_visibility', kind: 'no-facility', values: {} }];
}

/** Truncates to two decimals; rounding would show 4.498 as 4.50. */
const toHundredths = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

function without(json: unknown, path: readonly string[]): unknown {
  const [key, ...deeper] = path;
  if (key === undefined || typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const entries = Object.entries(json);
  if (deeper.length === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === key ? without(value, deeper) : value]),
  );
}
