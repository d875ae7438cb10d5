import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { config } from '~/config/settings';
import { announceReset } from '~/flow/reset';

/** Navigates home when the last screen of a journey has been untouched for `kiosk.completion_return_s` seconds. */
export function useReturnHome(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const delay = config().kiosk.completion_return_s * 1000;
    // The journey is finished: from this screen the guest can only go home.
    announceReset('finished');
    const goHome = () => void navigate({ to: '/', search: true });
    let timer = setTimeout(goHome, delay);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(goHome, delay);
    };
    window.addEventListener('pointerdown', restart);
    window.addEventListener('keydown', restart);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', restart);
      window.removeEventListener('keydown', restart);
    };
  }, [navigate]);
}
