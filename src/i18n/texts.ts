import { createStore } from 'zustand/vanilla';
import type { Language, Overlays, TextTree } from '~/domain/languages';
import { isBlank } from '~/domain/visible';
import { unanswered, within } from '~/platform/within';
import type { TextKey } from './keys';

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
 * Merges the hotel's texts into the built-in ones. A text does not replace a subtree, nor a subtree a text; one of which
 * nothing can be read replaces nothing.
 */
export function merge(base: TextTree, over: TextTree): TextTree {
  const merged: TextTree = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const current = merged[name];
    if (typeof value === 'string') {
      if (typeof current !== 'object' && !isBlank(value)) merged[name] = value;
    } else if (typeof current !== 'string') {
      merged[name] = merge(current ?? {}, value);
    }
  }
  return merged;
}

/** Reads a text. `values` take the places of its parameters, and the one named `count` chooses the plural. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, unknown>>) => string;

/** The language in use and its texts, the hotel's own merged in. */
export type Texts = { readonly language: Language; readonly texts: TextTree; readonly t: Translate };

const store = createStore<Texts | undefined>(() => undefined);

/** i18next, once it is there (`translator.ts`): home does not wait for it, and has no text with a parameter. */
let fillIn: Translate | undefined;

/** From now on texts with parameters are read by this function. */
export function fillInWith(translate: Translate): void {
  fillIn = translate;
}

/** What only i18next can fill in: a parameter. */
const TO_FILL_IN = '{{';

/** Reads a text in which nothing is to be filled in as it is written: a long form has sixty, and i18next takes its time. */
const readerOf =
  (texts: TextTree): Translate =>
  (key, values) => {
    const text = textIn(texts, key) ?? key;
    return values === undefined && !text.includes(TO_FILL_IN) ? text : (fillIn?.(key, values) ?? text);
  };

function textIn(texts: TextTree, key: string): string | undefined {
  let found: TextTree | string | undefined = texts;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The store of the texts in use, for subscriptions. */
export const textsStore: Pick<typeof store, 'getState' | 'subscribe' | 'getInitialState'> = store;

/** The texts of every language that was in use, so that none is loaded twice. */
const loaded = new Map<Language, TextTree>();

let wanted: Language | undefined;

/** The language in use. */
export const currentLanguage = (): Language => textsInUse().language;

/** A text as it is written in the file of the language in use; undefined where it has none of that name. */
export const writtenText = (key: string): string | undefined => textIn(textsInUse().texts, key);

/** Loads the texts of a language; call it before the first render. */
export async function startTexts(language: Language, overlays: Overlays): Promise<void> {
  startTextsWith(language, await loadTexts(language, overlays));
}

/** Starts with texts that are there already. */
export function startTextsWith(language: Language, texts: TextTree): void {
  loaded.clear();
  show(language, texts);
}

/** Switches the language after loading its texts. If they cannot be loaded, the language stays. */
export async function switchLanguage(language: Language, overlays: Overlays): Promise<void> {
  wanted = language;
  const texts =
    loaded.get(language) ?? (await within(loadTexts(language, overlays), unanswered).catch(keepTexts));
  // If the guest chose another language while these texts were loading, that choice wins. Texts that are shown already
  // are not drawn again.
  if (texts && wanted === language && texts !== store.getState()?.texts) show(language, texts);
}

/**
 * Applies changed texts of the hotel and switches to the given language; texts loaded earlier are discarded.
 * If the texts cannot be loaded, nothing changes.
 */
export async function reloadTexts(language: Language, overlays: Overlays): Promise<void> {
  wanted = language;
  const texts = await loadTexts(language, overlays).catch(keepTexts);
  if (texts) startTextsWith(language, texts);
}

function show(language: Language, texts: TextTree): void {
  loaded.set(language, texts);
  store.setState({ language, texts, t: readerOf(texts) });
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/**
 * The texts in use.
 * @throws Error if called before start-up has loaded any, which is a programming error
 */
export function textsInUse(): Texts {
  const texts = store.getState();
  if (!texts) throw new Error('Texts were read before any were loaded');
  return texts;
}

function keepTexts(error: unknown): undefined {
  console.warn('The texts stay what they are:', error);
}

const isTextKey = (name: string): name is TextKey => writtenText(name) !== undefined;

/**
 * Narrows a plain string, such as a message from a library, to a text key; undefined if there is no such
 * text.
 */
export const asTextKey = (name: string | undefined): TextKey | undefined =>
  name !== undefined && isTextKey(name) ? name : undefined;

/**
 * Takes the texts that the build has embedded in index.html, and removes them from the page. Returns
 * undefined if they are in another language, or were taken before.
 */
function takeTextsOfPage(language: Language): TextTree | undefined {
  const element = document.getElementById('texts');
  element?.remove();
  return element?.lang === language ? JSON.parse(element.textContent) : undefined;
}
