import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildApp } from '../bench/build.ts';
import { openBrowser } from './browser.ts';
import { HEADS, sampleLine, verdictLines } from './report.ts';
import { openSite } from './site.ts';
import { soak, VISITS } from './soak.ts';
import { verdictsOf } from './verdict.ts';

/** `npm run lab -- soak [--visits 5000 --seed 1]`: whether a tablet that nobody restarts stays as it is. */

const RESULTS_FILE = join(fileURLToPath(new URL('../../..', import.meta.url)), '.cache/soak.json');

async function main(visits: number, seed: number): Promise<boolean> {
  console.error('building');
  const { folder } = await buildApp();
  const site = await openSite(folder);
  const browser = await openBrowser();
  try {
    console.log(HEADS);
    const rounds = Math.ceil(visits / VISITS.hundred);
    const dose = { round: 'hundred', rounds, seed } as const;
    const soaked = await soak(browser.page, site.url, dose, (sample, failures) => {
      console.log(sampleLine(sample, failures.length));
      for (const { visit, story, reason } of failures) console.log(`  visit ${visit}, ${story}: ${reason}`);
    });
    const verdicts = verdictsOf(soaked);
    const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, browser: browser.version };
    mkdirSync(dirname(RESULTS_FILE), { recursive: true });
    writeFileSync(RESULTS_FILE, `${JSON.stringify({ machine, seed, ...soaked, verdicts }, undefined, 2)}\n`);
    console.log(`\n${machine.cpu}, ${machine.cores} cores, Chromium ${machine.browser}`);
    console.log(verdictLines(verdicts));
    return verdicts.every(({ isMet }) => isMet);
  } finally {
    await browser.close();
    await site.close();
  }
}

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
});
const isFlat = await main(Number(values.visits), Number(values.seed));
process.exitCode = isFlat ? 0 : 1;
