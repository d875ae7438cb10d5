import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { precacheBytes } from '../tools/precache-bytes.ts';
import { browserVersion } from './browser.ts';
import { buildApp, buildBare, buildDressed, buildDressedJourney, RESULTS_FILE } from './build.ts';
import { measureChanges } from './changes.ts';
import { BARE_JOURNEY, DRESSED_JOURNEY, JOURNEY } from './journey.ts';
import { report } from './report.ts';
import { resultsOf } from './results.ts';
import { resultsPage } from './results-page.ts';
import { seeScreens } from './screens.ts';
import { measureScrolls } from './scrolls.ts';
import { serve } from './serve.ts';
import { measureStarts, RATES } from './starts.ts';
import { measureStrokes } from './strokes.ts';
import { measureTaps } from './taps.ts';
import { targetsOf } from './targets.ts';
import { type DressedVisit, measureDressedVisit, measureVisit, type Visit } from './visits.ts';

/**
 * `npm run bench [-- --quick]`: how fast and how big the app is, beside a page that only mounts its libraries. Writes
 * RESULTS.md.
 */

const PAGE = new URL('./RESULTS.md', import.meta.url);

/** How often each figure is taken. */
const OFTEN = { rounds: 9, journeys: 7, strokes: 3, visits: 3 };
const QUICK = { rounds: 3, journeys: 3, strokes: 1, visits: 3 };

const tell = (line: string) => console.error(line);

async function main(isQuick: boolean): Promise<void> {
  const { rounds, journeys, strokes, visits: times } = isQuick ? QUICK : OFTEN;
  tell('building');
  const app = await buildApp();
  const appServer = await serve(app.folder);
  const screens = await seeScreens(appServer.url, JOURNEY);
  const [home] = screens;
  if (!home) throw new Error('The journey has no screens');
  const built = { bare: await buildBare(), dressed: await buildDressed(app, home) };
  const journey = await buildDressedJourney(app, screens);
  const servers = {
    app: appServer,
    bare: await serve(built.bare.folder),
    dressed: await serve(built.dressed.folder),
    journey: await serve(journey.folder),
  };
  const addresses = { app: appServer.url, bare: servers.bare.url, dressed: servers.dressed.url };
  try {
    const walk = { address: addresses.app, journey: JOURNEY, times: journeys, fade: false };
    const dressedWalk = { ...walk, address: servers.journey.url, journey: DRESSED_JOURNEY };
    const bareTimes = Math.ceil((journeys * JOURNEY.length) / BARE_JOURNEY.length);
    const starts = await measureStarts(addresses, rounds, tell);
    tell('taps on home');
    const taps = await measureTaps(addresses.app, rounds);
    tell('changes of screen');
    const changes = {
      app: await measureChanges(walk),
      faded: await measureChanges({ ...walk, fade: true }),
      bare: await measureChanges({
        ...walk,
        address: addresses.bare,
        journey: BARE_JOURNEY,
        times: bareTimes,
      }),
      dressed: await measureChanges(dressedWalk),
      dressedFaded: await measureChanges({ ...dressedWalk, fade: true }),
    };
    tell('whole visits');
    const visits: Visit[] = [];
    const dressedVisits: DressedVisit[] = [];
    for (let time = 0; time < times; time++)
      for (const rate of RATES) {
        visits.push(await measureVisit(addresses.app, rate));
        dressedVisits.push(await measureDressedVisit(servers.journey.url, rate));
      }
    tell('signature');
    const drawn = await measureStrokes(addresses.app, strokes);
    tell('scrolling');
    const scrolls = await measureScrolls(addresses.app);
    const sizes = { app: app.sizes, bare: built.bare.sizes, dressed: built.dressed.sizes };
    const { weights } = app;
    const precache = precacheBytes(app.folder);
    const results = resultsOf({
      ...{ rounds, sizes, weights, starts, changes },
      ...{ strokes: drawn, scrolls, taps, visits, dressedVisits, precache },
    });
    const json = JSON.stringify({ ...results, targets: targetsOf(results) }, undefined, 2);
    mkdirSync(dirname(RESULTS_FILE), { recursive: true });
    writeFileSync(RESULTS_FILE, `${json}\n`);
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(PAGE, resultsPage(results, { day, browser: await browserVersion() }));
    console.log(json);
    console.log(`\n${report(results)}`);
  } finally {
    for (const server of Object.values(servers)) await server.close();
  }
}

await main(process.argv.includes('--quick'));
