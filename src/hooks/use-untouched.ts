import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type Countdown, whenUntouched } from '~/device/untouched';

/**
 * Calls `onUntouched` each time the tablet has been untouched for `ms`, with how long that was and whether anybody had been
 * there since the watch began; also on a tablet that slept, and whatever its clock is set to (`device/untouched.ts`).
 * @param isOn when it becomes true, the watch begins anew
 * @returns how much time is left, in ms
 */
export function useUntouched(
  ms: number,
  onUntouched: (tookMs: number, wasTouched: boolean) => void,
  isOn = true,
): () => number {
  const act = useEffectEvent(onUntouched);
  const countdown = useRef<Countdown>(undefined);
  useEffect(() => {
    if (!isOn) return;
    countdown.current = whenUntouched(ms, (tookMs, wasTouched) => act(tookMs, wasTouched));
    return countdown.current.stop;
  }, [ms, isOn]);
  return useCallback(() => countdown.current?.leftMs() ?? ms, [ms]);
}
