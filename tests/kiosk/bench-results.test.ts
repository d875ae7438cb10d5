import { describe, expect, it } from 'vitest';
import type { ChangeTimes, Results } from '../../kiosk/bench/results';
import { resultsPage } from '../../kiosk/bench/results-page';
import { RATES, STARTS } from '../../kiosk/bench/starts';

const times = (median: number, p95: number, ownMedian = median): ChangeTimes => ({
  count: 10,
  median,
  p95,
  ownMedian,
  ownP95: p95,
});

/** Figures of a run; what the page does not show is zero. */
const RESULTS: Results = {
  machine: { cpu: 'Some CPU', cores: 2, load: [0.5, 1, 1.25] },
  rounds: 3,
  sizes: { app: { firstScreen: 109_400, all: 281_000 }, bare: { firstScreen: 97_600, all: 141_200 } },
  weights: [
    { name: 'react-dom', first: 53_300, later: 0 },
    { name: 'src/flow', first: 2000, later: 3100 },
    { name: 'zustand', first: 100, later: 0 },
    { name: '@tanstack/react-query', first: 0, later: 900 },
  ],
  starts: STARTS.flatMap((start) =>
    RATES.map((rate) => ({
      start,
      rate,
      app: { frame: 0, visible: 0, usable: 500 },
      bare: { frame: 0, visible: 0, usable: 400 },
      usableRatio: start === 'reload' ? 1.43 : 1.2,
      seenRatio: 0.4,
    })),
  ),
  shift: { cold: 0, warm: 0 },
  changes: {
    app: times(97, 190, 57),
    firstWalk: times(0, 0),
    laterWalks: times(0, 121, 45),
    faded: times(0, 0),
    bare: times(39, 69),
    each: [],
  },
  signature: { points: 2000, median: 20, p95: 34, longestFrames: [17] },
};
const PAGE = resultsPage(RESULTS, { day: '2026-11-22', browser: '156.0' });

describe('the page of results', () => {
  it('says when, on what and in what they were taken', () =>
    expect(PAGE).toContain(
      'on 2026-11-22: 2 cores of Some CPU, load 0.5 1.0 1.3, Chromium 156.0, 3 rounds.',
    ));

  it.each([
    [
      'a target that is met',
      '| JavaScript of the first screen, brotli | 109.4 KB | 97.6 KB | at most 110 KB ✓ |',
    ],
    ['one that is missed', '| JavaScript in all, brotli | 281.0 KB | 141.2 KB | at most 240 KB, missed |'],
    ['a start', '| home usable, never opened before | 500 ms | 400 ms |  |'],
    [
      'its ratio',
      '| page reloaded | 1.43 times, at most 1.15 ×, missed | 1.43 times, at most 1.15 ×, missed |',
    ],
    [
      'when home is seen',
      '| never opened before | 0.40 times, at most 0.45 × ✓ | 0.40 times, at most 0.45 × ✓ |',
    ],
    ['a change of screen', '| change of screen, 95 of 100 | 190 ms | 69 ms | at most 50 ms, missed |'],
    ['a stroke', '| longest frame of a stroke of 2000 points | 17 ms |  | at most 34 ms ✓ |'],
    ['what a library weighs', '| react-dom | 53.3 | 0.0 |'],
    ['what a folder weighs', '| src/flow | 2.0 | 3.1 |'],
    ['what little ones weigh together', '| all others | 0.1 | 0.9 |'],
    ['a layout shift', '| layout shift of home | 0 |  | at most 0 ✓ |'],
  ])('shows %s', (_, line) => expect(PAGE.split('\n')).toContain(line));
});
