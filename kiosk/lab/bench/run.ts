import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { precacheBytes } from '../../build/page-bytes.ts';
import { CHROMIUM } from './browser.ts';
import { buildApp, buildBare, serve } from './build.ts';
import { measureByEar } from './by-ear.ts';
import { measureWalks } from './changes.ts';
import { report, withByEar } from './report.ts';
import { measureStarts } from './starts.ts';
import { measureStroke } from './strokes.ts';

/**
 * `npm run lab -- bench [--quick|--by-ear]`: the app's speed and size beside a bare page of its libraries, and how long guests
 * listen; only the last, on a machine of any speed, with `--by-ear`. Writes RESULTS.md.
 */

const PAGE = new URL('./RESULTS.md', import.meta.url);

const OFTEN = process.argv.includes('--quick')
  ? { rounds: 3, series: 1, strokes: 1 }
  : { rounds: 5, series: 3, strokes: 3 };

const tell = (line: string) => console.error(line);

if (process.argv.includes('--by-ear')) {
  writeFileSync(PAGE, withByEar(readFileSync(PAGE, 'utf8'), measureByEar()));
  process.exit();
}
tell('building');
const app = await buildApp();
const bare = await buildBare();
const [appServer, bareServer] = [await serve(app), await serve(bare)];
try {
  const addresses = { app: appServer.url, bare: bareServer.url };
  const starts = await measureStarts(addresses, OFTEN.rounds, tell);
  const walks = await measureWalks(appServer.url, OFTEN.series, tell);
  tell('signature');
  const strokes: StrokeFigures[] = [];
  for (let turn = 0; turn < OFTEN.strokes; turn++) strokes.push(await measureStroke(appServer.url));
  tell('journeys by ear');
  const byEar = measureByEar();
  const samples = {
    sizes: { app: app.sizes, bare: bare.sizes },
    shell: precacheBytes(app.folder),
    starts,
    walks,
    strokes,
    byEar,
  };
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench.json', JSON.stringify(samples));
  const browser = execFileSync(CHROMIUM, ['--version'], { encoding: 'utf8' }).trim();
  const page = report(samples, new Date().toISOString().slice(0, 10), browser);
  writeFileSync(PAGE, page);
  console.log(page);
} finally {
  await appServer.close();
  await bareServer.close();
}
