import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newest } from '../../kiosk/lab/mutations/choose.ts';
import { type Mutation, readMutations } from '../../kiosk/lab/mutations/read-mutations.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const ALL = readMutations();

it.each(ALL.map((mutation) => [mutation.harm, mutation] as const))(
  'the rule against “%s” can still be broken by its one line, and its tests are there',
  (_, { file, from, to, tests }) => {
    const times = readFileSync(inRoot(file), 'utf8').split(from).length - 1;
    expect(times, `how often ${file} has what mutations.yaml changes: ${from}`).toBe(1);
    expect(to).not.toBe(from);
    expect(tests.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  },
);

const RULES = ['rules', 'look', 'listening', 'register'].flatMap((name) => {
  const text = readFileSync(inRoot(`tests/screens/walks/${name}.ts`), 'utf8');
  return [...text.matchAll(/(?:breaks|wrong\.push|missing\.push)\(\s*(?:`([^`]+)`|'([^']+)')/gu)].map(
    ([, template = '', plain = '']) =>
      (template || plain)
        .split(/\$\{[^}]*\}/u)
        .map((part) => part.trim())
        .reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
  );
});

it.each(RULES)('the random walks find a mutation by their rule “… %s …”', (rule) => {
  const found = ALL.flatMap((one) => one.rule ?? []);
  expect(found.filter((words) => words.includes(rule) || rule.includes(words))).not.toEqual([]);
});

const mutation = (file: string, more: Partial<Mutation> = {}): Mutation => ({
  file,
  tests: ['tests/flow'],
  harm: file,
  from: 'a',
  to: 'b',
  slow: false,
  ...more,
});

describe('npm test tries', () => {
  const names = (all: readonly Mutation[], changed: readonly string[]) => {
    const { chosen, others } = newest(all, changed);
    return [chosen.map(({ harm }) => harm), others];
  };

  it('those whose file or tests changed, the latest first', () => {
    const all = [mutation('src/a.ts'), mutation('src/b.ts'), mutation('src/c.ts', { tests: ['tests/ui'] })];
    expect(names(all, ['src/b.ts', 'src/a.ts', 'src/d.ts'])).toEqual([['src/b.ts', 'src/a.ts'], 0]);
    expect(names(all, ['tests/ui/pad.test.ts'])).toEqual([['src/c.ts'], 0]);
    expect(names(all, ['tests/uid.test.ts'])).toEqual([[], 0]);
  });

  it('no slow ones, and a few, and counts the rest', () => {
    const slow = ['tests/kiosk/a.slow.test.ts', 'tests/kiosk/a.process.test.ts', 'tests/screens/fingers'];
    const all = [
      ...slow.map((path) => mutation('src/a.ts', { tests: [path] })),
      mutation('src/a.ts', { slow: true }),
      ...Array.from({ length: 9 }, (_, at) => mutation('src/a.ts', { harm: String(at) })),
    ];
    expect(names(all, ['src/a.ts'])).toEqual([['0', '1', '2', '3'], 9]);
  });
});
