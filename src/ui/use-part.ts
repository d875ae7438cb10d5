import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { unanswered, within } from '~/platform/within';

/**
 * Loads a part of a screen when it is first wanted; undefined until then. After a failure it loads again when wanted
 * again or when the network is back.
 * @param onMissing called after a failed or late load: resets `isWanted` and informs the guest
 */
export function usePart<P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  isWanted: boolean,
  onMissing?: () => void,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<ComponentType<P>>();
  const reportMissing = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const start = () =>
      within(
        load().then((loaded) => setPart(() => loaded.default)),
        unanswered,
      ).catch((error: unknown) => {
        console.warn('A part of the screen could not be loaded', error);
        if (signal.aborted) return;
        window.addEventListener('online', start, { once: true, signal });
        reportMissing();
      });
    void start();
    return () => leaving.abort();
  }, [isWanted, load]);
  return isWanted ? part : undefined;
}
