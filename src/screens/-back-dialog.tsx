import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';

/** Asks before the guest goes back where that costs something. */
export default function BackDialog({
  onCancel,
  onConfirm,
}: {
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('dialogs.back.title')}
      urgency="alert"
      onDismiss={onCancel}
      actions={
        <>
          <Button action="cancel" onPress={onCancel} autoFocus>
            {t('dialogs.back.cancel')}
          </Button>
          <Button action="confirm" onPress={onConfirm}>
            {t('dialogs.back.confirm')}
          </Button>
        </>
      }
    >
      {t('dialogs.back.text')}
    </Dialog>
  );
}
