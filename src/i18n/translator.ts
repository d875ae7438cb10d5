import i18next from 'i18next';
import { fillInWith, textsStore } from './texts';

/** i18next with the texts in use, for all texts after home: they may have parameters and plurals. */
void i18next.init({
  initAsync: false,
  fallbackLng: false,
  resources: {},
  // React escapes values itself.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

function follow(): void {
  const shown = textsStore.getState();
  if (!shown) return;
  // Otherwise texts that the hotel has removed would remain.
  i18next.removeResourceBundle(shown.language, 'translation');
  i18next.addResourceBundle(shown.language, 'translation', shown.texts);
  void i18next.changeLanguage(shown.language);
}

follow();
textsStore.subscribe(follow);
// A text names no other: a hotel's texts that name each other twice would be written out millions of times.
fillInWith((key, values) => i18next.t(key, { ...values, nest: false }));

export { default as translator } from 'i18next';
