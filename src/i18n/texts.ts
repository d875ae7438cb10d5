import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isBuiltIn, type Language, type Overlays, type TextTree } from '~/domain/languages';
import { isBlank } from '~/domain/visible';
import { unanswered, within } from '~/platform/within';
import type { TextKey } from './keys';

// Components read texts by `useTranslation`, other code by i18next itself.

/** i18next's default namespace. */
const TEXTS = 'translation';

void i18next.use(initReactI18next).init({
  // A language's texts are added before it is chosen. Only a hotel's own language may lack texts.
  resources: {},
  fallbackLng: (language) => (isBuiltIn(language) ? [] : ['en']),
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

/** The texts of a language, and the hotel's replacements. */
type Bundle = readonly [language: Language, texts: TextTree, own: TextTree];

/** Loads all texts of a language. A hotel's own language falls back to English. */
async function loadBundles(language: Language, overlays: Overlays): Promise<readonly Bundle[]> {
  const own = overlays[language] ?? {};
  if (isBuiltIn(language)) return [[language, await loadTexts(language), own]];
  const [{ usableTexts }, english] = await Promise.all([import('./own-language'), loadTexts('en')]);
  return [
    ['en', english, overlays.en ?? {}],
    [language, usableTexts(fitting(own, english), english), {}],
  ];
}

function addBundles(bundles: readonly Bundle[]): void {
  for (const [language, texts, own] of bundles) {
    i18next.addResourceBundle(language, TEXTS, texts);
    i18next.addResourceBundle(language, TEXTS, fitting(own, texts), true, true);
  }
}

function show(language: Language): void {
  void i18next.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Loads the texts of a language. Call before the first render. */
export async function startTexts(language: Language, overlays: Overlays): Promise<void> {
  startWith(await loadBundles(language, overlays), language);
}

/** Starts with given texts; earlier ones are discarded. */
export const startTextsWith = (language: Language, texts: TextTree, own: TextTree = {}): void =>
  startWith([[language, texts, own]], language);

function startWith(bundles: readonly Bundle[], language: Language): void {
  for (const earlier of Object.keys(i18next.store.data)) i18next.removeResourceBundle(earlier, TEXTS);
  addBundles(bundles);
  show(language);
}

/** The last choice of a language wins, however late its texts come. */
let choices = 0;

/** Switches the language after loading its texts. After a failure the language stays. */
export async function switchLanguage(language: Language, overlays: Overlays): Promise<void> {
  const choice = ++choices;
  if (!i18next.hasResourceBundle(language, TEXTS)) {
    const bundles = await within(loadBundles(language, overlays), unanswered).catch(keepTexts);
    if (!bundles || choice !== choices) return;
    addBundles(bundles);
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
  // The library's types hide that there is no language before the first.
  const language: string | undefined = i18next.language;
  if (language === undefined) throw new Error('Texts were read before any were loaded');
  return language;
}

const isTextKey = (name: string): name is TextKey =>
  i18next.languages.some((language) => typeof i18next.getResource(language, TEXTS, name) === 'string');

/** A string, such as a library's message, as a text key; undefined if there is no such text. */
export const asTextKey = (name: string | undefined): TextKey | undefined =>
  name !== undefined && isTextKey(name) ? name : undefined;
