import type { z } from '~/platform/zod';

/** Our own validation rules. check-config has a message for each; the tablet logs the name. */
export const RULES = [
  'address',
  'web-address',
  'web-address-or-none',
  'header-text',
  'colour',
  'level',
  'language',
  'localised',
  'integrity',
  'pin-hash',
  'token',
  'speech-key',
  'prompt-before-timeout',
  'default-supported',
] as const;

export type Rule = (typeof RULES)[number];

/** The name of a rule, in place of the schema library's message. */
export const rule = (name: Rule): Rule => name;

/** A fault of a key: by our rules, by the schema library, or by a look at all keys. */
export type ProblemKind =
  | Rule
  | z.core.$ZodIssue['code']
  | 'unknown-key'
  | 'no-settings'
  | 'too-deep'
  | 'more-problems'
  | 'poor-contrast'
  | 'no-facility';

/** A problem in the settings, by key and kind. check-config has its texts; the tablet has none. */
export type Problem = {
  readonly key: string;
  readonly kind: ProblemKind;
  /** The allowed or found values: `given`, and `used` for a replacement. */
  readonly values: Readonly<Record<string, string>>;
};

/** The key of a problem of the whole file. */
export const WHOLE_FILE = '(the whole file)';

/** Most problems in a list: nobody reads thousands. */
const MAX_NAMED = 20;
/** Longest key in a list, in characters. */
const LONGEST_KEY = 100;

/** The first problems with short keys, and the number of the others. */
export function shortList(problems: readonly Problem[]): readonly Problem[] {
  const named = problems.slice(0, MAX_NAMED).map((problem) => ({ ...problem, key: shortKey(problem.key) }));
  const more = problems.length - named.length;
  return more === 0
    ? named
    : [...named, { key: WHOLE_FILE, kind: 'more-problems', values: { count: `${more}` } }];
}

const shortKey = (key: string): string => (key.length <= LONGEST_KEY ? key : `${key.slice(0, LONGEST_KEY)}…`);
