import { useNavigate } from '@tanstack/react-router';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { leavingNotice } from '~/flow/done';
import { announceReset, IDLE_ASKED } from '~/flow/reset';
import { useConfig } from '~/hooks/use-config';
import { useSession } from '~/hooks/use-session';
import { usePatience, useUntouched } from '~/hooks/use-untouched';
import type { ResetReason } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './idle-prompt.module.css';

/** Time for a guest whom the queue has called, in ms: the seats may be across the lobby. */
const CALLED_MS = 300_000;

/**
 * Asks after `kiosk.idle_timeout_s` without a touch, and ends the visit `kiosk.idle_prompt_s` later. A tablet that
 * slept through both ends it before the first touch takes effect.
 */
export default memo(function IdleGuard({ path }: { readonly path: string | undefined }) {
  const { kiosk } = useConfig();
  const navigate = useNavigate();
  const [state, setState] = useState<'watching' | 'asking' | 'leaving'>('watching');
  const patience = usePatience();
  // A guest who pays at the desk comes straight from the queue, past the terms.
  const isJustCalled = useSession(
    ({ checkout }) =>
      path === '/checkout/room-number' || (path === '/checkout/check-total' && checkout?.hasAgreed === false),
  );
  const untouchedMs = Math.max(kiosk.idle_timeout_s * 1000, isJustCalled ? CALLED_MS : 0);
  const promptMs = kiosk.idle_prompt_s * 1000;
  const leave = (reason: ResetReason) => {
    setState('leaving');
    announceReset(reason);
    void navigate({ to: '/', search: true, replace: true });
  };
  useUntouched(
    untouchedMs,
    (tookMs) => {
      const asks = tookMs < (untouchedMs + promptMs) * patience;
      if (asks) document.dispatchEvent(new Event(IDLE_ASKED));
      // At once: the time starts now, and the touch that woke the tablet must hit no button.
      flushSync(() => (asks ? setState('asking') : leave('idle')));
    },
    state === 'watching',
  );
  // While the dialog is shown, only its buttons count.
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

/** Covers the whole screen, so that nobody reads guest data. */
function IdlePrompt({
  seconds,
  isOver,
  onContinue,
  onFinish,
}: {
  readonly seconds: number;
  readonly isOver: boolean;
  readonly onContinue: () => void;
  readonly onFinish: () => void;
}) {
  const { t } = useTranslation();
  const left = useCountdown(seconds);
  // No guest data: passers-by read it.
  const known = useSession(useShallow(leavingNotice));
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
