import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { config } from '~/config/settings';
import { announceReset } from '~/flow/reset';

/** Returns to home by itself when a finished screen has stood untouched for as long as the settings say. */
export function useReturnHome(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const delay = config().kiosk.completion_return_s * 1000;
    // From here every way leads home.
    announceReset('finished');
    const goHome = () => void navigate({ to: '/', search: true });
    let timer = setTimeout(goHome, delay);
    const startAnew = () => {
      clearTimeout(timer);
      timer = setTimeout(goHome, delay);
    };
    window.addEventListener('pointerdown', startAnew);
    window.addEventListener('keydown', startAnew);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', startAnew);
      window.removeEventListener('keydown', startAnew);
    };
  }, [navigate]);
}
