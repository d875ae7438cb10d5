import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language, TextTree } from '~/domain/languages';
import { takeTextsOfPage } from './built-in';
import enUrl from './en.json?url';
import jaUrl from './ja.json?url';
import koUrl from './ko.json?url';
import zhHansUrl from './zh-Hans.json?url';
import zhHantUrl from './zh-Hant.json?url';

/** Texts are data, not script: fetched (and precached) as JSON, so that only the language shown is loaded. */
const FILES: Readonly<Record<Language, string>> = {
  ja: jaUrl,
  en: enUrl,
  'zh-Hans': zhHansUrl,
  'zh-Hant': zhHantUrl,
  ko: koUrl,
};

/** The tenant's texts by language. */
type Overlays = Readonly<Partial<Record<Language, TextTree>>>;

async function loadTexts(language: Language, overlays: Overlays): Promise<TextTree> {
  return merge(takeTextsOfPage(language) ?? (await fetchTexts(language)), overlays[language] ?? {});
}

async function fetchTexts(language: Language): Promise<TextTree> {
  const response = await fetch(FILES[language]);
  if (!response.ok) throw new Error(`The texts of ${language} could not be loaded (${response.status})`);
  return response.json();
}

/** The tenant's texts over the built-in ones; a name that is no text there is left out. */
export function merge(base: TextTree, over: TextTree): TextTree {
  const merged: TextTree = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const standing = merged[name];
    if (typeof value === 'string') {
      if (typeof standing !== 'object') merged[name] = value;
    } else if (typeof standing !== 'string') {
      merged[name] = merge(standing ?? {}, value);
    }
  }
  return merged;
}

// Whatever changes the language: the page says which one it is in.
i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

/** Starts the texts in a language; must have ended before anything is drawn. */
export async function startTexts(language: Language, overlays: Overlays): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await loadTexts(language, overlays) } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18next;
}

let wanted: Language | undefined;

/** Shows another language, its texts loaded first. Where they cannot be had, the language stays. */
export async function switchLanguage(language: Language, overlays: Overlays): Promise<void> {
  wanted = language;
  if (!i18next.hasResourceBundle(language, 'translation')) {
    const texts = await loadTexts(language, overlays).catch(stayAsItIs);
    // Texts take their time to load: whoever chose last has it.
    if (!texts || wanted !== language) return;
    i18next.addResourceBundle(language, 'translation', texts);
  }
  // What is shown already is not drawn again.
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

/**
 * Takes changed tenant texts into use, and their language, whatever was chosen before: what was loaded under the old ones
 * is loaded anew. Where they cannot be had, the texts stay.
 */
export async function reloadTexts(language: Language, overlays: Overlays): Promise<void> {
  wanted = language;
  const texts = await loadTexts(language, overlays).catch(stayAsItIs);
  if (!texts) return;
  for (const loaded of Object.keys(FILES)) i18next.removeResourceBundle(loaded, 'translation');
  i18next.addResourceBundle(language, 'translation', texts);
  await i18next.changeLanguage(language);
}

function stayAsItIs(error: unknown): undefined {
  console.warn('The texts stay what they are:', error);
}
