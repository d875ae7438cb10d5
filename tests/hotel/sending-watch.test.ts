import { beforeEach, expect, it, vi } from 'vitest';
import { watchSending } from '~/hotel/sending-watch';

/** Whether the browser has sent a call twice, by its own timing. With a real browser: `e2e/faults/sent-again`. */

const URL = 'https://inn.example/payment/settlement';
const SINCE = 1000;
/** A call that waits for a second after name server and connection. All in ms. */
const WAITED = {
  name: URL,
  startTime: SINCE,
  fetchStart: SINCE,
  domainLookupStart: SINCE,
  domainLookupEnd: SINCE + 100,
  connectStart: SINCE + 100,
  connectEnd: SINCE + 200,
  requestStart: SINCE + 1200,
  responseEnd: SINCE + 1300,
};
type Timing = typeof WAITED;
const AT_ONCE: Timing = { ...WAITED, requestStart: SINCE + 201 };

/** Another call to the same server. */
const other = (startTime: number, responseEnd: number, name = 'https://inn.example/icons/a.png'): Timing => ({
  ...WAITED,
  name,
  startTime,
  responseEnd,
});

let tells: (...entries: readonly Timing[]) => void;

beforeEach(() => {
  class Entry {
    constructor(timing: Timing) {
      Object.assign(this, timing);
    }
  }
  vi.stubGlobal('PerformanceResourceTiming', Entry);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (list: { getEntries: () => readonly Entry[] }) => void) {
        tells = (...entries) => listener({ getEntries: () => entries.map((timing) => new Entry(timing)) });
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Chrome/156.0.0.0' });
  vi.spyOn(performance, 'now').mockReturnValue(SINCE);
});

it.each<[what: string, entries: readonly Timing[], isResent: boolean]>([
  ['that waited alone was', [WAITED], true],
  ['that went at once was not', [AT_ONCE], false],
  ['of before was not', [{ ...WAITED, startTime: SINCE - 500 }], false],
  ['that may have waited for another was not', [other(SINCE - 300, SINCE + 900), WAITED], false],
  ['after another had ended was', [other(SINCE - 300, SINCE - 1), WAITED], true],
  ['before another began was', [WAITED, other(SINCE + 300, SINCE + 900)], true],
  ['beside another server’s was', [other(SINCE - 300, SINCE + 900, 'https://else.example/'), WAITED], true],
  ['without a timing was not', [], false],
])('a call %s sent twice', async (_, entries, isResent) => {
  const watch = watchSending(URL);
  tells(...entries);
  expect(await watch.wasResent()).toBe(isResent);
});

it('other browsers tell nothing', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Firefox/140.0' });
  expect(await watchSending(URL).wasResent()).toBe(false);
});
