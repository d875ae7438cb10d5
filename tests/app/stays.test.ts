import { beforeEach, expect, it, vi } from 'vitest';
import type { ResetReason } from '~/flow/reset';

type Stays = typeof import('~/app/heartbeat/stays');
type Sums = typeof import('~/app/heartbeat/sums');
let stays: Stays;
let sums: Sums;
let countError: (code: string) => void;
let visit = 0;
beforeEach(async () => {
  vi.resetModules();
  ({ countError } = await import('~/errors/fault'));
  stays = await import('~/app/heartbeat/stays');
  sums = await import('~/app/heartbeat/sums');
});

type Shown = readonly [path: string, at: number, seconds: number];

/** Five guests, one after another, of whom each sees these screens. */
function fiveGuests(screens: readonly Shown[], reason: ResetReason, onEach = () => {}) {
  for (let guest = 0; guest < 5; guest += 1) {
    visit += 1;
    for (const [path, at, seconds] of screens) {
      stays.noteShown(
        { path, at, visit: path === '/' ? visit + 0.5 : visit, language: 'ko', now: seconds * 1000 },
        reason,
      );
      onEach();
    }
  }
  return sums.dueSums();
}

it('a screen that guests go on from', () => {
  expect(
    fiveGuests(
      [
        ['/checkin/search', 1, 0],
        ['/checkin/check-reservation', 2, 12],
      ],
      'start',
    ),
  ).toEqual({
    '/checkin/search opened': 5,
    '/checkin/search in ko': 5,
    '/checkin/search on': 5,
    '/checkin/search within 15': 5,
    '/checkin/check-reservation opened': 5,
    '/checkin/check-reservation in ko': 5,
  });
});

it.each([
  ['back to the screen before', ['/checkin/search', 1], 'start', 'back'],
  ['home', ['/', 0], 'guest', 'back'],
  ['home by the clock, as nobody was there', ['/', 2], 'idle', 'idle'],
  ['home, as all was done', ['/', 3], 'finished', 'on'],
  ['on, in the place of the screen', ['/checkin/guests-info', 2], 'start', 'on'],
  ['to an error', ['/common-error', 3], 'start', undefined],
  ['home by the staff', ['/', 3], 'staff', undefined],
] as const)('a screen left %s', (_, [path, at], reason, way) => {
  const told =
    fiveGuests(
      [
        ['/checkin/term', 2, 0],
        [path, at, 1],
      ],
      reason,
    ) ?? {};
  const ways = Object.keys(told).filter((name) => /^\/checkin\/term (on|back|idle)$/u.test(name));
  expect(ways).toEqual(way === undefined ? [] : [`/checkin/term ${way}`]);
});

it.each([
  [0, 'within 5'],
  [5, 'within 5'],
  [5.1, 'within 15'],
  [300, 'within 300'],
  [301, 'longer'],
])('a screen shown for %d s', (seconds, step) => {
  expect(
    fiveGuests(
      [
        ['/checkin/term', 2, 0],
        ['/', 0, seconds],
      ],
      'guest',
    ),
  ).toHaveProperty([`/checkin/term ${step}`], 5);
});

it('touches, and errors by code, belong to the screen on which they came', () => {
  const told = fiveGuests(
    [
      ['/checkin/term', 2, 0],
      ['/', 0, 1],
    ],
    'guest',
    () => {
      stays.noteTouch();
      stays.noteTouch();
      countError('status-503');
    },
  );
  expect(told).toMatchObject({ '/checkin/term touches': 10, '/checkin/term error status-503': 5 });
});

it('the time for which home is shown is no guest’s', () => {
  const told =
    fiveGuests(
      [
        ['/', 0, 0],
        ['/checkin/search', 1, 1],
      ],
      'start',
    ) ?? {};
  expect(Object.keys(told).filter((name) => /^\/ (within|longer)/u.test(name))).toEqual([]);
});

it('a screen shown again after a step back that did not happen is the same stay', () => {
  expect(
    fiveGuests(
      [
        ['/checkin/term', 2, 0],
        ['/checkin/term', 2, 9],
      ],
      'start',
    ),
  ).toMatchObject({
    '/checkin/term opened': 5,
  });
});

it('an address that is none of the app’s is counted as the screen shown for it', () => {
  expect(Object.keys(fiveGuests([['/checkin/山田', 1, 0]], 'start') ?? {})).toEqual([
    '/404 opened',
    '/404 in ko',
  ]);
});
