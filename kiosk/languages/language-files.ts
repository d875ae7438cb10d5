import { readdirSync, readFileSync } from 'node:fs';
import type { TextTree } from '../../src/domain/languages.ts';
import { jsonContent } from '../server/text-file.ts';
import { textTree } from './language-texts.ts';

/**
 * The languages that the app brings, in the order in which they are listed. Their files are complete. Any other language
 * follows them.
 */
export const SHIPPED: readonly string[] = ['ja', 'en', 'zh-Hans', 'zh-Hant', 'ko'];

/** The language files by language: each is one file of `src/i18n`. */
export type LanguageFiles = ReadonlyMap<string, TextTree>;

/** Why a language file cannot be used, in one sentence. */
export class BadLanguageFile extends Error {}

const FOLDER = new URL('../../src/i18n/', import.meta.url);
/** Scripts written from right to left, for which the app's screens are not made. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/**
 * Reads every language file of a folder: those that we ship first, the others by their tags.
 * @throws {BadLanguageFile} for a file that is no language
 */
export function readLanguageFiles(folder: URL = FOLDER): LanguageFiles {
  const tags = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
  return new Map(tags.map((tag) => [tag, read(tag, readFileSync(new URL(`${tag}.json`, folder)))]));
}

const place = (tag: string): number => {
  const found = SHIPPED.indexOf(tag);
  return found < 0 ? SHIPPED.length : found;
};

function read(tag: string, bytes: Uint8Array): TextTree {
  const file = `src/i18n/${tag}.json`;
  const usual = canonical(tag);
  if (usual === undefined)
    throw new BadLanguageFile(`${file}: ${tag} is no language tag, such as fr or pt-BR`);
  if (usual !== tag) throw new BadLanguageFile(`${file}: this language is written ${usual}: ${usual}.json`);
  if (RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? ''))
    throw new BadLanguageFile(`${file}: languages written from right to left are not supported`);
  const content = jsonContent(bytes);
  if (content.problem !== undefined) throw new BadLanguageFile(`${file}: ${content.problem}`);
  const texts = textTree.safeParse(content.json);
  if (texts.success) return texts.data;
  const at = texts.error.issues[0]?.path.join('.') || 'the whole file';
  throw new BadLanguageFile(`${file}: ${at}: must be a text or a group of texts`);
}

function canonical(tag: string): string | undefined {
  try {
    const [usual] = Intl.getCanonicalLocales(tag);
    // Names of five letters and more are allowed for languages that nobody has named yet.
    return usual !== undefined && /^[a-z]{2,3}(-|$)/.test(usual) ? usual : undefined;
  } catch {
    return undefined;
  }
}
