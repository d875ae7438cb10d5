import { useEffect, useState } from 'react';
import '~/i18n/translator';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useTexts } from '~/ui/texts';
import styles from './idle-prompt.module.css';

/** Asks before the visit ends. It covers the whole screen, so that passers-by cannot read any guest data. */
export default function IdlePrompt({
  seconds,
  isOver,
  onContinue,
}: {
  /** How long the guest has to answer, in seconds. */
  readonly seconds: number;
  /** Nobody has answered: the button is disabled. */
  readonly isOver: boolean;
  readonly onContinue: () => void;
}) {
  const { t } = useTexts();
  const left = useCountdown(seconds);
  return (
    <Dialog
      size="cover"
      urgency="alert"
      title={t('dialogs.idle.title')}
      onDismiss={onContinue}
      actions={
        <Button action="confirm" look="main" disabled={isOver} onPress={onContinue} autoFocus>
          {t('dialogs.idle.confirm')}
        </Button>
      }
    >
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
