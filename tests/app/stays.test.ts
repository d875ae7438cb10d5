import { beforeEach, expect, it } from 'vitest';
import { Stays } from '~/app/heartbeat/stays';
import { countError } from '~/errors/fault';
import type { ResetReason } from '~/session/store';

let stays: Stays;
let visit = 0;
beforeEach(() => {
  stays = new Stays();
});

type Doings = { readonly reason?: ResetReason; readonly does?: () => void };
type ScreenStay = readonly [path: string, at: number, seconds: number];

/** Five guests in turn with the same screens, action and reason to leave. */
function fiveGuests({ reason = 'start', does = () => {} }: Doings, ...screens: readonly ScreenStay[]) {
  for (let guest = 0; guest < 5; guest += 1) {
    visit += 1;
    for (const [path, at, seconds] of screens) {
      stays.noteShown(
        { path, at, visit: path === '/' ? visit + 0.5 : visit, language: 'ko', now: seconds * 1000 },
        reason,
      );
      does();
    }
  }
  return stays.sums.due() ?? {};
}

it('a screen that guests go on from', () =>
  expect(fiveGuests({}, ['/checkin/search', 1, 0], ['/checkin/check-reservation', 2, 12])).toEqual({
    '/checkin/search opened': 5,
    '/checkin/search in ko': 5,
    '/checkin/search on': 5,
    '/checkin/search within 15': 5,
    '/checkin/check-reservation opened': 5,
    '/checkin/check-reservation in ko': 5,
  }));

it.each([
  ['back to the screen before', ['/checkin/search', 1], 'start', 'back'],
  ['home', ['/', 0], 'guest', 'back'],
  ['home by the clock, as nobody was there', ['/', 2], 'idle', 'idle'],
  ['home, as all was done', ['/', 3], 'finished', 'on'],
  ['on, in the place of the screen', ['/checkin/guests-info', 2], 'start', 'on'],
  ['to an error', ['/common-error', 3], 'start', undefined],
  ['home by the staff', ['/', 3], 'staff', undefined],
] as const)('a screen left %s', (_, [path, at], reason, way) => {
  const told = fiveGuests({ reason }, ['/checkin/term', 2, 0], [path, at, 1]);
  expect(told).toHaveProperty(['/checkin/term opened'], 5);
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
  const told = fiveGuests({ reason: 'guest' }, ['/checkin/term', 2, 0], ['/', 0, seconds]);
  expect(told).toHaveProperty([`/checkin/term ${step}`], 5);
});

it('touches, and errors by code, belong to the screen on which they came', () => {
  const does = () => {
    stays.noteTouch();
    stays.noteTouch();
    countError('status-503');
  };
  const told = fiveGuests({ reason: 'guest', does }, ['/checkin/term', 2, 0], ['/', 0, 1]);
  expect(told).toMatchObject({ '/checkin/term touches': 10, '/checkin/term error status-503': 5 });
});

it('the time for which home is shown is no guest’s', () => {
  const told = fiveGuests({}, ['/', 0, 0], ['/checkin/search', 1, 1]);
  expect(told).toHaveProperty(['/checkin/search opened'], 5);
  expect(Object.keys(told).filter((name) => /^\/ (within|longer)/u.test(name))).toEqual([]);
});

it('a screen shown again after a step back that did not happen is the same stay', () => {
  const told = fiveGuests({}, ['/checkin/term', 2, 0], ['/checkin/term', 2, 9]);
  expect(told).toMatchObject({ '/checkin/term opened': 5 });
});

it('an address that is none of the app’s is counted as the screen shown for it', () =>
  expect(Object.keys(fiveGuests({}, ['/checkin/山田', 1, 0]))).toEqual(['/404 opened', '/404 in ko']));
