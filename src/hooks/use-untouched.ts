import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { passedMs } from '~/clock/passed';
import { onActivity, swallow } from '~/device/activity';
import { usePatience } from './use-patience';

/** The page's timers as they are when one is set: the library keeps those of the moment in which it was loaded. */
const TIMERS = {
  setTimeout: (work: () => void, ms: number) => window.setTimeout(work, ms),
  clearTimeout: (timer: number) => window.clearTimeout(timer),
  setInterval: (work: () => void, ms: number) => window.setInterval(work, ms),
  clearInterval: (timer: number) => window.clearInterval(timer),
};

/**
 * Calls `onUntouched` each time the tablet has been untouched for a time, with how long that was and whether anybody had been
 * there since the watch began, whatever its clock is set to. Timers stand still on a tablet that sleeps: the time is over as soon
 * as it wakes; should the touch that wakes it come first, that touch does nothing else.
 * @param usualMs a guest who listens has longer
 * @param isOn when it becomes true, the watch begins anew
 * @param restarts whether the time begins anew with each touch; else it ends once, whatever is touched
 * @returns how much time is left, in ms
 */
export function useUntouched(
  usualMs: number,
  onUntouched: (tookMs: number, wasTouched: boolean) => void,
  isOn = true,
  restarts = true,
): () => number {
  const ms = usualMs * usePatience();
  const watch = useRef({ since: 0, wasTouched: false, isOver: false });
  const leftMs = useCallback(() => Math.max(0, ms - (passedMs() - watch.current.since)), [ms]);
  const end = () => {
    const { since, wasTouched, isOver } = watch.current;
    watch.current.isOver = true;
    if (!isOver) onUntouched(passedMs() - since, wasTouched);
  };
  // The library's own events miss text that comes without keys.
  const { activate } = useIdleTimer({
    timeout: ms,
    disabled: !isOn,
    timers: TIMERS,
    events: [],
    onIdle: end,
  });
  const onOver = useEffectEvent(end);
  const onTouch = useEffectEvent((event: Event) => {
    if (!watch.current.isOver && leftMs() === 0) {
      swallow(event);
      end();
    } else if (restarts) {
      watch.current = { since: passedMs(), wasTouched: true, isOver: false };
      activate();
    }
  });
  useEffect(() => {
    if (!isOn) return;
    watch.current = { since: passedMs(), wasTouched: false, isOver: false };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (leftMs() === 0) onOver();
      else timer = setTimeout(look, leftMs());
    };
    const stopListening = onActivity((event) => onTouch(event));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn, leftMs]);
  return leftMs;
}
