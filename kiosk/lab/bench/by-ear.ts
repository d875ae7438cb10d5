import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Listened {
  readonly journey: string;
  /** Keys beside typing. */
  readonly presses: number;
  /** Time of listening in seconds, at 1.5 times the usual speed of the tablet's own voices. */
  readonly seconds: number;
}

const TESTS = 'tests/screens/speech/by-ear.test.ts';
const FILE = '.cache/bench/by-ear.json';

const length = z.object({ presses: z.number(), seconds: z.number() });
const results = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          meta: z.object({ byEar: z.optional(length) }),
        }),
      ),
    }),
  ),
});

/** Takes the journeys of the tests by ear. @throws {Error} where the tests wrote nothing */
export function measureByEar(): readonly Listened[] {
  spawnSync('npx', ['vitest', 'run', '--project=screens', '--reporter=json', `--outputFile=${FILE}`, TESTS], {
    stdio: 'inherit',
  });
  const { testResults } = results.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ ancestorTitles, title, meta: { byEar } }) =>
      byEar === undefined ? [] : [{ journey: [...ancestorTitles, title].join(': '), ...byEar }],
    );
}
