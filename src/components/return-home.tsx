import { useTranslation } from 'react-i18next';
import { useReturnHome } from '~/hooks/use-return-home';
import { Button } from '~/ui/button';
import styles from './return-home.module.css';

/** Leads an untouched last screen back to home. Shows the seconds left, and a button that starts them again. */
export function ReturnHome() {
  const { t } = useTranslation();
  // Any touch starts the time again; the button tells guests so.
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
