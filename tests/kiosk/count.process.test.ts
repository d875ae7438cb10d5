import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ending, fromPlaywright, fromVitest, type Part, type Result } from '../../kiosk/commands/count.ts';
import { newFolder } from './support/folder.ts';

const test = (name: string, state: Result['state'], more: Partial<Result> = {}): Result => ({
  file: 'tests/a.test.ts',
  name,
  state,
  ...more,
});
const PASSED = test('good', 'passed');
const STEP = { file: '', name: 'Lint' };

it.each<[string, readonly Result[], Partial<Part>, readonly string[], boolean]>([
  ['all passed', [PASSED, { ...STEP, state: 'passed' }], {}, ['2 passed, 0 failed'], true],
  [
    'two tests of one file failed',
    [PASSED, test('one', 'failed'), test('two', 'failed')],
    {},
    [
      'failed: tests/a.test.ts › one',
      'failed: tests/a.test.ts › two',
      'to run this again: npm run unit -- tests/a.test.ts',
      '1 passed, 2 failed',
    ],
    false,
  ],
  [
    'so many failed that the rest was not run',
    [PASSED, test('one', 'failed'), test('two', 'failed'), test('three', 'left'), test('four', 'skipped')],
    {},
    [
      'failed: tests/a.test.ts › one',
      'failed: tests/a.test.ts › two',
      'stopped: so many failures often have one cause. The rest was not run. Begin with tests/a.test.ts › one',
      'to run this again: npm run unit -- tests/a.test.ts',
      '1 passed, 2 failed',
    ],
    false,
  ],
  [
    'a step failed',
    [{ ...STEP, state: 'failed' }],
    { again: 'npm run lint' },
    ['failed: Lint', 'to run this again: npm run lint', '0 passed, 1 failed'],
    false,
  ],
  [
    'a run broke before any test',
    [{ ...STEP, state: 'failed' }],
    { whole: ['--project=screens'] },
    ['failed: Lint', 'to run this again: npm run unit -- --project=screens', '0 passed, 1 failed'],
    false,
  ],
  [
    'two more tries were needed',
    [test('one', 'passed', { retries: ['it was late', 'it was later'] })],
    {},
    ['tried again 2: tests/a.test.ts › one', '  as it was late', '  as it was later', '1 passed, 0 failed'],
    true,
  ],
  [
    'three more tries were needed',
    [test('one', 'passed', { retries: ['a', 'b'] }), test('two', 'passed', { retries: ['c'] })],
    {},
    [
      'tried again 2: tests/a.test.ts › one',
      '  as a',
      '  as b',
      'tried again 1: tests/a.test.ts › two',
      '  as c',
      'failed: 3 more tries were needed, and at most 2 may be',
      'to run this again: npm run unit -- tests/a.test.ts',
      '2 passed, 1 failed',
    ],
    false,
  ],
  [
    'some were skipped, for a reason or none, and some left something aside',
    [
      test('one', 'skipped', { notes: ['a store'] }),
      test('two', 'skipped', { notes: ['a store'] }),
      test('three', 'skipped'),
      test('four', 'passed', { notes: ['other fonts'] }),
    ],
    {},
    [
      'left aside in 1: other fonts',
      'skipped 2: a store',
      'skipped 1: three',
      '3 skipped',
      '1 passed, 0 failed',
    ],
    true,
  ],
])('where %s', (_, results, part, lines, isGood) => {
  expect(ending([{ again: 'npm run unit', ...part, results }], [])).toEqual({ lines, isGood });
});

it('names what the machine lacks, and how to get it', () => {
  const { lines } = ending([], ['nginx (sudo apt-get install nginx-light)']);
  expect(lines).toContain('not on this machine: nginx (sudo apt-get install nginx-light)');
});

/** Runs a tool in a folder; returns its `report.json`. */
async function reportOf(folder: string, script: string, args: readonly string[], env = {}) {
  const words = [join(process.cwd(), 'node_modules', script), ...args];
  await promisify(execFile)(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, ...env },
  }).catch(() => undefined);
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
}

