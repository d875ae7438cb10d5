import { useTranslation } from 'react-i18next';
import styles from './back-button.module.css';
import { BackIcon } from './icons';

/** The back button, for screens that have one. */
export function BackButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.back}
      data-action="back"
      aria-label={t('app.back')}
      onClick={goBack}
    >
      <BackIcon />
      <span>{t('app.back')}</span>
    </button>
  );
}

/** Goes back like the browser's Back button, so that there is only one way back to guard. */
export const goBack = (): void => window.history.back();
