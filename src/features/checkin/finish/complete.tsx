import { Screen } from '~/components/screen';
import { useConfig } from '~/hooks/use-config';
import { useNext } from '~/hooks/use-next';
import { useReturnHome } from '~/hooks/use-return-home';
import { Button } from '~/ui/button';
import { useTexts } from '~/ui/texts';
import styles from './finish.module.css';

export function Complete() {
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
