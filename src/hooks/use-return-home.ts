import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onActivity } from '~/device/activity';
import { announceReset } from '~/flow/reset';
import { useConfig } from './use-config';
import { usePatience, useUntouched } from './use-untouched';

/** Navigates home after `kiosk.completion_return_s` seconds without a touch. @returns the seconds left */
export function useReturnHome(): number {
  const navigate = useNavigate();
  const [seconds] = useState(useConfig().kiosk.completion_return_s);
  const patience = usePatience();
  const [left, setLeft] = useState(seconds * patience);
  const leftMs = useUntouched(seconds * 1000, () => void navigate({ to: '/', search: true }));
  // The journey is finished: this screen only leads home.
  useEffect(() => announceReset('finished'), []);
  useEffect(() => {
    const show = () => setLeft(Math.ceil(leftMs() / 1000));
    const timer = setInterval(show, 1000);
    const stopListening = onActivity(show);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [leftMs]);
  return left;
}
