import type { PageBytes } from '../../build/page-bytes.ts';
import type { Results } from './results.ts';
import { PAGES } from './starts.ts';
import { targetsOf, verdict } from './targets.ts';

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const times = (value: number): string => `${value.toFixed(2)} ×`;

/** The results as tables for people. */
export function report(results: Results): string {
  const { machine, sizes, starts, changes, signature } = results;
  const pages = (bytes: (page: PageBytes) => number) => PAGES.map((page) => kb(bytes(sizes[page])));
  return [
    `${machine.cpu}, ${machine.cores} cores, load ${machine.load.map((load) => load.toFixed(1)).join(' ')}`,
    table(
      'JavaScript, brotli',
      ['', 'app', 'bare page', 'dressed as home'],
      [
        ['first route', ...pages(({ firstScreen }) => firstScreen)],
        ['all', ...pages(({ all }) => all)],
      ],
    ),
    table(
      `Home, medians of ${results.rounds}`,
      [
        'start',
        'CPU',
        'first frame',
        'visible',
        'usable',
        'bare: visible',
        'bare: usable',
        'dressed: visible',
        'dressed: usable',
        'usable, ratio',
      ],
      starts.map(({ start, rate, app, bare, dressed, usableRatio }) => [
        start,
        `1/${rate}`,
        ms(app.frame),
        ms(app.visible),
        ms(app.usable),
        ms(bare.visible),
        ms(bare.usable),
        ms(dressed.visible),
        ms(dressed.usable),
        times(usableRatio),
      ]),
    ),
    table(
      'Change of screen, CPU 1/4',
      ['', 'changes', 'median', 'p95', 'without the hotel: median', 'p95'],
      [
        ...(
          [
            ['app, without the motion', changes.app],
            ['  first walk after a start', changes.firstWalk],
            ['  later walks', changes.laterWalks],
            ['app, with the motion, first walk', changes.fadedFirst],
            ['  later walks', changes.faded],
            ['bare page', changes.bare],
            ['dressed as the screens, later walks', changes.dressedLater],
            ['  with the motion, first walk', changes.dressedFadedFirst],
            ['  later walks', changes.dressedFaded],
          ] as const
        ).map(([name, { count, median, p95, ownMedian, ownP95 }]) => [
          name,
          `${count}`,
          ms(median),
          ms(p95),
          ms(ownMedian),
          ms(ownP95),
        ]),
      ],
    ),
    table(
      'Change of screen by screen, without the motion and the hotel, medians',
      ['change', 'app', 'dressed as the screens', 'waiting for the hotel'],
      changes.each.map(({ change, plain, dressed, hotel }) => [
        change,
        ms(plain.median),
        ms(dressed.median),
        ms(hotel),
      ]),
    ),
    table(
      'Signature, CPU 1/4',
      ['points', 'median', 'p95', 'longest frame of each stroke'],
      [
        [
          `${signature.points}`,
          ms(signature.median),
          ms(signature.p95),
          signature.longestFrames.map(ms).join(', '),
        ],
      ],
    ),
    table(
      'Targets',
      ['', 'measured', 'target', ''],
      targetsOf(results).map((target) => {
        const { name, value, most, unit } = target;
        const digits = { ms: 0, '': 3, KB: 2, '×': 2 }[unit];
        return [name, `${value.toFixed(digits)} ${unit}`, `≤ ${most} ${unit}`, verdict(target)];
      }),
    ),
  ].join('\n\n');
}

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(...[heads, ...rows].map((row) => width(row[column] ?? head))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd();
  return [title, line(heads), widths.map((wide) => '─'.repeat(wide)).join('  '), ...rows.map(line)].join(
    '\n',
  );
}

const width = (text: string): number => [...text].length;
