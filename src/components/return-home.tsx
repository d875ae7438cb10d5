import { useTranslation } from 'react-i18next';
import { useReturnHome } from '~/hooks/use-return-home';
import { Button } from '~/ui/button';
import styles from './return-home.module.css';

/** Brings an untouched last screen back to home: says in how many seconds, beside a button that starts the time again. */
export function ReturnHome() {
  const { t } = useTranslation();
  // Every touch starts the time again; the button is for those who would not know.
  const left = useReturnHome();
  return (
    <div className={styles.return}>
      <p role="timer">{t('app.returns_home', { count: left })}</p>
      <Button action="stay" look="quiet">
        {t('app.stay')}
      </Button>
    </div>
  );
}
