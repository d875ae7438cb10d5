import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../commands/chromium.ts';
import { buildApp } from '../bench/build.ts';
import { openSite } from './site.ts';
import { KINDS, soak } from './soak.ts';
import { afterFirstQuarter, verdictsOf } from './verdict.ts';

/**
 * `npm run lab -- soak [--visits 5000 --seed 1 --most 250]`: whether a never restarted tablet stays as it is, with at most
 * so many bytes a visit.
 */

/** Visits of each kind between samples. */
const TIMES = 8;

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '250' },
  },
});
const rounds = Math.ceil(Number(values.visits) / (TIMES * KINDS));

console.error('building');
const { RELEASED } = process.env;
const site = await openSite(RELEASED === undefined ? (await buildApp()).folder : join(RELEASED, 'dist'));
const browser = await chromium.launch(systemChromium === undefined ? {} : { executablePath: systemChromium });
try {
  // Less motion saves the fade.
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: 'ja-JP',
    reducedMotion: 'reduce',
  });
  const dose = { times: TIMES, rounds, seed: Number(values.seed) };
  const { samples, failures } = await soak(page, site.url, dose, (sample, failed) => {
    const figures = Object.entries(sample).map(([name, value]) => `${name} ${value.toLocaleString('en')}`);
    console.log([figures.join(', '), ...failed].join('\n  '));
  });
  const verdicts = verdictsOf({ samples: afterFirstQuarter(samples), failures }, Number(values.most));
  console.log(`Chromium ${browser.version()}`);
  for (const { name, found, isMet } of verdicts) console.log(`${isMet ? '✓' : '✗'} ${name}: ${found}`);
  process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await browser.close();
  await site.close();
}
