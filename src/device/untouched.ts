import { passedMs } from '~/clock/passed';
import { onActivity, swallow } from './activity';

/** A watch over a tablet that nobody touches. */
export type Watch = {
  /** How much of the time is left, in ms; never negative. */
  readonly leftMs: () => number;
  /** To be called when the time has run out. */
  readonly end: () => void;
  readonly stop: () => void;
};

/** What the watch calls. */
export type Watcher = {
  /**
   * The time has run out.
   * @param tookMs how long it was: more than what was asked for on a tablet that slept
   * @param wasTouched whether the tablet had been touched since the watch began
   */
  readonly onOver: (tookMs: number, wasTouched: boolean) => void;
  /** Somebody has touched the tablet: the time begins anew. */
  readonly onTouch: () => void;
};

/**
 * Watches over what a timer does not notice. Timers stand still on a tablet that sleeps: the time is over as soon as it
 * wakes; should the touch that wakes it come first, that touch does nothing else.
 */
export function watchUntouched(ms: number, { onOver, onTouch }: Watcher): Watch {
  let since = passedMs();
  let wasTouched = false;
  let isOver = false;
  const leftMs = () => Math.max(0, ms - (passedMs() - since));
  const end = () => {
    if (isOver) return;
    isOver = true;
    onOver(passedMs() - since, wasTouched);
  };
  const stopListening = onActivity((event) => {
    if (!isOver && leftMs() === 0) {
      swallow(event);
      end();
      return;
    }
    since = passedMs();
    wasTouched = true;
    isOver = false;
    onTouch();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (leftMs() === 0) end();
    else timer = setTimeout(look, leftMs());
  };
  document.addEventListener('visibilitychange', look);
  return {
    leftMs,
    end,
    stop: () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', look);
    },
  };
}

/**
 * Calls `act` once, when `ms` have passed, whatever is touched meanwhile; on a tablet that slept as soon as it wakes.
 * @returns stops it
 */
export function whenPassed(ms: number, act: () => void): () => void {
  const since = passedMs();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', look);
  };
  const look = () => {
    clearTimeout(timer);
    const left = ms - (passedMs() - since);
    if (left > 0) {
      timer = setTimeout(look, left);
      return true;
    }
    stop();
    act();
    return false;
  };
  const stopListening = onActivity((event) => {
    if (!look()) swallow(event);
  });
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
