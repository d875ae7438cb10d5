import type { PageBytes } from '../../build/page-bytes.ts';
import type { Results, StartResult, StartTimes } from './results.ts';
import { PAGES, RATES, STARTS, type Start } from './starts.ts';
import { median, type Spread } from './statistics.ts';
import { targetsOf, verdict } from './targets.ts';
import type { Weight } from './weights.ts';

/** When and in what the figures were taken. */
export interface Occasion {
  /** As YYYY-MM-DD. */
  readonly day: string;
  /** Version of Chromium. */
  readonly browser: string;
}

const STARTED: Readonly<Record<Start, string>> = {
  cold: 'never opened before',
  restart: 'browser restarted',
  reload: 'page reloaded',
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
/** The middle of some times, and of their middle half. */
const around = ({ median, low, high }: Spread): string =>
  `${median.toFixed(0)} ms (${low.toFixed(0)}–${high.toFixed(0)})`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The results as a page of the documents: kiosk/lab/bench/RESULTS.md. */
export function resultsPage(results: Results, { day, browser }: Occasion): string {
  const { machine, rounds, sizes, starts, changes, visits, precache, signature, scrolling, taps, shift } =
    results;
  const targets = targetsOf(results);
  /** The target of that name, and whether it is met. */
  const target = (name: string): string => {
    const found = targets.find((one) => one.name.startsWith(name));
    if (!found) throw new Error(`There is no target ${name}`);
    const most = `at most ${found.most} ${found.unit}`.trim();
    return found.isMet ? `${most} ✓` : `${most}, ${verdict(found)}`;
  };
  const startOf = (wanted: Start, rate: number) => {
    const found = starts.find((one) => one.start === wanted && one.rate === rate);
    if (!found) throw new Error(`There is no start ${wanted} at 1/${rate}`);
    return found;
  };
  const [rate, slower] = RATES;
  const { hotel } = startOf('cold', rate);
  if (!hotel) throw new Error('The page with the hotel’s settings was not started');
  const hotelUsable = hotel.spread.usable;
  /** A figure of each page's build. */
  const pages = (bytes: (page: PageBytes) => number) => PAGES.map((page) => kb(bytes(sizes[page])));
  /** A figure of each page's start at the first speed. */
  const started = (start: Start, figure: (times: StartTimes) => string) =>
    PAGES.map((page) => figure(startOf(start, rate)[page]));
  /** Each start at both speeds, in times the bare page. */
  const ratios = (name: string, ratio: (result: StartResult) => number): string =>
    [
      row('', `at 1/${rate} of the speed`, `at 1/${slower} of the speed`),
      '|---|---|---|',
      ...STARTS.map((start) =>
        row(
          STARTED[start],
          ...RATES.map((one) => {
            const times = ratio(startOf(start, one)).toFixed(2);
            return `${times} times, ${target(`${name}, ${start}, CPU 1/${one}`)}`;
          }),
        ),
      ),
    ].join('\n');
  return `# How fast and how big the app is

<!-- Written by \`npm run lab -- bench\`; what the figures mean is in README.md. -->

Measured on ${day}: ${machine.cores} cores of ${machine.cpu}, load ${machine.load.map((load) => load.toFixed(1)).join(' ')}, Chromium ${browser}, ${rounds} rounds.
Times are taken at a quarter of the machine's speed unless said otherwise. The bare page only mounts the same libraries. Dressed as the app, it
draws the HTML of the app's home, or of its screens where it is about changes of screen, with the app's styles in place of its own, and has none of
the app's code: what it takes longer than the bare page goes into drawing and painting. For a first start there is one more, which also asks for the hotel's
settings and has zod check that they are an object. Changes of screen are those of both journeys, without what was
spent waiting for the hotel, from the first question to the last answer. In brackets: where the middle half of the figures lies.

| | app | bare page | the same, dressed as the app | target |
|---|---|---|---|---|
${[
  row(
    'JavaScript of the first screen, brotli',
    ...pages(({ firstScreen }) => firstScreen),
    target('JavaScript of the first route'),
  ),
  row('styles of home, brotli', ...pages(({ styles }) => styles), target('Styles of home')),
  row('JavaScript in all, brotli', ...pages(({ all }) => all), target('JavaScript in all')),
  ...STARTS.map((name) =>
    row(`home seen, ${STARTED[name]}`, ...started(name, ({ spread }) => around(spread.visible)), ''),
  ),
  ...STARTS.map((name) =>
    row(`home usable, ${STARTED[name]}`, ...started(name, ({ spread }) => around(spread.usable)), ''),
  ),
  row(
    'the same of the dressed page with the hotel’s settings, never opened before',
    '',
    '',
    around(hotelUsable),
    '',
  ),
  ...STARTS.map((name) =>
    row(
      `home tapped as soon as it answers, since it is seen, ${STARTED[name]}`,
      `marked after ${ms(taps[name].answered)}, followed after ${ms(taps[name].followed)}`,
      '',
      '',
      '',
    ),
  ),
  ...STARTS.map((name) => {
    const loaded = ({ files, bytes }: StartTimes) => `${files} files, ${kb(bytes)}`;
    return row(`loaded until usable, ${STARTED[name]}`, ...started(name, loaded), '');
  }),
  ...STARTS.map((name) =>
    row(
      `longest task after home is seen, ${STARTED[name]}`,
      ...started(name, ({ longestTask }) => ms(longestTask)),
      target(`Longest task after home is seen, ${name}`),
    ),
  ),
  row('offline shell, on the wire', kb(precache), '', '', target('Offline shell')),
  row(
    'change of screen with the motion, median',
    ms(changes.faded.ownMedian),
    '',
    ms(changes.dressedFaded.ownMedian),
    '',
  ),
  row('the same, 95 of 100', ms(changes.faded.ownP95), '', ms(changes.dressedFaded.ownP95), ''),
  row(
    'without the motion, median',
    ms(changes.laterWalks.ownMedian),
    ms(changes.bareLater.ownMedian),
    ms(changes.dressedLater.ownMedian),
    target('Change of screen without the motion, median'),
  ),
  row(
    'the same, 95 of 100',
    ms(changes.laterWalks.ownP95),
    ms(changes.bareLater.ownP95),
    ms(changes.dressedLater.ownP95),
    target('Change of screen without the motion, p95'),
  ),
  row(
    'with the motion, to without, medians',
    (changes.faded.ownMedian / changes.laterWalks.ownMedian).toFixed(2),
    '',
    (changes.dressedFaded.ownMedian / changes.dressedLater.ownMedian).toFixed(2),
    target('Change of screen with the motion, to without'),
  ),
  row(
    'first walk after a start, 95 of 100; the bare page without the motion',
    ms(changes.fadedFirst.ownP95),
    ms(changes.bareFirst.ownP95),
    ms(changes.dressedFadedFirst.ownP95),
    '',
  ),
  row(
    'the same, to later walks',
    (changes.fadedFirst.ownP95 / changes.faded.ownP95).toFixed(2),
    (changes.bareFirst.ownP95 / changes.bareLater.ownP95).toFixed(2),
    (changes.dressedFadedFirst.ownP95 / changes.dressedFaded.ownP95).toFixed(2),
    target('First walk after a start'),
  ),
  ...visits.flatMap(({ rate: at, keys, pad, interaction, dressed, checkout, memory }) => [
    row(`key to letter, at 1/${at} of the speed`, ms(keys), '', '', ''),
    row(`key of the keypad in the page to letter, at 1/${at}`, ms(pad), '', '', ''),
    row(
      `interaction to next paint of a whole check-in, at 1/${at}`,
      ms(interaction),
      '',
      ms(dressed),
      target(`Interaction to next paint of a whole check-in, CPU 1/${at}`),
    ),
    row(
      `the same of a whole check-out, at 1/${at}`,
      ms(checkout.interaction),
      '',
      ms(checkout.dressed),
      target(`Interaction to next paint of a whole check-out, CPU 1/${at}`),
    ),
    row(`memory of JavaScript after a check-in, at 1/${at}`, kb(memory), '', '', ''),
  ]),
  row('pen to ink, 95 of 100', ms(signature.p95), '', '', target('Signature, pen to ink')),
  row(
    `longest frame of a stroke of ${(signature.points / signature.longestFrames.length).toFixed(0)} points`,
    ms(median(signature.longestFrames)),
    '',
    '',
    target('Signature, longest frame'),
  ),
  row(
    'frame while the long form scrolls, 95 of 100',
    ms(scrolling.form),
    '',
    '',
    target('Scrolling, the long form'),
  ),
  row(
    'the same of the list of all countries',
    ms(scrolling.countries),
    '',
    '',
    target('Scrolling, all countries'),
  ),
  row('layout shift of home', String(Math.max(shift.cold, shift.warm)), '', '', target('Layout shift')),
].join('\n')}

Home seen, to the bare page's being usable:

${ratios('Home seen', ({ seenRatio }) => seenRatio)}

Home usable, app to bare page:

${ratios('Home usable', ({ usableRatio }) => usableRatio)}

Each change of screen of both journeys, after the first walk:

| from → to | without the motion | dressed as the screens | with the motion | dressed as the screens | waiting for the hotel |
|---|---|---|---|---|---|
${changes.each
  .map(({ change, plain, faded, dressed, dressedFaded, hotel }) =>
    row(change, ...[plain, dressed, faded, dressedFaded].map(around), ms(hotel)),
  )
  .join('\n')}

What the JavaScript is for, in KB of brotli. A script is compressed as one piece, so its bytes are shared out by length.

| | for home | for what comes after |
|---|---|---|
${weightRows(results.weights)}
`;
}

/** Less than this is not named, in bytes. */
const LIGHT = 1000;

function weightRows(weights: readonly Weight[]): string {
  const isLight = ({ first, later }: Weight) => first + later < LIGHT;
  const sum = (part: 'first' | 'later') =>
    weights.filter(isLight).reduce((total, weight) => total + weight[part], 0);
  const rest = { name: 'all others', first: sum('first'), later: sum('later') };
  return [...weights.filter((weight) => !isLight(weight)), rest]
    .map(({ name, first, later }) => row(name, (first / 1000).toFixed(1), (later / 1000).toFixed(1)))
    .join('\n');
}
