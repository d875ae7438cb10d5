import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { config } from '~/config/settings';
import { announceReset } from '~/flow/reset';

/** What a guest does who is still there; a screen reader's press of a button is a click alone. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'click'] as const;

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
    const goHome = () => void navigate({ to: '/', search: true });
    let end: number;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(goHome, delay);
      end = Date.now() + delay;
      show();
    };
    restart();
    const clock = setInterval(show, 1000);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, restart);
    return () => {
      clearTimeout(timer);
      clearInterval(clock);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, restart);
    };
  }, [navigate]);
  return left;
}
