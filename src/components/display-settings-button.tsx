import { useOffersLanguages } from '~/hooks/use-offers-languages';
import { useTexts } from '~/ui/texts';
import { BarButton } from './bar-button';
import styles from './bar-button.module.css';

/** The button on every screen that opens the accessibility options: language, text size, contrast, low layout. */
export function DisplaySettingsButton() {
  const { t } = useTexts();
  return (
    <BarButton
      action="comfort"
      icon={
        <span className={styles.letters} aria-hidden="true">
          Aa
        </span>
      }
      label={t(useOffersLanguages() ? 'comfort.open_with_language' : 'comfort.open')}
      opens="open"
    />
  );
}
