import { updateSession } from '~/session/store';
import { useTexts } from '~/ui/texts';

/** Tells the guest that what they asked for could not be loaded, and that they may try again. */
export function useSayNotLoaded(): () => void {
  const { t } = useTexts();
  return () => updateSession({ errorDialog: { title: undefined, text: t('app.not_loaded') } });
}
