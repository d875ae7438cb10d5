import { useNavigate } from '@tanstack/react-router';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Countdown, whenPassed, whenUntouched } from '~/device/untouched';
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
  /** How often the guest has said to be still there: the watch begins again. */
  const [answers, setAnswers] = useState(0);
  const untouchedMs = kiosk.idle_timeout_s * 1000;
  const promptMs = kiosk.idle_prompt_s * 1000;

  // biome-ignore lint/correctness/useExhaustiveDependencies(answers): begins the watch again
  useEffect(() => {
    const returnHome = () => {
      setState('leaving');
      announceReset('idle');
      void navigate({ to: '/', search: true, replace: true });
    };
    // At once, so that the touch that woke the tablet finds nothing to press.
    const leave = () => flushSync(returnHome);
    let running: Countdown = whenUntouched(untouchedMs, (tookMs) => {
      running.stop();
      const leftMs = untouchedMs + promptMs - tookMs;
      if (leftMs <= 0) return leave();
      setState('asking');
      // Only the dialog's button counts while it is shown.
      running = whenPassed(leftMs, leave);
    });
    return () => running.stop();
  }, [answers, untouchedMs, promptMs, navigate]);

  if (state === 'watching') return null;
  return (
    <IdlePrompt
      seconds={kiosk.idle_prompt_s}
      isOver={state === 'leaving'}
      onContinue={() => {
        setAnswers((count) => count + 1);
        setState('watching');
      }}
    />
  );
});
