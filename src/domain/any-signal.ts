/**
 * A signal that aborts as soon as one of these does, with its reason: `AbortSignal.any`, which Chromium has had since 116 and
 * Safari since 17.4.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([...signals]);
  const first = new AbortController();
  for (const signal of signals) {
    const pass = () => first.abort(signal.reason);
    if (signal.aborted) pass();
    // Once one has aborted, the others need not keep it.
    else signal.addEventListener('abort', pass, { once: true, signal: first.signal });
  }
  return first.signal;
}
