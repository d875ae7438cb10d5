import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precacheBytes } from '../../build/page-bytes.ts';
import { CHECKIN, CHECKOUT } from '../../guest/journeys.ts';
import { browserVersion } from './browser.ts';
import { buildApp, buildBare, serve } from './build.ts';
import { measureChanges } from './changes.ts';
import { asHome, asJourney } from './dressed.ts';
import { dressed as dressedAs } from './journey.ts';
import { report } from './report.ts';
import { seeScreens } from './screens.ts';
import { measureScrolls } from './scrolls.ts';
import { measureStarts, RATES } from './starts.ts';
import { measureStrokes } from './strokes.ts';
import { measureTaps } from './taps.ts';
import { type Interaction, measureInteraction, measureVisit, type Visit } from './visits.ts';

/**
 * `npm run lab -- bench [--quick]`: how fast and how big the app is, beside a page that only mounts its libraries. Writes
 * RESULTS.md.
 */

const PAGE = new URL('./RESULTS.md', import.meta.url);
const FIGURES = '.cache/bench.json';

/** How often each figure is taken. */
const OFTEN = process.argv.includes('--quick')
  ? { rounds: 3, changes: { series: 1, walks: 3 }, strokes: 1, visits: 3 }
  : { rounds: 5, changes: { series: 2, walks: 3 }, strokes: 3, visits: 3 };

const tell = (line: string) => console.error(line);

tell('building');
const app = await buildApp();
const bare = await buildBare();
const servers = [await serve(app), await serve(bare)];
const [appUrl = '', bareUrl = ''] = servers.map(({ url }) => url);
try {
  const index = readFileSync(join(app.folder, 'index.html'), 'utf8');
  const screens = {
    checkin: await seeScreens(appUrl, CHECKIN),
    checkout: await seeScreens(appUrl, CHECKOUT),
  };
  const [home] = screens.checkin;
  if (!home) throw new Error('The journey has no screens');
  const dressed = await buildBare('dressed', asHome(index, home, false));
  const others = [
    dressed,
    await buildBare('dressed-hotel', asHome(index, home, true)),
    await buildBare('dressed-check-in', await asJourney(app.folder, screens.checkin)),
    await buildBare('dressed-check-out', await asJourney(app.folder, screens.checkout)),
  ];
  for (const other of others) servers.push(await serve(other));
  const [, , dressedUrl = '', hotel = '', checkin = '', checkout = ''] = servers.map(({ url }) => url);

  const starts = await measureStarts(
    { app: appUrl, bare: bareUrl, dressed: dressedUrl, hotel },
    OFTEN.rounds,
    tell,
  );
  tell('taps on home');
  const taps = await measureTaps(appUrl, OFTEN.rounds);
  const changes = await measureChanges(
    { app: appUrl, bare: bareUrl, checkin, checkout },
    OFTEN.changes,
    tell,
  );
  tell('whole visits');
  const visits: Visit[] = [];
  const interactions: Interaction[] = [];
  for (let time = 0; time < OFTEN.visits; time++)
    for (const rate of RATES) {
      visits.push(await measureVisit(appUrl, rate));
      for (const [page, address, journey] of [
        ['check-out', appUrl, CHECKOUT],
        ['dressed check-in', checkin, dressedAs(CHECKIN)],
        ['dressed check-out', checkout, dressedAs(CHECKOUT)],
      ] as const)
        interactions.push({ page, rate, interaction: await measureInteraction(address, journey, rate) });
    }
  tell('signature');
  const strokes = await measureStrokes(appUrl, OFTEN.strokes);
  tell('scrolling');
  const scrolls = await measureScrolls(appUrl);
  const samples = {
    rounds: OFTEN.rounds,
    sizes: { app: app.sizes, bare: bare.sizes, dressed: dressed.sizes },
    weights: app.weights,
    precache: precacheBytes(app.folder),
    starts,
    taps,
    changes,
    visits,
    interactions,
    strokes,
    scrolls,
  };
  mkdirSync('.cache', { recursive: true });
  writeFileSync(FIGURES, JSON.stringify(samples));
  const page = report(samples, new Date().toISOString().slice(0, 10), browserVersion());
  writeFileSync(PAGE, page);
  console.log(page);
} finally {
  for (const server of servers) await server.close();
}
