import { cpus, loadavg } from 'node:os';
import type { PageBytes } from '../../build/page-bytes.ts';
import type { Change, Changes } from './changes.ts';
import type { Scrolls } from './scrolls.ts';
import { type PageName, RATES, STARTS, type Start, type StartSample } from './starts.ts';
import type { Tap } from './taps.ts';
import { TARGETS } from './targets.ts';
import type { Interaction, Visit } from './visits.ts';
import type { Weight } from './weights.ts';

/** What was measured; times in ms, sizes in bytes. */
export interface Samples {
  readonly rounds: number;
  readonly sizes: Readonly<Record<PageName, PageBytes>>;
  readonly weights: readonly Weight[];
  readonly starts: readonly StartSample[];
  readonly changes: Changes;
  readonly strokes: readonly StrokeFigures[];
  readonly scrolls: Scrolls;
  readonly taps: readonly Tap[];
  readonly visits: readonly Visit[];
  readonly interactions: readonly Interaction[];
  /** Of all that the offline shell keeps, on the wire. */
  readonly precache: number;
}

type Unit = 'ms' | 'KB' | 'times' | '';
/** What was found of the app, the bare page and the dressed one. */
type Found = readonly [app: readonly number[], bare?: readonly number[], dressed?: readonly number[]];

const STARTED: Readonly<Record<Start, string>> = {
  cold: 'never opened before',
  restart: 'browser restarted',
  reload: 'page reloaded',
};
const SHOWN: Readonly<Record<Unit, (value: number) => string>> = {
  ms: (value) => value.toFixed(0),
  KB: (value) => (value / 1000).toFixed(1),
  times: (value) => value.toFixed(2),
  '': String,
};

/** The smallest value that `percent` of all values are not above (nearest rank); NaN of nothing. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
const median = (values: readonly number[]): number => percentile(values, 50);
const p95 = (values: readonly number[]): readonly [number] => [percentile(values, 95)];

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The median of some figures, and between which the middle half of them lies. */
function cell(values: readonly number[], unit: Unit): string {
  if (values.length === 0) return '';
  const [middle = '', low, high] = [50, 25, 75].map((percent) => SHOWN[unit](percentile(values, percent)));
  return `${middle} ${unit}${low === high ? '' : ` (${low}–${high})`}`.trim();
}

/** A row of figures, and whether the app's meets its target, if there is one of that name. */
function figures(name: string, unit: Unit, [app, bare = [], dressed = []]: Found): string {
  const cells = [app, bare, dressed].map((values) => cell(values, unit));
  const most = TARGETS[name];
  const missed = median(dressed) > (most ?? 0) ? 'out of reach' : 'missed';
  const verdict = median(app) <= (most ?? 0) ? '✓' : missed;
  return row(name, ...cells, most === undefined ? '' : `at most ${cell([most], unit)}, ${verdict}`);
}

/** The results as a page of the documents: kiosk/lab/bench/RESULTS.md. */
export function report(samples: Samples, day: string, browser: string): string {
  const { rounds, starts, changes, weights } = samples;
  const [cpu] = cpus();
  const load = loadavg().map((one) => one.toFixed(1));
  return `# How fast and how big the app is

<!-- Written by \`npm run lab -- bench\`; what the figures mean is in README.md. -->

Measured on ${day}: ${cpus().length} cores of ${cpu?.model ?? 'an unknown kind'}, load ${load.join(' ')}, ${browser}, ${rounds} rounds.
Times are taken at a quarter of the machine's speed unless said otherwise, and figures are medians; in brackets: where the middle half of them lies. The bare
page only mounts the same libraries. Dressed as the app, it draws the HTML of the app's home, or of its screens where it is about changes of screen, with the
app's styles in place of its own, and has none of the app's code: what it takes longer than the bare page goes into drawing and painting. A target that the
dressed page misses too is out of reach. Changes of screen are those of both journeys, without what was spent waiting for the hotel.

| | app | bare page | the same, dressed as the app | target |
|---|---|---|---|---|
${[...sizeRows(samples), ...startRows(samples), ...changeRows(changes), ...visitRows(samples), ...touchRows(samples)].join('\n')}

Starts, in times the bare page's being usable. Dressed with the hotel's settings, the page also asks for them and has zod check that they are an object.

| | app | | dressed as home | target |
|---|---|---|---|---|
${ratioRows(starts).join('\n')}

Each change of screen of both journeys, after the first walk:

| from → to | without the motion | dressed as the screens | with the motion | dressed as the screens | waiting for the hotel |
|---|---|---|---|---|---|
${eachChange(changes).join('\n')}

What the JavaScript is for, in KB of brotli. A script is compressed as one piece, so its bytes are shared out by length; what has less than
1 KB is left out.

| | for home | for what comes after |
|---|---|---|
${weights
  .filter(isHeavy)
  .map(({ name, first, later }) => row(name, SHOWN.KB(first), SHOWN.KB(later)))
  .join('\n')}
`;
}

