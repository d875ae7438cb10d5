import { useTranslation } from 'react-i18next';
import styles from './back-button.module.css';
import { BackIcon } from './icons';

export function BackButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.back}
      data-action="back"
      aria-label={t('app.back')}
      // Like the browser's Back button: one way back to guard.
      onClick={() => window.history.back()}
    >
      <BackIcon />
      <span>{t('app.back')}</span>
    </button>
  );
}
