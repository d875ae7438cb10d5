import { useRouterState } from '@tanstack/react-router';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { useConfig } from '~/hooks/use-config';
import { useLocalised } from '~/hooks/use-localised';
import { updateSession } from '~/session/store';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Facts } from '~/ui/facts';
import { useTexts } from '~/ui/texts';

/** Says whom to ask for help, and names the current screen to tell them; shows no guest data. */
export function HelpDialog() {
  const { t } = useTexts();
  const say = useLocalised();
  const { help } = useConfig().notices;
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '/' });
  const close = () => updateSession({ comfortPanel: 'closed' });
  return (
    <Dialog
      title={t('comfort.help_title')}
      onDismiss={close}
      actions={
        <Button action="comfort-close" look="main" onPress={close} autoFocus>
          {t('app.close')}
        </Button>
      }
    >
      <p>{say(help) || t('comfort.help_text')}</p>
      <Facts
        facts={[
          {
            field: 'helpScreen',
            name: t('comfort.help_screen'),
            value: isScreenPath(path) ? t(SCREENS[path].title).replace('\n', ' ') : undefined,
          },
          { field: 'helpCode', name: t('comfort.help_code'), value: path === '/' ? 'home' : path.slice(1) },
        ]}
      />
    </Dialog>
  );
}
