import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '~/hooks/use-session';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';

/** Asks before the guest goes back and loses something. */
export default function BackDialog() {
  const { t } = useTranslation();
  const { history } = useRouter();
  const mayLeave = useSession(({ isSending, checkout }) => !isSending && !checkout?.isDone);
  const stay = () => updateSession({ asksBeforeBack: false });
  const leave = () => {
    stay();
    if (mayLeave) history.back({ ignoreBlocker: true });
  };
  return (
    <Dialog
      title={t('dialogs.back.title')}
      urgency="alert"
      onDismiss={stay}
      actions={
        <>
          <Button action="cancel" look="main" onPress={stay} autoFocus>
            {t('dialogs.back.cancel')}
          </Button>
          <Button action="confirm" onPress={leave}>
            {t('dialogs.back.confirm')}
          </Button>
        </>
      }
    >
      {t('dialogs.back.text')}
    </Dialog>
  );
}