it('hears of Vitest which tests passed, failed, were skipped or tried again', async () => {
  const folder = newFolder();
  writeFileSync(
    join(folder, 'some.test.ts'),
    `let tries = 0;
test('passes', () => {});
test('passes in the end', () => expect(++tries).toBe(3));
describe('a group', () => { test('fails', () => expect(1).toBe(2)); });
test.skip('is left out', () => {});`,
  );
  writeFileSync(join(folder, 'broken.test.ts'), "throw new Error('no such file')");
  const args = ['run', '--globals', '--retry=2', '--reporter=json', '--outputFile.json=report.json'];
  const results = fromVitest(await reportOf(folder, 'vitest/vitest.mjs', args));
  const nameOf = ({ file, name, state, retries = [] }: Result) =>
    [file.split('/').at(-1), name, state, ...retries].join(' · ');
  expect(results.map(nameOf).toSorted()).toEqual([
    'broken.test.ts · the file itself · failed',
    'some.test.ts · a group fails · failed',
    'some.test.ts · is left out · skipped',
    'some.test.ts · passes in the end · passed · AssertionError: expected 1 to be 3 // Object.is equality · AssertionError: expected 2 to be 3 // Object.is equality',
    'some.test.ts · passes · passed',
  ]);
});

it('hears of Playwright the same, and why tests were skipped', async () => {
  const folder = newFolder();
  const library = JSON.stringify(join(process.cwd(), 'node_modules/@playwright/test/index.mjs'));
  writeFileSync(
    join(folder, 'some.spec.mjs'),
    `import { expect, test } from ${library};
test('passes', () => { test.info().annotations.push({ type: 'left aside', description: 'pictures' }); });
test('passes in the end', () => expect(test.info().retry).toBe(2));
test('fails', () => expect(1).toBe(2));
test('is left out', () => test.skip(true, 'no engine'));`,
  );
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' };
  const args = ['test', '--retries=2', '--reporter=json'];
  const results = fromPlaywright(await reportOf(folder, '@playwright/test/cli.js', args, env));
  const file = 'e2e/some.spec.mjs';
  const reason = (received: string) =>
    `Error: expect(received).toBe(expected) // Object.is equality | Expected: 2 | Received: ${received}`;
  expect(results).toEqual([
    { file, name: 'passes', state: 'passed', retries: [], notes: ['pictures'] },
    { file, name: 'passes in the end', state: 'passed', retries: [reason('0'), reason('1')], notes: [] },
    { file, name: 'fails', state: 'failed' },
    { file, name: 'is left out', state: 'skipped', notes: ['no engine'] },
  ]);
});

it('hears of both which tests were left after too many failures, and are not to be called skipped', async () => {
  const folder = newFolder();
  const library = JSON.stringify(join(process.cwd(), 'node_modules/@playwright/test/index.mjs'));
  const tests = "test('fails', () => expect(1).toBe(2)); test('is left', () => {});";
  writeFileSync(join(folder, 'some.test.ts'), tests);
  writeFileSync(join(folder, 'some.spec.mjs'), `import { expect, test } from ${library}; ${tests}`);
  const states = (results: readonly Result[]) => results.map(({ name, state }) => [name, state]);
  const expected = [
    ['fails', 'failed'],
    ['is left', 'left'],
  ];
  const words = [
    'run',
    '--globals',
    '--bail=1',
    '--reporter=json',
    '--outputFile.json=report.json',
    'some.test.ts',
  ];
  expect(states(fromVitest(await reportOf(folder, 'vitest/vitest.mjs', words)))).toEqual(expected);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' };
  const more = ['test', '--max-failures=1', '--workers=1', '--reporter=json', 'some.spec.mjs'];
  expect(states(fromPlaywright(await reportOf(folder, '@playwright/test/cli.js', more, env)))).toEqual(
    expected,
  );
});
