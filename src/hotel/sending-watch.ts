/** Finds out that a browser has sent a request twice, by itself. */

/**
 * Wait before sending, in ms, from which a request counts as repeated. The longest wait measured for other
 * reasons was 24 ms, with eight times the load a CPU can handle.
 */
const LONG_WAIT_MS = 500;
/** How long to wait for the browser's timing entry after a response, in ms; on a slow tablet it took 7. */
const NOTE_DEADLINE_MS = 250;

/** Observes one request. */
export type SendingWatch = {
  /**
   * True if the browser must have sent the request twice. Call it once, after the response; it ends the
   * observation.
   */
  readonly wasResent: () => Promise<boolean>;
  /** Ends the observation. */
  readonly stop: () => void;
};

/**
 * Observes a request to the app's own origin; call it before the request is sent. A browser that repeats a
 * request because the connection closed without a response records when it sent the repetition: long after
 * the start. This only detects a first attempt that took a while; one that failed at once never reached a
 * hotel that acts. Reports false in browsers without resource timing or other than Chromium, and for requests
 * that may have waited for other downloads.
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
  // Times are rounded and can be slightly before the actual moment.
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

/** Time in ms that a request waited before it was sent, without DNS look-up and connecting. */
const waitOf = (entry: PerformanceResourceTiming): number =>
  entry.requestStart -
  entry.fetchStart -
  (entry.domainLookupEnd - entry.domainLookupStart) -
  (entry.connectEnd - entry.connectStart);

/**
 * True if a request may have waited for the other one because no connection was free. One that began later
 * (the picture on the screen that asks the guest to wait) took none that this one was waiting for.
 */
const delays = (other: PerformanceResourceTiming, own: PerformanceResourceTiming): boolean =>
  other !== own &&
  new URL(other.name).origin === new URL(own.name).origin &&
  other.startTime <= own.fetchStart &&
  other.responseEnd > own.fetchStart;
