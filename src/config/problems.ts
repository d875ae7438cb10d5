import type { z } from '~/platform/zod';

/** Names of our own validation rules. check-config has a message for each; the tablet logs only the name. */
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

/** The name of a rule. */
export type Rule = (typeof RULES)[number];

/** The name of a rule, in the place of the schema library's message. */
export const rule = (name: Rule): Rule => name;

/** What can be wrong with a key: a rule of ours, one of the schema library, or what is found when all keys are known. */
export type ProblemKind =
  | Rule
  | z.core.$ZodIssue['code']
  | 'unknown-key'
  | 'no-settings'
  | 'too-deep'
  | 'more-problems'
  | 'poor-contrast'
  | 'no-facility';

/**
 * A problem in the settings: the key as written in the file, and what is wrong. The tablet has no message texts for
 * these; check-config has.
 */
export type Problem = {
  readonly key: string;
  readonly kind: ProblemKind;
  /** What is allowed, or what was found: `given`, and `used` where another value takes its place. */
  readonly values: Readonly<Record<string, string>>;
};

/** Stands for a key where the file as a whole is meant. */
export const WHOLE_FILE = '(the whole file)';

/** How many problems are named. Nobody reads thousands, and each is a line on a console or a page. */
const MAX_NAMED = 20;
/** Longest name of a key that is told, in characters. */
const LONGEST_KEY = 100;

/** The first problems, with names of readable length, and how many more there are. */
export function shortList(problems: readonly Problem[]): readonly Problem[] {
  const named = problems.slice(0, MAX_NAMED).map((problem) => ({ ...problem, key: shortKey(problem.key) }));
  const more = problems.length - named.length;
  return more === 0
    ? named
    : [...named, { key: WHOLE_FILE, kind: 'more-problems', values: { count: `${more}` } }];
}

const shortKey = (key: string): string => (key.length <= LONGEST_KEY ? key : `${key.slice(0, LONGEST_KEY)}…`);
