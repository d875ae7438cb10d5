import { useSession } from '~/hooks/use-session';
import { updateSession } from '~/session/store';
import { MessageDialog } from '~/ui/dialog';

/** The app's one error dialog. The session holds its text. */
export default function ErrorDialog() {
  const error = useSession(({ errorDialog }) => errorDialog);
  if (!error) return null;
  const close = () => updateSession({ errorDialog: undefined });
  return (
    <MessageDialog title={error.title} urgency="alert" onClose={close}>
      {error.text}
    </MessageDialog>
  );
}
