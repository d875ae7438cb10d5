import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { config } from '~/config/settings';
import { announceReset } from '~/flow/reset';

/** Events that restart the countdown. A screen reader activates a button with `click` alone. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Navigates home when the last screen of a journey has been untouched for `kiosk.completion_return_s` seconds.
 * @returns the seconds left
 */
export function useReturnHome(): number {
  const navigate = useNavigate();
  const [left, setLeft] = useState(() => config().kiosk.completion_return_s);
  useEffect(() => {
    const delay = config().kiosk.completion_return_s * 1000;
    // The journey is finished: from this screen the guest can only go home.
    announceReset('finished');
    let end: number;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let clock: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearTimeout(timer);
      clearInterval(clock);
    };
    const goHome = () => {
      stop();
      void navigate({ to: '/', search: true });
    };
    // Timers stand still while the tablet sleeps: whoever wakes it may be the next guest.
    const isOver = () => Date.now() >= end;
    const show = () => (isOver() ? goHome() : setLeft(Math.ceil((end - Date.now()) / 1000)));
    const restart = () => {
      stop();
      timer = setTimeout(goHome, delay);
      clock = setInterval(show, 1000);
      end = Date.now() + delay;
      show();
    };
    const onActivity = () => (isOver() ? goHome() : restart());
    restart();
    for (const name of ACTIVITY_EVENTS) window.addEventListener(name, onActivity);
    return () => {
      stop();
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, onActivity);
    };
  }, [navigate]);
  return left;
}
