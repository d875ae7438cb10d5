import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language, type Overlays, type TextTree } from '~/domain/languages';
import { isBlank } from '~/domain/visible';
import { unanswered, within } from '~/platform/within';
import type { TextKey } from './keys';

// Components read texts by `useTranslation`, other code by i18next itself.

/** i18next's default namespace. */
const TEXTS = 'translation';

void i18next.use(initReactI18next).init({
  // A language's texts are added before it is chosen: nothing waits or falls back.
  resources: {},
  fallbackLng: false,
  interpolation: {
    // React escapes values itself.
    escapeValue: false,
    // Texts that name each other would grow without end. No text has this character (`domain/json-text.ts`).
    nestingPrefix: '\uFFFD',
  },
});

/** The page holds its language's texts; others are fetched (and precached) as JSON. */
async function loadTexts(language: Language): Promise<TextTree> {
  const ofPage = takeTextsOfPage(language);
  if (ofPage) return ofPage;
  const response = await fetch(`/assets/${language}-${__TEXTS__}.json`);
  if (!response.ok) throw new Error(`The texts of ${language} could not be loaded (${response.status})`);
  return response.json();
}

/** Takes the page's texts; undefined if they are in another language or were taken. */
function takeTextsOfPage(language: Language): TextTree | undefined {
  const element = document.getElementById('texts');
  element?.remove();
  return element?.lang === language ? JSON.parse(element.textContent) : undefined;
}

/** The hotel's texts that can replace the app's: a visible text a text, a group a group. */
export function fitting(own: TextTree, texts: TextTree): TextTree {
  const fit: TextTree = {};
  for (const [name, value] of Object.entries(own)) {
    const replaced = texts[name];
    if (typeof value === 'string') {
      if (typeof replaced !== 'object' && !isBlank(value)) fit[name] = value;
    } else if (typeof replaced === 'object') {
      fit[name] = fitting(value, replaced);
    }
  }
  return fit;
}

function addTexts(language: Language, texts: TextTree, own: TextTree = {}): void {
  i18next.addResourceBundle(language, TEXTS, texts);
  i18next.addResourceBundle(language, TEXTS, fitting(own, texts), true, true);
}

function show(language: Language): void {
  void i18next.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Loads the texts of a language. Call before the first render. */
export async function startTexts(language: Language, overlays: Overlays): Promise<void> {
  startTextsWith(language, await loadTexts(language), overlays[language]);
}

/** Starts with given texts; earlier ones are discarded. */
export function startTextsWith(language: Language, texts: TextTree, own?: TextTree): void {
  for (const earlier of Object.keys(i18next.store.data)) i18next.removeResourceBundle(earlier, TEXTS);
  addTexts(language, texts, own);
  show(language);
}

/** The last choice of a language wins, however late its texts come. */
let choices = 0;

/** Switches the language after loading its texts. After a failure the language stays. */
export async function switchLanguage(language: Language, overlays: Overlays): Promise<void> {
  const choice = ++choices;
  if (!i18next.hasResourceBundle(language, TEXTS)) {
    const texts = await within(loadTexts(language), unanswered).catch(keepTexts);
    if (!texts || choice !== choices) return;
    addTexts(language, texts, overlays[language]);
  }
  if (language !== i18next.language) show(language);
}

/** Applies changed texts of the hotel and switches to a language. After a failure nothing changes. */
export async function reloadTexts(language: Language, overlays: Overlays): Promise<void> {
  choices += 1;
  await startTexts(language, overlays).catch(keepTexts);
}

function keepTexts(error: unknown): undefined {
  console.warn('The texts stay what they are:', error);
}

/** The language in use. @throws Error before start-up has loaded any texts: a programming error */
export function currentLanguage(): Language {
  const { language } = i18next;
  if (!isLanguage(language)) throw new Error('Texts were read before any were loaded');
  return language;
}

const isTextKey = (name: string): name is TextKey =>
  typeof i18next.getResource(i18next.language, TEXTS, name) === 'string';

/** A string, such as a library's message, as a text key; undefined if there is no such text. */
export const asTextKey = (name: string | undefined): TextKey | undefined =>
  name !== undefined && isTextKey(name) ? name : undefined;
