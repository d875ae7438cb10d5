/** Wait before sending that proves a repetition, in ms. Other waits reached 24 ms under eight times a CPU's load. */
const LONG_WAIT_MS = 500;
/** Wait for the browser's timing entry after a response, in ms; a slow tablet took 7. */
const NOTE_DEADLINE_MS = 250;

export type SendingWatch = {
  /** True if the browser must have sent the request twice. Call once, after the response; it ends the observation. */
  readonly wasResent: () => Promise<boolean>;
  readonly stop: () => void;
};

/**
 * Observes a request to the app's origin; call before it is sent. A browser that repeats a request records a late
 * sending. This finds only a slow first attempt; one that failed at once reached no hotel. False for other browsers
 * than Chromium, and for requests that may have waited for other downloads.
 * @param url absolute
 */
export function watchSending(url: string): SendingWatch {
  if (typeof PerformanceObserver === 'undefined' || !/Chrome\//.test(navigator.userAgent)) {
    return { wasResent: async () => false, stop: () => undefined };
  }
  const since = performance.now();
  const entries: PerformanceResourceTiming[] = [];
  let onEntry: () => void = () => undefined;
  const observer = new PerformanceObserver((list) => {
    entries.push(...list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming));
    onEntry();
  });
  observer.observe({ type: 'resource' });
  // Times are rounded and can be slightly early.
  const ownEntry = () => entries.find(({ name, startTime }) => name === url && startTime > since - 1);
  const stop = () => observer.disconnect();
  return {
    stop,
    async wasResent() {
      await new Promise<void>((resolve) => {
        onEntry = () => ownEntry() && resolve();
        onEntry();
        setTimeout(resolve, NOTE_DEADLINE_MS);
      });
      stop();
      const entry = ownEntry();
      return (
        entry !== undefined && waitOf(entry) >= LONG_WAIT_MS && !entries.some((other) => delays(other, entry))
      );
    },
  };
}

/** Wait in ms before sending, without DNS and connecting. */
const waitOf = (entry: PerformanceResourceTiming): number =>
  entry.requestStart -
  entry.fetchStart -
  (entry.domainLookupEnd - entry.domainLookupStart) -
  (entry.connectEnd - entry.connectStart);

/** True if a request may have waited for another one's connection; a later one delays nothing. */
const delays = (other: PerformanceResourceTiming, own: PerformanceResourceTiming): boolean =>
  other !== own &&
  new URL(other.name).origin === new URL(own.name).origin &&
  other.startTime <= own.fetchStart &&
  other.responseEnd > own.fetchStart;
