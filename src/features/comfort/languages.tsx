import { useState } from 'react';
import { settings } from '~/config/settings';
import { LANGUAGES, type Language } from '~/domain/languages';
import { useConfig } from '~/hooks/use-config';
import { useOffersLanguages } from '~/hooks/use-offers-languages';
import { switchLanguage } from '~/i18n/texts';
import { useTexts } from '~/ui/texts';
import { Choices } from './choices';
import styles from './panel.module.css';

/** The languages that the hotel offers, each under its own name; nothing if guests do not choose the language. */
export function LanguageChoices() {
  const { t, language: shown } = useTexts();
  const { supported } = useConfig().language;
  // Marks the choice at once, while its texts are still loading.
  const [chosen, setChosen] = useState<Language>();
  if (!useOffersLanguages()) return null;
  const choose = (language: Language) => {
    setChosen(language);
    void switchLanguage(language, settings().overlays).finally(() => setChosen(undefined));
  };
  return (
    <Choices name={t('app.language')}>
      {supported.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.choice}
          data-action={`comfort-language-${language}`}
          aria-pressed={(chosen ?? shown) === language}
          onClick={() => choose(language)}
        >
          {LANGUAGES[language]}
        </button>
      ))}
    </Choices>
  );
}
