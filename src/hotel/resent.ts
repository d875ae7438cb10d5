/** Longer than a request waits to be sent in any other way that we measured (24 ms, on a machine with work for eight), in ms. */
const LONG_WAIT_MS = 500;
/** How long the browser may take to note an answer that has come, in ms; it took 7 on a slow tablet. */
const NOTE_DEADLINE_MS = 250;

/** What is asked about a request under way. */
export type SendingWatch = {
  /** True when the browser must have sent the request a second time. Asked once, after the answer; ends the watch. */
  readonly wasResent: () => Promise<boolean>;
  /** Ends the watch. */
  readonly stop: () => void;
};

/**
 * Watches a request to the app's own origin, from before it is sent. A browser that sends a request again, because its
 * connection closed without an answer, notes when it did so: long after it began. Only a first try that lasted is seen:
 * one that failed at once never got to a hotel that acts. Whoever keeps no such notes, or other ones than Chromium, gets
 * "no"; and so does a request that may have waited for other downloads.
 * @param url absolute
 */
export function watchSending(url: string): SendingWatch {
  if (typeof PerformanceObserver === 'undefined' || !/Chrome\//.test(navigator.userAgent)) {
    return { wasResent: async () => false, stop: () => undefined };
  }
  const since = performance.now();
  const notes: PerformanceResourceTiming[] = [];
  let heard: () => void = () => undefined;
  const observer = new PerformanceObserver((list) => {
    notes.push(...list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming));
    heard();
  });
  observer.observe({ type: 'resource' });
  // Times are rounded, and may lie a little before the moment they tell.
  const own = () => notes.find(({ name, startTime }) => name === url && startTime > since - 1);
  const stop = () => observer.disconnect();
  return {
    stop,
    async wasResent() {
      await new Promise<void>((resolve) => {
        heard = () => own() && resolve();
        heard();
        setTimeout(resolve, NOTE_DEADLINE_MS);
      });
      stop();
      const note = own();
      return (
        note !== undefined && waitOf(note) >= LONG_WAIT_MS && !notes.some((other) => delays(other, note))
      );
    },
  };
}

/** How long a request waited before it was sent, finding the address and connecting left out, in ms. */
const waitOf = (note: PerformanceResourceTiming): number =>
  note.requestStart -
  note.fetchStart -
  (note.domainLookupEnd - note.domainLookupStart) -
  (note.connectEnd - note.connectStart);

/** Whether a request may have waited for this other one, for want of a free connection. */
const delays = (other: PerformanceResourceTiming, own: PerformanceResourceTiming): boolean =>
  other !== own &&
  new URL(other.name).origin === new URL(own.name).origin &&
  other.startTime < own.requestStart &&
  other.responseEnd > own.fetchStart;
