import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readMutations } from '../../kiosk/lab/mutations/read-mutations.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

it.each(readMutations().map((mutation) => [mutation.harm, mutation] as const))(
  'the rule against “%s” can still be broken by its one line, and its tests are there',
  (_, { file, from, to, tests }) => {
    expect(readFileSync(inRoot(file), 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(tests.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  },
);
