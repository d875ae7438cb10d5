import { updateSession } from '~/session/store';
import { useTexts } from '~/ui/texts';

/** Returns a function that tells the guest that something could not be loaded and that they can try again. */
export function useSayNotLoaded(): () => void {
  const { t } = useTexts();
  return () => updateSession({ errorDialog: { title: undefined, text: t('app.not_loaded') } });
}
