import { useNavigate } from '@tanstack/react-router';
import { memo, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EventsType, useIdleTimer } from 'react-idle-timer';
import { watchForSleep } from '~/device/sleep';
import { announceReset } from '~/flow/reset';
import { useConfig } from '~/hooks/use-config';
import IdlePrompt from './idle-prompt';

/** Events a guest causes. The library's default list also counts focus set by script and a tab becoming visible. */
const TOUCHES: EventsType[] = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * When the screen has been untouched for `kiosk.idle_timeout_s` seconds, asks whether the guest is still there; ends the
 * visit if nobody answers within `kiosk.idle_prompt_s` seconds. If the tablet slept through both, the visit ends when it
 * wakes, before the first touch takes effect.
 */
export default memo(function IdleGuard() {
  const { kiosk } = useConfig();
  const navigate = useNavigate();
  const [state, setState] = useState<'watching' | 'asking' | 'leaving'>('watching');
  const patienceMs = (kiosk.idle_timeout_s + kiosk.idle_prompt_s) * 1000;
  const returnHome = useCallback(() => {
    setState('leaving');
    announceReset('idle');
    void navigate({ to: '/', search: true, replace: true });
  }, [navigate]);
  const timer = useIdleTimer({
    timeout: patienceMs,
    promptBeforeIdle: kiosk.idle_prompt_s * 1000,
    events: TOUCHES,
    // Every touch counts, even one right after another.
    eventsThrottle: 0,
    onPrompt: () => setState('asking'),
    onIdle: returnHome,
  });

  useEffect(() => watchForSleep(patienceMs, () => flushSync(returnHome)), [patienceMs, returnHome]);

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
});
