import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isBuiltIn, type Language, type Overlays, type TextTree } from '~/domain/languages';
import { isBlank } from '~/domain/visible';
import { unanswered, within } from '~/platform/within';
import type { TextKey } from './keys';

// Components read texts by `useTranslation` of react-i18next, and what is no component by i18next itself.

/** The namespace that i18next looks in where none is named. */
const TEXTS = 'translation';

void i18next.use(initReactI18next).init({
  // All texts of a language are added before it is chosen: nothing waits. Only a language of the hotel's own lacks texts.
  resources: {},
  fallbackLng: (language) => (isBuiltIn(language) ? [] : ['en']),
  interpolation: {
    // React escapes values itself.
    escapeValue: false,
    // A text names no other: a hotel's texts that name each other twice would be written out millions of times. No text
    // has this character (`domain/json-text.ts`).
    nestingPrefix: '\uFFFD',
  },
});

/** The texts came with the page, or are fetched (and precached) as JSON, so that only the current language is loaded. */
async function loadTexts(language: Language): Promise<TextTree> {
  const ofPage = takeTextsOfPage(language);
  if (ofPage) return ofPage;
  const response = await fetch(`/assets/${language}-${__TEXTS__}.json`);
  if (!response.ok) throw new Error(`The texts of ${language} could not be loaded (${response.status})`);
  return response.json();
}

/** Takes the texts that the build has put into index.html off the page; undefined if they are in another language, or were taken. */
function takeTextsOfPage(language: Language): TextTree | undefined {
  const element = document.getElementById('texts');
  element?.remove();
  return element?.lang === language ? JSON.parse(element.textContent) : undefined;
}

/** The hotel's texts that can take the place of the app's: a text replaces a text, unless it is blank, and a group a group. */
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

/** The texts of a language, and those of the hotel that can take their place. */
type Bundle = readonly [language: Language, texts: TextTree, own: TextTree];

/** Loads all texts of a language. One of the hotel's own has the English ones behind it. */
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

/** Draws the screen in a language that has its texts. */
function show(language: Language): void {
  void i18next.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Loads the texts of a language; call it before the first render. */
export async function startTexts(language: Language, overlays: Overlays): Promise<void> {
  startWith(await loadBundles(language, overlays), language);
}

/** Starts with texts that are there already; texts loaded earlier are discarded. */
export const startTextsWith = (language: Language, texts: TextTree, own: TextTree = {}): void =>
  startWith([[language, texts, own]], language);

function startWith(bundles: readonly Bundle[], language: Language): void {
  for (const earlier of Object.keys(i18next.store.data)) i18next.removeResourceBundle(earlier, TEXTS);
  addBundles(bundles);
  show(language);
}

/** Counts the choices of a language: the last one wins, however long the texts of an earlier one take. */
let choices = 0;

/** Switches the language after loading its texts. If they cannot be loaded, the language stays. */
export async function switchLanguage(language: Language, overlays: Overlays): Promise<void> {
  const choice = ++choices;
  if (!i18next.hasResourceBundle(language, TEXTS)) {
    const bundles = await within(loadBundles(language, overlays), unanswered).catch(keepTexts);
    if (!bundles || choice !== choices) return;
    addBundles(bundles);
  }
  // A language that is shown already is not drawn again.
  if (language !== i18next.language) show(language);
}

/** Applies changed texts of the hotel and switches to a language. If its texts cannot be loaded, nothing changes. */
export async function reloadTexts(language: Language, overlays: Overlays): Promise<void> {
  choices += 1;
  await startTexts(language, overlays).catch(keepTexts);
}

function keepTexts(error: unknown): undefined {
  console.warn('The texts stay what they are:', error);
}

/**
 * The language in use.
 * @throws Error if called before start-up has loaded any texts, which is a programming error
 */
export function currentLanguage(): Language {
  // The library's types do not say that there is none before the first.
  const language: string | undefined = i18next.language;
  if (language === undefined) throw new Error('Texts were read before any were loaded');
  return language;
}

const isTextKey = (name: string): name is TextKey =>
  i18next.languages.some((language) => typeof i18next.getResource(language, TEXTS, name) === 'string');

/** Narrows a plain string, such as a message from a library, to a text key; undefined if there is no such text. */
export const asTextKey = (name: string | undefined): TextKey | undefined =>
  name !== undefined && isTextKey(name) ? name : undefined;
