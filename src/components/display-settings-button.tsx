import { useOffersLanguages } from '~/hooks/use-offers-languages';
import { updateSession } from '~/session/store';
import { useTexts } from '~/ui/texts';
import styles from './display-settings-button.module.css';

/** The button on every screen that opens the accessibility options: language, text size, contrast, low layout, help. */
export function DisplaySettingsButton() {
  const { t } = useTexts();
  const label = t(useOffersLanguages() ? 'comfort.open_with_language' : 'comfort.open');
  return (
    <button
      type="button"
      className={styles.opener}
      data-action="comfort"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => updateSession({ displayPanel: 'open' })}
    >
      <span className={styles.letters} aria-hidden="true">
        Aa
      </span>
      <span className={styles.words}>{label}</span>
    </button>
  );
}
