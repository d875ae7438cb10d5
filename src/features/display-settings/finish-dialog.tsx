import { beforeFinishing } from '~/flow/finishing';
import { useSession } from '~/hooks/use-session';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useTexts } from '~/ui/texts';
import styles from './panel.module.css';

/** Asks the guest to confirm the end of the visit, and says what is not done yet, or what is. */
export function FinishDialog({
  onStay,
  onFinish,
}: {
  readonly onStay: () => void;
  readonly onFinish: () => void;
}) {
  const { t } = useTexts();
  // It may change while the question stands: a queue leads on by itself.
  const session = useSession((all) => all);
  const known = beforeFinishing(session);
  return (
    <Dialog
      title={t('dialogs.finish.title')}
      urgency="alert"
      onDismiss={onStay}
      actions={
        <>
          <Button action="confirm" disabled={session.isSending} onPress={onFinish}>
            {t('dialogs.finish.confirm')}
          </Button>
          <Button action="cancel" look="main" onPress={onStay} autoFocus>
            {t('dialogs.back.cancel')}
          </Button>
        </>
      }
    >
      {known?.title ? <p className={styles.done}>{t(known.title)}</p> : null}
      {known ? <p>{t(known.text)}</p> : null}
    </Dialog>
  );
}
