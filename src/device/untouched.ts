import { passedMs } from '~/clock/passed';
import { onActivity, swallow } from './activity';

/** A time that runs out. */
export type Countdown = {
  /** How much is left, in ms; never negative. */
  readonly leftMs: () => number;
  readonly stop: () => void;
};

/**
 * Called when a time has run out.
 * @param tookMs how long it was: more than what was asked for on a tablet that slept
 * @param wasTouched whether the tablet had been touched since the watch began
 */
type Act = (tookMs: number, wasTouched: boolean) => void;

/**
 * Calls `act` each time the tablet has been untouched for `ms`. On a tablet that slept it is called as soon as the tablet
 * wakes; should the touch that wakes it come first, that touch does nothing else.
 */
export const whenUntouched = (ms: number, act: Act): Countdown => countDown(ms, act, true);

/** Calls `act` once, when `ms` have passed, whatever is touched meanwhile; after sleep like `whenUntouched`. */
export const whenPassed = (ms: number, act: Act): Countdown => countDown(ms, act, false);

function countDown(ms: number, act: Act, startsAgain: boolean): Countdown {
  let since = passedMs();
  let wasTouched = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leftMs = () => Math.max(0, ms - (passedMs() - since));
  const look = () => {
    if (isOver) return;
    clearTimeout(timer);
    const left = leftMs();
    isOver = left === 0;
    if (isOver) act(passedMs() - since, wasTouched);
    else timer = setTimeout(look, left);
  };
  const onTouch = (event: Event) => {
    if (!isOver && leftMs() === 0) {
      swallow(event);
      look();
    } else if (startsAgain) {
      since = passedMs();
      wasTouched = true;
      // A timer that runs looks again for the rest of the time.
      if (!isOver) return;
      isOver = false;
      look();
    }
  };
  const stopListening = onActivity(onTouch);
  document.addEventListener('visibilitychange', look);
  look();
  return {
    leftMs,
    stop: () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', look);
    },
  };
}