const isHeavy = ({ first, later }: Weight): boolean => first + later >= 1_000;

function sizeRows({ sizes, precache, starts }: Samples): readonly string[] {
  const sizeOf = (bytes: keyof PageBytes): Found => [
    [sizes.app[bytes]],
    [sizes.bare[bytes]],
    [sizes.dressed[bytes]],
  ];
  return [
    figures('JavaScript of the first screen, brotli', 'KB', sizeOf('firstScreen')),
    figures('styles of home, brotli', 'KB', sizeOf('styles')),
    figures('JavaScript in all, brotli', 'KB', sizeOf('all')),
    figures('offline shell, on the wire', 'KB', [[precache]]),
    figures('layout shift of home', '', [
      [Math.max(...starts.filter(({ page }) => page === 'app').map(({ shift }) => shift))],
    ]),
  ];
}

const timesOf = (
  starts: readonly StartSample[],
  page: StartSample['page'],
  start: Start,
  rate: number,
  figure: 'visible' | 'usable' | 'longestTask' | 'files' | 'bytes',
): readonly number[] =>
  starts
    .filter((one) => one.page === page && one.start === start && one.rate === rate)
    .map((one) => one[figure]);

function startRows({ starts, taps }: Samples): readonly string[] {
  const [rate] = RATES;
  return STARTS.flatMap((start) => {
    const of = (figure: Parameters<typeof timesOf>[4]): Found => {
      const at = (page: PageName) => timesOf(starts, page, start, rate, figure);
      return [at('app'), at('bare'), at('dressed')];
    };
    const own = taps.filter((tap) => tap.start === start);
    const how = STARTED[start];
    return [
      figures(`home seen, ${how}`, 'ms', of('visible')),
      figures(`home usable, ${how}`, 'ms', of('usable')),
      figures(`longest task after home is seen, ${how}`, 'ms', of('longestTask')),
      figures(`files loaded until usable, ${how}`, '', of('files')),
      figures(`loaded until usable, ${how}`, 'KB', of('bytes')),
      figures(`home seen to its first tap marked, ${how}`, 'ms', [own.map(({ answered }) => answered)]),
      figures(`home seen to its first tap followed, ${how}`, 'ms', [own.map(({ followed }) => followed)]),
    ];
  });
}

function ratioRows(starts: readonly StartSample[]): readonly string[] {
  return RATES.flatMap((rate) =>
    STARTS.flatMap((start) => {
      const base = median(timesOf(starts, 'bare', start, rate, 'usable'));
      const times = (page: StartSample['page'], figure: 'visible' | 'usable') =>
        timesOf(starts, page, start, rate, figure).map((ms) => ms / base);
      const ratio = (name: string, figure: 'visible' | 'usable', dressed: StartSample['page']) =>
        figures(`${name}, ${STARTED[start]}, at 1/${rate} of the speed`, 'times', [
          times('app', figure),
          [],
          times(dressed, figure),
        ]);
      return [
        ratio('home seen', 'visible', 'dressed'),
        // A first start cannot do without the hotel's settings.
        ratio('home usable', 'usable', start === 'cold' ? 'hotel' : 'dressed'),
      ];
    }),
  );
}

