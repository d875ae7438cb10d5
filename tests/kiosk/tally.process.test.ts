import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { addSuite, countPlaywright, ending, nothingRun } from '../../kiosk/commands/tally.mjs';
import { newFolder } from './support/folder.ts';

/** The last lines of `npm test`. */

const GOOD = { passed: 3, failures: [], skipped: [], retried: [] };
const END = 'npm run unit --';

it.each<[string, Partial<typeof GOOD> | object, number, readonly string[], boolean]>([
  ['all passed', {}, 0, ['3 passed, 0 failed'], true],
  [
    'two tests of one file failed',
    { failures: ['one', 'two'].map((name) => ({ file: 'tests/a.test.ts', name })) },
    1,
    [
      'failed: tests/a.test.ts › one',
      'failed: tests/a.test.ts › two',
      'to run this again: npm run unit -- tests/a.test.ts',
      '3 passed, 2 failed',
    ],
    false,
  ],
  [
    'the runner fell over',
    {},
    1,
    ['failed: Screens', 'to run this again: npm run unit --', '3 passed, 1 failed'],
    false,
  ],
  [
    'two more tries were needed',
    { retried: [{ file: 'tests/a.test.ts', name: 'one', times: 2 }] },
    0,
    ['tried again 2: tests/a.test.ts › one', '3 passed, 0 failed'],
    true,
  ],
  [
    'three more tries were needed',
    {
      retried: [
        { file: 'tests/a.test.ts', name: 'one', times: 2 },
        { file: 'tests/b.test.ts', name: 'two', times: 1 },
      ],
    },
    0,
    [
      'tried again 2: tests/a.test.ts › one',
      'tried again 1: tests/b.test.ts › two',
      'failed: 3 more tries were needed, and at most 2 may be',
      '3 passed, 1 failed',
    ],
    false,
  ],
  [
    'some were skipped',
    { skipped: ['a store', 'a store'] },
    0,
    ['skipped 2: a store', '2 skipped', '3 passed, 0 failed'],
    true,
  ],
])('where %s', (_, counted, code, lines, isGood) => {
  const sum = nothingRun();
  addSuite(sum, { ...GOOD, ...counted }, code, 'Screens', END);
  expect(ending(sum, [])).toEqual({ lines, isGood });
});

it('names what the machine lacks, and how to get it', () => {
  const { lines } = ending(nothingRun(), ['nginx (sudo apt-get install nginx-light)']);
  expect(lines).toContain('not on this machine: nginx (sudo apt-get install nginx-light)');
});

it('counts each further try of a browser test that passed in the end', () => {
  const test = { status: 'flaky', annotations: [], results: [{}, {}, {}] };
  const specs = [{ file: 'checkin/a.spec.ts', title: 'one', tests: [test] }];
  const report = { suites: [{ specs }], stats: { expected: 0, flaky: 1 }, errors: [] };
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    failures: [],
    skipped: [],
    partly: [],
    retried: [{ file: 'e2e/checkin/a.spec.ts', name: 'one', times: 2 }],
  });
});

it('hears of Vitest which tests passed, failed, were skipped or tried again', async () => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'some.test.ts'),
    `let tries = 0;
test('passes', () => {});
test('passes in the end', () => expect(++tries).toBe(2));
test('fails', () => expect(1).toBe(2));
test.skip('is left out', () => {});
test('lacks something', ({ skip }) => skip('no store'));`,
  );
  writeFileSync(join(folder, 'broken.test.ts'), "throw new Error('no such file')");
  const report = join(folder, 'report.json');
  const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs');
  const reporter = `--reporter=${join(process.cwd(), 'kiosk/commands/vitest-report.mjs')}`;
  const args = [vitest, 'run', `--root=${folder}`, '--globals', '--retry=1', reporter];
  const env = { ...process.env, VITEST_REPORT: report };
  await promisify(execFile)(process.execPath, args, { env }).catch(() => undefined);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({
    passed: 2,
    failures: [
      { file: 'broken.test.ts', name: 'the file itself' },
      { file: 'some.test.ts', name: 'fails' },
    ],
    skipped: ['is left out', 'no store'],
    retried: [{ file: 'some.test.ts', name: 'passes in the end', times: 1 }],
  });
});
