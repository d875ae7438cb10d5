import { useSession } from '~/hooks/use-session';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { useTexts } from '~/ui/texts';

/** The app's one error dialog. Its text is in the session and is cleared with it. */
export default function ErrorDialog() {
  const { t } = useTexts();
  const error = useSession(({ errorDialog }) => errorDialog);
  if (!error) return null;
  const close = () => updateSession({ errorDialog: undefined });
  return (
    <Dialog
      title={error.title}
      urgency="alert"
      onDismiss={close}
      actions={
        <Button action="close" look="main" onPress={close} autoFocus>
          {t('app.close')}
        </Button>
      }
    >
      {error.text}
    </Dialog>
  );
}
