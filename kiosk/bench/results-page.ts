import type { Results, StartResult } from './results.ts';
import { RATES, STARTS, type Start } from './starts.ts';
import { median } from './statistics.ts';
import { targetsOf } from './targets.ts';
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
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The results as a page of the documents: kiosk/bench/RESULTS.md. */
export function resultsPage(results: Results, { day, browser }: Occasion): string {
  const { machine, rounds, sizes, starts, changes, signature, shift } = results;
  const targets = targetsOf(results);
  /** The target of that name, and whether it is met. */
  const target = (name: string): string => {
    const found = targets.find((one) => one.name.startsWith(name));
    if (!found) throw new Error(`There is no target ${name}`);
    return `at most ${found.most} ${found.unit}`.trim() + (found.isMet ? ' ✓' : ', missed');
  };
  const startOf = (wanted: Start, rate: number) => {
    const found = starts.find((one) => one.start === wanted && one.rate === rate);
    if (!found) throw new Error(`There is no start ${wanted} at 1/${rate}`);
    return found;
  };
  const [rate, slower] = RATES;
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

<!-- Written by \`npm run bench\`; what the figures mean is in README.md. -->

Measured on ${day}: ${machine.cores} cores of ${machine.cpu}, load ${machine.load.map((load) => load.toFixed(1)).join(' ')}, Chromium ${browser}, ${rounds} rounds.
Times are taken at a quarter of the machine's speed. The bare page only mounts the same libraries.

| | app | bare page | target |
|---|---|---|---|
${[
  row(
    'JavaScript of the first screen, brotli',
    kb(sizes.app.firstScreen),
    kb(sizes.bare.firstScreen),
    target('JavaScript of the first route'),
  ),
  row('JavaScript in all, brotli', kb(sizes.app.all), kb(sizes.bare.all), target('JavaScript in all')),
  ...STARTS.map((name) => {
    const { app, bare } = startOf(name, rate);
    return row(`home seen, ${STARTED[name]}`, ms(app.visible), ms(bare.visible), '');
  }),
  ...STARTS.map((name) => {
    const { app, bare } = startOf(name, rate);
    return row(`home usable, ${STARTED[name]}`, ms(app.usable), ms(bare.usable), '');
  }),
  row('change of screen, median', ms(changes.app.median), ms(changes.bare.median), ''),
  row(
    'change of screen, 95 of 100',
    ms(changes.app.p95),
    ms(changes.bare.p95),
    target('Change of screen, p95'),
  ),
  row('the same without the first walk after a start', ms(changes.laterWalks.p95), '', ''),
  row('change of screen without the wait for the hotel, median', ms(changes.app.ownMedian), '', ''),
  row('the same without the first walk after a start', ms(changes.laterWalks.ownMedian), '', ''),
  row('pen to ink, 95 of 100', ms(signature.p95), '', target('Signature, pen to ink')),
  row(
    `longest frame of a stroke of ${(signature.points / signature.longestFrames.length).toFixed(0)} points`,
    ms(median(signature.longestFrames)),
    '',
    target('Signature, longest frame'),
  ),
  row('layout shift of home', String(Math.max(shift.cold, shift.warm)), '', target('Layout shift')),
].join('\n')}

Home seen, to the bare page's being usable:

${ratios('Home seen', ({ seenRatio }) => seenRatio)}

Home usable, app to bare page:

${ratios('Home usable', ({ usableRatio }) => usableRatio)}

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