const ownMs = ({ ms, hotel }: Change): number => ms - hotel;
const first = (changes: readonly Change[]) => changes.filter(({ walk }) => walk === 0).map(ownMs);
const later = (changes: readonly Change[]) => changes.filter(({ walk }) => walk > 0).map(ownMs);

function changeRows({ app, faded, bare, dressed, dressedFaded }: Changes): readonly string[] {
  const motion = (all: readonly Change[], still: readonly Change[]) => [
    median(later(all)) / median(later(still)),
  ];
  const firstTo = (all: readonly Change[]) => [p95(first(all))[0] / p95(later(all))[0]];
  return [
    figures('change of screen', 'ms', [later(faded), [], later(dressedFaded)]),
    figures('the same, 95 of 100', 'ms', [p95(later(faded)), [], p95(later(dressedFaded))]),
    figures('change of screen without the motion', 'ms', [later(app), later(bare), later(dressed)]),
    figures('without the motion, 95 of 100', 'ms', [p95(later(app)), p95(later(bare)), p95(later(dressed))]),
    figures('with the motion, to without', 'times', [motion(faded, app), [], motion(dressedFaded, dressed)]),
    figures('first walk after a start, 95 of 100', 'ms', [p95(first(faded)), [], p95(first(dressedFaded))]),
    figures('first walk, to later ones', 'times', [firstTo(faded), [], firstTo(dressedFaded)]),
  ];
}

function eachChange({ app, faded, dressed, dressedFaded }: Changes): readonly string[] {
  const nameOf = ({ from, to }: Change): string => `${from} → ${to}`;
  return [...new Set(app.map(nameOf))].map((name) => {
    const own = (changes: readonly Change[]) => changes.filter((change) => nameOf(change) === name);
    const cells = [app, dressed, faded, dressedFaded].map((changes) => cell(later(own(changes)), 'ms'));
    return row(name, ...cells, cell([median(own(app).map(({ hotel }) => hotel))], 'ms'));
  });
}

function visitRows({ visits, interactions }: Samples): readonly string[] {
  return RATES.flatMap((rate) => {
    const own = visits.filter((visit) => visit.rate === rate);
    const of = (wanted: Interaction['page']) =>
      interactions.filter((one) => one.rate === rate && one.page === wanted).map((one) => one.interaction);
    const at = `at 1/${rate} of the speed`;
    const checkin = own.map(({ interaction }) => interaction);
    return [
      figures(`key to letter, ${at}`, 'ms', [own.flatMap(({ keys }) => keys)]),
      figures(`key of the keypad in the page to letter, ${at}`, 'ms', [own.flatMap(({ pad }) => pad)]),
      figures(`interaction to next paint of a check-in, ${at}`, 'ms', [checkin, [], of('dressed check-in')]),
      figures(`interaction to next paint of a check-out, ${at}`, 'ms', [
        of('check-out'),
        [],
        of('dressed check-out'),
      ]),
      figures(`memory of JavaScript after a check-in, ${at}`, 'KB', [own.map(({ memory }) => memory)]),
    ];
  });
}

function touchRows({ strokes, scrolls }: Samples): readonly string[] {
  const latencies = strokes.flatMap((stroke) => stroke.latencies);
  return [
    figures('pen to ink, 95 of 100', 'ms', [p95(latencies)]),
    figures('longest frame of a stroke of 2,000 points', 'ms', [
      strokes.map(({ frames }) => Math.max(...frames)),
    ]),
    figures('frame while the long form scrolls, 95 of 100', 'ms', [p95(scrolls.form)]),
    figures('frame while all countries scroll, 95 of 100', 'ms', [p95(scrolls.countries)]),
  ];
}
