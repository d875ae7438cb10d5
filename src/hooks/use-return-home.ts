import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { config } from '~/config/settings';
import { onActivity } from '~/device/activity';
import { whenUntouched } from '~/device/untouched';
import { announceReset } from '~/flow/reset';

/**
 * Navigates home when the last screen of a journey has been untouched for `kiosk.completion_return_s` seconds.
 * @returns the seconds left
 */
export function useReturnHome(): number {
  const navigate = useNavigate();
  const [left, setLeft] = useState(() => config().kiosk.completion_return_s);
  useEffect(() => {
    // The journey is finished: from this screen the guest can only go home.
    announceReset('finished');
    const countdown = whenUntouched(
      config().kiosk.completion_return_s * 1000,
      () => void navigate({ to: '/', search: true }),
    );
    const show = () => setLeft(Math.ceil(countdown.leftMs() / 1000));
    const timer = setInterval(show, 1000);
    const stopListening = onActivity(show);
    return () => {
      countdown.stop();
      clearInterval(timer);
      stopListening();
    };
  }, [navigate]);
  return left;
}
