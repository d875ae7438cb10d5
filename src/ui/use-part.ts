import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of a screen whose script comes when the part is first wanted; undefined until then. One that cannot be loaded
 * leaves the screen as it is: it is tried again when it is wanted anew, and when the network is back.
 * @param onMissing takes the wish back, and tells the guest where they asked for it
 */
export function usePart<P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  isWanted: boolean,
  onMissing?: () => void,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<ComponentType<P>>();
  const miss = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = () =>
      load().then(
        (loaded) => setPart(() => loaded.default),
        (error: unknown) => {
          console.warn('A part of the screen could not be loaded', error);
          if (signal.aborted) return;
          window.addEventListener('online', ask, { once: true, signal });
          miss();
        },
      );
    void ask();
    return () => leaving.abort();
  }, [isWanted, load]);
  return isWanted ? part : undefined;
}
