import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language, type TextTree } from '~/domain/languages';
import { takeTextsOfPage } from './built-in';

/** The hotel's own texts by language. */
type Overlays = Readonly<Partial<Record<Language, TextTree>>>;

async function loadTexts(language: Language, overlays: Overlays): Promise<TextTree> {
  return merge(takeTextsOfPage(language) ?? (await fetchTexts(language)), overlays[language] ?? {});
}

/** The texts are fetched (and precached) as JSON, so that only the current language is loaded. */
async function fetchTexts(language: Language): Promise<TextTree> {
  const response = await fetch(`/assets/${language}-${__TEXTS__}.json`);
  if (!response.ok) throw new Error(`The texts of ${language} could not be loaded (${response.status})`);
  return response.json();
}

/**
 * Merges the hotel's texts into the built-in ones. A text does not replace a subtree, nor a subtree a text.
 */
export function merge(base: TextTree, over: TextTree): TextTree {
  const merged: TextTree = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const current = merged[name];
    if (typeof value === 'string') {
      if (typeof current !== 'object') merged[name] = value;
    } else if (typeof current !== 'string') {
      merged[name] = merge(current ?? {}, value);
    }
  }
  return merged;
}

// Keep the page's `lang` up to date.
i18next.on('languageChanged', (language) => {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
});

/** Loads the texts of a language; call it before the first render. */
export async function startTexts(language: Language, overlays: Overlays): Promise<i18n> {
  return startTextsWith(language, await loadTexts(language, overlays));
}

/** Starts with texts that are there already. */
export async function startTextsWith(language: Language, texts: TextTree): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    // React escapes values itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18next;
}

let wanted: Language | undefined;

/** Switches the language after loading its texts. If they cannot be loaded, the language stays. */
export async function switchLanguage(language: Language, overlays: Overlays): Promise<void> {
  wanted = language;
  if (!i18next.hasResourceBundle(language, 'translation')) {
    const texts = await loadTexts(language, overlays).catch(keepTexts);
    // If the guest chose another language while these texts were loading, that choice wins.
    if (!texts || wanted !== language) return;
    i18next.addResourceBundle(language, 'translation', texts);
  }
  // Avoids a re-render if the language is shown already.
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

/**
 * Applies changed texts of the hotel and switches to the given language; texts loaded earlier are discarded.
 * If the texts cannot be loaded, nothing changes.
 */
export async function reloadTexts(language: Language, overlays: Overlays): Promise<void> {
  wanted = language;
  const texts = await loadTexts(language, overlays).catch(keepTexts);
  if (!texts) return;
  for (const loaded of Object.keys(LANGUAGES)) i18next.removeResourceBundle(loaded, 'translation');
  i18next.addResourceBundle(language, 'translation', texts);
  await i18next.changeLanguage(language);
}

function keepTexts(error: unknown): undefined {
  console.warn('The texts stay what they are:', error);
}
