import { useTranslation } from 'react-i18next';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { confirmBack } from './back-guard';

/** Asks the guest to confirm going back where they would lose something. */
export default function BackDialog() {
  const { t } = useTranslation();
  const stay = () => updateSession({ asksBeforeBack: false });
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
          <Button action="confirm" onPress={confirmBack}>
            {t('dialogs.back.confirm')}
          </Button>
        </>
      }
    >
      {t('dialogs.back.text')}
    </Dialog>
  );
}
