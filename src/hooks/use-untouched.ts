import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { type Watch, watchUntouched } from '~/device/untouched';
import { usePatience } from './use-patience';

/** The page's timers as they are when one is set: the library keeps those of the moment in which it was loaded. */
const TIMERS = {
  setTimeout: (work: () => void, ms: number) => window.setTimeout(work, ms),
  clearTimeout: (timer: number) => window.clearTimeout(timer),
  setInterval: (work: () => void, ms: number) => window.setInterval(work, ms),
  clearInterval: (timer: number) => window.clearInterval(timer),
};

/**
 * Calls `onUntouched` each time the tablet has been untouched for `ms`, or longer for a guest who listens, with how long that was and whether anybody had been
 * there since the watch began; also on a tablet that slept, and whatever its clock is set to (`device/untouched.ts`).
 * @param isOn when it becomes true, the watch begins anew
 * @returns how much time is left, in ms
 */
export function useUntouched(
  usualMs: number,
  onUntouched: (tookMs: number, wasTouched: boolean) => void,
  isOn = true,
): () => number {
  const ms = usualMs * usePatience();
  const watch = useRef<Watch>(undefined);
  const { activate } = useIdleTimer({
    timeout: ms,
    disabled: !isOn,
    timers: TIMERS,
    // The library's own miss text that comes without keys.
    events: [],
    onIdle: () => watch.current?.end(),
  });
  const onOver = useEffectEvent(onUntouched);
  const onTouch = useEffectEvent(() => activate());
  useEffect(() => {
    if (!isOn) return;
    watch.current = watchUntouched(ms, {
      onOver: (tookMs, wasTouched) => onOver(tookMs, wasTouched),
      onTouch: () => onTouch(),
    });
    return watch.current.stop;
  }, [ms, isOn]);
  return useCallback(() => watch.current?.leftMs() ?? ms, [ms]);
}
