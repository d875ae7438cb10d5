import { cpus, loadavg } from 'node:os';
import type { PageBytes } from '../../build/page-bytes.ts';
import type { Listened } from './by-ear.ts';
import type { Change, Walks } from './changes.ts';
import { STARTS, type StartSample } from './starts.ts';

interface Samples {
  readonly sizes: Readonly<Record<StartSample['page'], PageBytes>>;
  /** The whole offline shell on the wire. */
  readonly shell: number;
  readonly starts: readonly StartSample[];
  readonly walks: Walks;
  readonly strokes: readonly StrokeFigures[];
  readonly byEar: readonly Listened[];
}

type Unit = 'ms' | 'KB' | 'times' | '';
const SHOWN: Readonly<Record<Unit, (value: number) => string>> = {
  ms: (value) => value.toFixed(0),
  KB: (value) => (value / 1000).toFixed(1),
  times: (value) => value.toFixed(2),
  '': String,
};

/** The nearest-rank percentile; NaN of nothing. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
const median = (values: readonly number[]): number => percentile(values, 50);
const p95 = (values: readonly number[]): readonly [number] => [percentile(values, 95)];

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The median with the middle half's range. */
function cell(values: readonly number[], unit: Unit): string {
  if (values.length === 0) return '';
  const [middle = '', low, high] = [50, 25, 75].map((percent) => SHOWN[unit](percentile(values, percent)));
  return `${middle} ${unit}${low === high ? '' : ` (${low}–${high})`}`.trim();
}

/** A row of figures. @param most the app's budget */
function figures(
  name: string,
  unit: Unit,
  app: readonly number[],
  most?: number,
  bare: readonly number[] = [],
): string {
  const verdict = median(app) <= (most ?? 0) ? '✓' : 'missed';
  const budget = most === undefined ? '' : `at most ${cell([most], unit)}, ${verdict}`;
  return row(name, cell(app, unit), cell(bare, unit), budget);
}

/** The results' page: kiosk/lab/bench/RESULTS.md. */
export function report(samples: Samples, day: string, browser: string): string {
  const [cpu] = cpus();
  const load = loadavg().map((one) => one.toFixed(1));
  const { starts, walks } = samples;
  return `# How fast and how big the app is

<!-- Written by \`npm run lab -- bench\`; what the figures mean is in README.md. -->

Measured on ${day}: ${cpus().length} cores of ${cpu?.model ?? 'an unknown kind'}, load ${load.join(' ')}, ${browser}.
Figures are medians; in brackets: where the middle half of them lies. Changes of screen cover both journeys.

| | app | bare page | budget |
|---|---|---|---|
${[...sizeRows(samples), ...startRows(starts), ...walkRows(walks), ...strokeRows(samples)].join('\n')}

${byEarPart(samples.byEar)}`;
}

const BY_EAR = '## By ear';

/** The part about guests who listen. */
const byEarPart = (listened: readonly Listened[]): string => `${BY_EAR}

| journey | keys beside typing | seconds at 1.5 times the usual speed |
|---|---|---|
${listened.map(({ journey, presses, seconds }) => row(journey, String(presses), String(seconds))).join('\n')}
`;

/** The results' page with new figures of guests who listen, and all others as they were. */
export const withByEar = (page: string, listened: readonly Listened[]): string =>
  `${page.split(BY_EAR)[0]?.trimEnd() ?? ''}\n\n${byEarPart(listened)}`;

/** The build checks sizes itself (`vite.config.ts`). */
const sizeRows = ({ sizes: { app, bare }, shell, starts }: Samples): readonly string[] => [
  figures('JavaScript of the first screen, brotli', 'KB', [app.firstScreen], undefined, [bare.firstScreen]),
  figures('styles of home, brotli', 'KB', [app.styles]),
  figures('JavaScript in all, brotli', 'KB', [app.all]),
  figures('offline shell, on the wire', 'KB', [shell]),
  figures(
    'layout shift of home',
    '',
    [Math.max(...starts.map(({ page, shift }) => (page === 'app' ? shift : 0)))],
    0,
  ),
];

/** Home's limit as a multiple of the bare page's. */
const MOST = {
  'never opened before': { seen: 1.15, usable: 1.5 },
  'browser restarted': { seen: 1.45, usable: 1.65 },
  'page reloaded': { seen: 1.9, usable: 1.5 },
} as const;

const startRows = (starts: readonly StartSample[]): readonly string[] =>
  STARTS.flatMap((start) => {
    const of = (page: StartSample['page'], figure: 'seen' | 'usable' | 'longestTask' | 'quiet') =>
      starts.filter((one) => one.page === page && one.start === start).map((one) => one[figure]);
    const times = (figure: 'seen' | 'usable') =>
      of('app', figure).map((ms) => ms / median(of('bare', 'usable')));
    const most = MOST[start];
    return [
      figures(`home seen, ${start}`, 'ms', of('app', 'seen'), undefined, of('bare', 'seen')),
      figures('the same, to the bare page being usable', 'times', times('seen'), most.seen),
      figures(`home usable, ${start}`, 'ms', of('app', 'usable'), undefined, of('bare', 'usable')),
      figures('the same, to the bare page', 'times', times('usable'), most.usable),
      figures(
        `longest task after home is seen, ${start}`,
        'ms',
        of('app', 'longestTask'),
        50,
        of('bare', 'longestTask'),
      ),
      figures(`last long task ends, ${start}`, 'ms', of('app', 'quiet'), undefined, of('bare', 'quiet')),
    ];
  });

const ownMs = ({ ms, hotel }: Change): number => ms - hotel;

function walkRows({ changes, interactions }: Walks): readonly string[] {
  const of = (hasMotion: boolean, isFirstWalk: boolean) =>
    changes.filter((one) => one.hasMotion === hasMotion && one.isFirstWalk === isFirstWalk).map(ownMs);
  const [still, moving, first] = [of(false, false), of(true, false), of(true, true)];
  return [
    figures('change of screen with the motion', 'ms', moving),
    figures('the same, 95 of 100', 'ms', p95(moving)),
    figures('change of screen without the motion', 'ms', still, 70),
    figures('the same, 95 of 100', 'ms', p95(still), 110),
    figures('with the motion, to without', 'times', [median(moving) / median(still)], 1.4),
    figures('first walk after a start, 95 of 100', 'ms', p95(first)),
    figures('the same, to later walks', 'times', [p95(first)[0] / p95(moving)[0]], 1.3),
    ...(['check-in', 'check-out'] as const).map((visit) =>
      figures(`interaction to next paint of a ${visit}`, 'ms', interactions[visit], 110),
    ),
  ];
}

function strokeRows({ strokes }: Samples): readonly string[] {
  const latencies = strokes.flatMap((stroke) => stroke.latencies);
  const longest = strokes.map(({ frames }) => Math.max(...frames));
  return [
    figures('pen to ink, 95 of 100', 'ms', p95(latencies), 40),
    figures('longest frame of a stroke of 2,000 points', 'ms', longest, 34),
  ];
}
