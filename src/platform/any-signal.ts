/**
 * Returns a signal that aborts as soon as one of `signals` aborts, with the same reason. Stands in for
 * `AbortSignal.any`, which Chromium supports from 116 and Safari from 17.4.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([...signals]);
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    // Remove the listeners from the other signals after the first abort.
    else signal.addEventListener('abort', abort, { once: true, signal: first.signal });
  }
  return first.signal;
}
