import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from '../commands/run.ts';

/**
 * `npm run lab -- released [ARCHIVE]`: the guides by command, the browser tests and random visits with the archive's own
 * files. Without ARCHIVE it makes one.
 */

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [given] = process.argv.slice(2);
if (given === undefined && (await run('npm', ['run', 'release'])) !== 0) process.exit(1);
const ARCHIVE = resolve(given ?? `release/lobby-kiosk-${version}.tgz`);
const RELEASED = resolve('.cache/released');
rmSync(RELEASED, { recursive: true, force: true });
mkdirSync(RELEASED, { recursive: true });
execFileSync('tar', ['xzf', ARCHIVE, '-C', RELEASED, '--strip-components=1']);

const guides = ['run', '--project=slow', 'tests/kiosk/release.slow.test.ts', '-t', 'the guides'];
const codes = [
  await run('vitest', guides, { ARCHIVE }),
  // Tried again as in `npm test`.
  await run('playwright', ['test', '-c', 'e2e', '--retries=2'], { RELEASED }),
  await run('npm', ['run', 'lab', '--', 'soak', '--visits', '500'], { RELEASED }),
];
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
