import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EventsType, useIdleTimer } from 'react-idle-timer';
import { watchForSleep } from '~/device/sleep';
import { announceReset } from '~/flow/reset';
import { useConfig } from '~/hooks/use-config';
import IdlePrompt from './idle-prompt';

/** What a guest does; the library's own list counts a focus set by script and a tab that comes back as well. */
const TOUCHES: EventsType[] = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * Asks whether anybody is still there when the screen has not been touched for long, and forgets the guest when
 * nobody answers. A tablet that slept through all that forgets before its first touch does anything.
 */
export default function IdleGuard() {
  const { kiosk } = useConfig();
  const navigate = useNavigate();
  const [state, setState] = useState<'watching' | 'asking' | 'leaving'>('watching');
  const patienceMs = (kiosk.idle_timeout_s + kiosk.idle_prompt_s) * 1000;
  const leave = useCallback(() => {
    setState('leaving');
    announceReset('idle');
    void navigate({ to: '/', search: true, replace: true });
  }, [navigate]);
  const timer = useIdleTimer({
    timeout: patienceMs,
    promptBeforeIdle: kiosk.idle_prompt_s * 1000,
    events: TOUCHES,
    // A single touch counts, however soon after the last.
    eventsThrottle: 0,
    onPrompt: () => setState('asking'),
    onIdle: leave,
  });

  useEffect(() => watchForSleep(patienceMs, () => flushSync(leave)), [patienceMs, leave]);

  if (state === 'watching') return null;
  return (
    <IdlePrompt
      seconds={kiosk.idle_prompt_s}
      isOver={state === 'leaving'}
      onContinue={() => {
        timer.activate();
        setState('watching');
      }}
    />
  );
}
