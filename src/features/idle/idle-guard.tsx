import { useNavigate } from '@tanstack/react-router';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { whatToKnow } from '~/flow/done';
import { announceReset } from '~/flow/reset';
import { useConfig } from '~/hooks/use-config';
import { usePatience } from '~/hooks/use-patience';
import { useSession } from '~/hooks/use-session';
import { useUntouched } from '~/hooks/use-untouched';
import type { ResetReason } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './idle-prompt.module.css';

/**
 * When the screen has been untouched for `kiosk.idle_timeout_s` seconds, asks whether the guest goes on or finishes; ends the
 * visit if nobody answers within `kiosk.idle_prompt_s` seconds. If the tablet slept through both, the visit ends when it
 * wakes, before the first touch takes effect.
 */
export default memo(function IdleGuard() {
  const { kiosk } = useConfig();
  const navigate = useNavigate();
  const [state, setState] = useState<'watching' | 'asking' | 'leaving'>('watching');
  const patience = usePatience();
  const untouchedMs = kiosk.idle_timeout_s * 1000;
  const promptMs = kiosk.idle_prompt_s * 1000;
  const leave = (reason: ResetReason) => {
    setState('leaving');
    announceReset(reason);
    void navigate({ to: '/', search: true, replace: true });
  };
  useUntouched(
    untouchedMs,
    // At once: the time to answer begins now, and the touch that woke the tablet must find nothing to press.
    (tookMs) =>
      flushSync(() => (tookMs < (untouchedMs + promptMs) * patience ? setState('asking') : leave('idle'))),
    state === 'watching',
  );
  // Only the dialog's buttons count while it is shown.
  useUntouched(promptMs, () => flushSync(() => leave('idle')), state === 'asking', false);

  if (state === 'watching') return null;
  return (
    <IdlePrompt
      seconds={kiosk.idle_prompt_s * patience}
      isOver={state === 'leaving'}
      onContinue={() => setState('watching')}
      onFinish={() => leave('guest')}
    />
  );
});

/** Asks before the visit ends. It covers the whole screen, so that passers-by cannot read any guest data. */
function IdlePrompt({
  seconds,
  isOver,
  onContinue,
  onFinish,
}: {
  /** How long the guest has to answer, in seconds. */
  readonly seconds: number;
  /** The visit ends: the buttons are disabled. */
  readonly isOver: boolean;
  readonly onContinue: () => void;
  readonly onFinish: () => void;
}) {
  const { t } = useTranslation();
  const left = useCountdown(seconds);
  // Nothing of the guest: passers-by read it.
  const known = useSession(useShallow(whatToKnow));
  return (
    <Dialog
      size="cover"
      urgency="alert"
      title={t('dialogs.idle.title')}
      onDismiss={onContinue}
      actions={
        <>
          <Button action="confirm" look="main" disabled={isOver} onPress={onContinue} autoFocus>
            {t('dialogs.idle.confirm')}
          </Button>
          <Button action="finish" disabled={isOver} onPress={onFinish}>
            {t('dialogs.finish.confirm')}
          </Button>
        </>
      }
    >
      {known?.title ? <p className={styles.known}>{t(known.title)}</p> : null}
      {known ? <p className={styles.known}>{t(known.text)}</p> : null}
      <p>{t('dialogs.idle.text')}</p>
      <p className={styles.left} role="timer">
        {t('dialogs.idle.remaining', { seconds: left, count: left })}
      </p>
    </Dialog>
  );
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
