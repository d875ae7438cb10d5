import { canFinish, type ScreenPath } from '~/flow/screens';
import { BellIcon } from '~/ui/icons';
import { useTexts } from '~/ui/texts';
import { BarButton } from './bar-button';

/** The button on every screen that opens the help, where staff can be called and a journey can be ended. */
export function HelpButton({ path }: { readonly path: ScreenPath }) {
  const { t } = useTexts();
  return (
    <BarButton
      action="comfort-help"
      icon={<BellIcon />}
      label={t(canFinish(path) ? 'comfort.help_or_finish' : 'comfort.help')}
      opens="help"
    />
  );
}
