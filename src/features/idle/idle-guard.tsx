import { useNavigate } from '@tanstack/react-router';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIdleTimer } from 'react-idle-timer';
import { onActivity } from '~/device/activity';
import { whenPassed, whenUntouched } from '~/device/untouched';
import { announceReset } from '~/flow/reset';
import { useConfig } from '~/hooks/use-config';
import IdlePrompt from './idle-prompt';

/**
 * When the screen has been untouched for `kiosk.idle_timeout_s` seconds, asks whether the guest is still there; ends the
 * visit if nobody answers within `kiosk.idle_prompt_s` seconds. If the tablet slept through both, the visit ends when it
 * wakes, before the first touch takes effect.
 */
export default memo(function IdleGuard() {
  const { kiosk } = useConfig();
  const navigate = useNavigate();
  const [state, setState] = useState<'watching' | 'asking' | 'leaving'>('watching');
  const untouchedMs = kiosk.idle_timeout_s * 1000;
  const promptMs = kiosk.idle_prompt_s * 1000;
  // Without the library's own events and prompt, both of which go by the wall clock: it may be set while a guest stands here.
  const { activate } = useIdleTimer({
    timeout: untouchedMs,
    events: [],
    // At once, as the time to answer begins now.
    onIdle: () => flushSync(() => setState('asking')),
  });

  useEffect(() => {
    if (state === 'leaving') return;
    const returnHome = () => {
      setState('leaving');
      announceReset('idle');
      void navigate({ to: '/', search: true, replace: true });
    };
    // At once, so that the touch that woke the tablet finds nothing to press.
    const leave = () => flushSync(returnHome);
    // Only the dialog's button counts while it is shown.
    if (state === 'asking') return whenPassed(promptMs, leave).stop;
    const stopListening = onActivity(() => activate());
    // Timers stand still on a tablet that sleeps.
    const asleep = whenUntouched(untouchedMs + promptMs, leave);
    return () => {
      stopListening();
      asleep.stop();
    };
  }, [state, untouchedMs, promptMs, activate, navigate]);

  if (state === 'watching') return null;
  return (
    <IdlePrompt
      seconds={kiosk.idle_prompt_s}
      isOver={state === 'leaving'}
      onContinue={() => {
        activate();
        setState('watching');
      }}
    />
  );
});
