import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { precacheBytes } from '../../build/precache-bytes.ts';
import { CHECKIN, CHECKOUT } from '../../guest/journeys.ts';
import { browserVersion } from './browser.ts';
import { buildApp, buildBare, buildDressed, buildDressedJourney, RESULTS_FILE } from './build.ts';
import { measureAllChanges } from './change-turns.ts';

import { dressed as dressedAs } from './journey.ts';
import { resultsOf } from './results.ts';
import { resultsPage } from './results-page.ts';
import { seeScreens } from './screens.ts';
import { measureScrolls } from './scrolls.ts';
import { serve } from './serve.ts';
import { measureStarts, RATES } from './starts.ts';
import { measureStrokes } from './strokes.ts';
import { measureTaps } from './taps.ts';
import { targetsOf } from './targets.ts';
import { type Interaction, measureInteraction, measureVisit, type Visit } from './visits.ts';

/**
 * `npm run lab -- bench [--quick]`: how fast and how big the app is, beside a page that only mounts its libraries. Writes
 * RESULTS.md.
 */

const PAGE = new URL('./RESULTS.md', import.meta.url);

/** How often each figure is taken. */
const OFTEN = { rounds: 5, changes: { series: 2, walks: 3 }, strokes: 3, visits: 3 };
const QUICK = { rounds: 3, changes: { series: 1, walks: 3 }, strokes: 1, visits: 3 };

const tell = (line: string) => console.error(line);

async function main(isQuick: boolean): Promise<void> {
  const often = isQuick ? QUICK : OFTEN;
  tell('building');
  const app = await buildApp();
  const appServer = await serve(app.folder);
  const screens = {
    checkin: await seeScreens(appServer.url, CHECKIN),
    checkout: await seeScreens(appServer.url, CHECKOUT),
  };
  const [home] = screens.checkin;
  if (!home) throw new Error('The journey has no screens');
  const bare = await buildBare();
  const { dressed, hotel } = await buildDressed(app, home);
  const servers = {
    app: appServer,
    bare: await serve(bare.folder),
    dressed: await serve(dressed.folder),
    hotel: await serve(hotel.folder),
    checkin: await serve((await buildDressedJourney('check-in', app, screens.checkin)).folder),
    checkout: await serve((await buildDressedJourney('check-out', app, screens.checkout)).folder),
  };
  const addresses = {
    app: appServer.url,
    bare: servers.bare.url,
    dressed: servers.dressed.url,
    hotel: servers.hotel.url,
  };
  const journeys = { checkin: servers.checkin.url, checkout: servers.checkout.url };
  try {
    const starts = await measureStarts(addresses, often.rounds, tell);
    tell('taps on home');
    const taps = await measureTaps(addresses.app, often.rounds);
    const changes = await measureAllChanges({ ...addresses, dressed: journeys }, often.changes, tell);
    tell('whole visits');
    const visits: Visit[] = [];
    const interactions: Interaction[] = [];
    const walked = [
      { page: 'check-out', address: addresses.app, journey: CHECKOUT },
      { page: 'dressed check-in', address: journeys.checkin, journey: dressedAs(CHECKIN) },
      { page: 'dressed check-out', address: journeys.checkout, journey: dressedAs(CHECKOUT) },
    ] as const;
    for (let time = 0; time < often.visits; time++)
      for (const rate of RATES) {
        visits.push(await measureVisit(addresses.app, rate));
        for (const { page, address, journey } of walked)
          interactions.push({ page, rate, interaction: await measureInteraction(address, journey, rate) });
      }
    tell('signature');
    const drawn = await measureStrokes(addresses.app, often.strokes);
    tell('scrolling');
    const scrolls = await measureScrolls(addresses.app);
    const sizes = { app: app.sizes, bare: bare.sizes, dressed: dressed.sizes };
    const { weights } = app;
    const precache = precacheBytes(app.folder);
    const results = resultsOf({
      rounds: often.rounds,
      sizes,
      weights,
      starts,
      changes,
      strokes: drawn,
      scrolls,
      taps,
      visits,
      interactions,
      precache,
    });
    const json = JSON.stringify({ ...results, targets: targetsOf(results) }, undefined, 2);
    mkdirSync(dirname(RESULTS_FILE), { recursive: true });
    writeFileSync(RESULTS_FILE, `${json}\n`);
    const day = new Date().toISOString().slice(0, 10);
    const page = resultsPage(results, { day, browser: await browserVersion() });
    writeFileSync(PAGE, page);
    console.log(page);
  } finally {
    for (const server of Object.values(servers)) await server.close();
  }
}

await main(process.argv.includes('--quick'));
