import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '~/hotel/calls';
import { createHotel, type RequestContext } from '~/hotel/create-hotel';
import { endOf } from '../support/end-of';
import { requestContext } from '../support/hotel';
import { type Answering, type NetworkRequest, stubNetwork } from '../support/network';

const OWN = { origin: '' };
const ELSEWHERE = { origin: 'https://hotel.example' };
const ALLOWING = { ...ELSEWHERE, allowsCredentials: true };

const changing = (over: Partial<RequestContext>) =>
  createHotel(() => requestContext(over)).ask(calls.executeCheckin, { guestInfo: [] });
const uploading = (over: Partial<RequestContext>) =>
  createHotel(() => requestContext(over)).ask(calls.uploadSignature, { image: 'a' });
const reading = (over: Partial<RequestContext>) =>
  createHotel(() => requestContext(over))
    .ask(calls.publicKey, { requestId: '1' })
    .catch(() => undefined);

const OK: Answering = () => new Response('');
const keyOf = ({ headers }: NetworkRequest) => headers['idempotency-key'];

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Tablet' });
});

describe('how a call is sent', () => {
  it.each([
    ['is done once, own origin', changing, OWN, 'omit', 'error', true],
    ['is done once, another origin', changing, ELSEWHERE, 'omit', 'error', false],
    ['is done once, another origin that allows it', changing, ALLOWING, 'include', 'error', false],
    ['replaces what came before, own origin', uploading, OWN, 'same-origin', 'error', true],
    ['replaces what came before, another origin', uploading, ALLOWING, 'omit', 'error', false],
    ['changes nothing, own origin', reading, OWN, 'same-origin', 'follow', false],
    ['changes nothing, another origin', reading, ALLOWING, 'omit', 'follow', false],
  ])('%s', async (_, ask, over, credentials, redirect, hasKey) => {
    const seen = stubNetwork(OK);
    await ask(over);
    expect(seen[0]?.request).toMatchObject({ credentials, redirect, cache: 'no-store' });
    expect(seen.map(keyOf)).toEqual([hasKey ? expect.stringMatching(/^"[0-9a-f]{32}"$/) : undefined]);
  });

  it('every try has a key of its own', async () => {
    const seen = stubNetwork(OK);
    await changing(OWN);
    await changing(OWN);
    expect(new Set(seen.map(keyOf)).size).toBe(2);
  });

  it('the origin of the app is its own, written out too', async () => {
    const seen = stubNetwork(OK);
    await changing({ origin: location.origin });
    await reading({ origin: location.origin });
    expect(seen.map(({ request }) => request.credentials)).toEqual(['omit', 'same-origin']);
  });
});

/** In ms since the request began, as browsers note. */
type Note = Partial<PerformanceResourceTiming>;

const NOTHING: Note = {
  startTime: 0,
  fetchStart: 0,
  domainLookupStart: 0,
  domainLookupEnd: 0,
  connectStart: 0,
  connectEnd: 0,
  requestStart: 3,
  responseEnd: 900,
};
/** Repeated after 700 ms on a new connection. */
const AGAIN: Note = {
  domainLookupStart: 700,
  domainLookupEnd: 701,
  connectStart: 701,
  connectEnd: 702,
  requestStart: 703,
};

function browserNoting(
  notes: readonly Note[],
  userAgent = 'Mozilla/5.0 HeadlessChrome/156.0.0.0 Safari/537.36',
): void {
  class Timing {}
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #heard: (list: { getEntries: () => unknown[] }) => void;
      constructor(heard: (list: { getEntries: () => unknown[] }) => void) {
        this.#heard = heard;
      }
      observe() {
        const began = performance.now();
        const at = ({ name, ...times }: Note) => {
          const shifted = Object.entries({ ...NOTHING, ...times }).map(([key, ms]) => [
            key,
            Number(ms) + began,
          ]);
          return Object.assign(new Timing(), Object.fromEntries(shifted), {
            name: `${location.origin}${name ?? '/api/v1/client/rpa/execute_checkin_request'}`,
          });
        };
        setTimeout(() => this.#heard({ getEntries: () => notes.map(at) }), 1);
      }
      disconnect() {}
    },
  );
}

describe('a call that the browser sent again', () => {
  it.each<[string, readonly Note[]]>([
    ['on a new connection', [AGAIN]],
    ['on another that was there', [{ requestStart: 700 }]],
    [
      'while a picture was loaded that was wanted later',
      [
        { name: '/assets/a.svg', startTime: 600, fetchStart: 600, requestStart: 601, responseEnd: 610 },
        AGAIN,
      ],
    ],
  ])('%s: is not answered, whatever came', async (_, notes) => {
    for (const status of [204, 400, 500]) {
      browserNoting(notes);
      stubNetwork(() => new Response(null, { status }));
      expect(await endOf(changing(OWN)), String(status)).toBe('network');
    }
  });

  it('is answered all the same where a gateway of ours stands between', async () => {
    browserNoting([AGAIN]);
    stubNetwork(() => new Response('', { headers: { 'Lobby-Gateway': 'answered' } }));
    expect(await endOf(changing(OWN))).toBe('done');
  });
});

it.each<[string, readonly Note[], Partial<RequestContext>?, string?]>([
  ['at once', [NOTHING]],
  ['on a slow tablet', [{ requestStart: 300 }]],
  [
    'after a long time to find and to connect',
    [
      {
        domainLookupStart: 1,
        domainLookupEnd: 2000,
        connectStart: 2000,
        connectEnd: 4000,
        requestStart: 4005,
      },
    ],
  ],
  ['when other downloads were done', [AGAIN, { name: '/assets/a.js', requestStart: 5, responseEnd: 690 }]],
  ['and before it another of the same address', [{ ...AGAIN, startTime: -50 }, NOTHING]],
  ['to another origin, whose times nobody tells', [AGAIN], ELSEWHERE],
  ['by a browser that has not noted it', []],
  ['by a browser whose notes we have not measured', [AGAIN], OWN, 'Mozilla/5.0 Safari/605.1.15'],
])('a call that the browser sent once: %s: is done', async (_, notes, over = OWN, userAgent) => {
  browserNoting(notes, userAgent);
  stubNetwork(OK);
  expect(await endOf(changing(over))).toBe('done');
});
