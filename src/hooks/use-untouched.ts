import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { passedMs } from '~/clock/passed';
import { onActivity, swallow } from '~/device/activity';
import { useSession } from './use-session';

/** The page's current timers: the library keeps the ones of its load time. */
const TIMERS = {
  setTimeout: (work: () => void, ms: number) => window.setTimeout(work, ms),
  clearTimeout: (timer: number) => window.clearTimeout(timer),
  setInterval: (work: () => void, ms: number) => window.setInterval(work, ms),
  clearInterval: (timer: number) => window.clearInterval(timer),
};

/** A listener has three times as long: speech takes longer than a look (EN 301 549, 5.5). */
const LISTENER = 3;

/** The factor of every time limit for this guest. */
export const usePatience = (): number => useSession(({ listening }) => (listening ? LISTENER : 1));

/**
 * Calls `onUntouched` after a time without a touch, with the elapsed ms and whether a touch came since the start. A
 * sleeping tablet counts on; the touch that wakes it does nothing else.
 * @param usualMs a listener has longer
 * @param isOn starts the watch anew when it becomes true
 * @param restarts each touch starts the time again; otherwise it ends once
 * @returns gives the time left, in ms
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
  // The library's events miss text without keys.
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
