import { createFileRoute } from '@tanstack/react-router';
import { Button } from '~/ui/button';
import { Screen } from '~/ui/screen';
import { useTexts } from '~/ui/texts';
import { useConfig } from '~/ui/use-config';
import { useReturnHome } from '../-use-return-home';
import styles from './-finish.module.css';
import { useNext } from './-use-next';

export const Route = createFileRoute('/checkin/complete')({ component: Complete });

function Complete() {
  const { t } = useTexts();
  const { assets } = useConfig();
  const next = useNext('/checkin/complete');
  useReturnHome();
  return (
    <Screen
      path="/checkin/complete"
      layout="middle"
      actions={
        <Button action="main" look="main" onPress={next}>
          {t('views.checkin.complete_view.button')}
        </Button>
      }
    >
      <img className={styles.mark} src={`${assets.url}/ic_success.png`} alt="" />
      <p className={styles.text}>{t('views.checkin.complete_view.text')}</p>
      <p className={styles.hint}>{t('views.checkin.complete_view.key_hint')}</p>
    </Screen>
  );
}
