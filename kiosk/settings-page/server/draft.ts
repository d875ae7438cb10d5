import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type TextTree } from '../../../src/domain/languages.ts';
import { type CheckedJson, checkJson } from '../../tools/check-settings.ts';
import { previewSettings } from './preview-settings.ts';

/** The texts of a tenant by language, as they stand in `tenant-lang/`. */
export type Texts = Readonly<Record<string, TextTree>>;

/** What the page is working on. */
export interface Draft {
  readonly config: object;
  readonly texts: Texts;
  /** Names of the tenant's own pictures. */
  readonly pictures: readonly string[];
}

/** What check-config says of a draft. */
export interface Checked extends CheckedJson {
  /** Whether tablets would take it, and the preview shows it. */
  readonly isShown: boolean;
}

/** What a picture may be called: one file of the folder, of a kind that browsers show. */
export const PICTURE = /^[a-z0-9][a-z0-9_-]{0,60}\.(png|svg|jpg|jpeg|webp|avif)$/iu;
const LANGUAGE_FILE = /^([A-Za-z0-9-]{2,20})\.json$/u;

/** The draft in a folder of its own, from which the preview is served. */
export class DraftFolder {
  readonly #folder: string;
  #draft: Draft = { config: {}, texts: {}, pictures: [] };
  /** What the tenant's folder has, as far as it is ours to take away. */
  #saved: Pick<Draft, 'texts' | 'pictures'> = { texts: {}, pictures: [] };

  /** @param folder empty, and nobody else's */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(join(folder, 'tenant-lang'), { recursive: true });
    this.#write('config.json', '{}');
  }

  get draft(): Draft {
    return this.#draft;
  }

  /**
   * Begins with what is in a tenant's folder; what is missing there is empty.
   * @throws {Error} with one sentence for a file that is no JSON object, as saving would replace it
   */
  open(tenant: string): void {
    for (const name of this.#draft.pictures) this.removePicture(name);
    const config = readObject(join(tenant, 'config.json')) ?? {};
    const texts = Object.fromEntries(
      namesIn(join(tenant, 'tenant-lang')).flatMap((name) => {
        const language = LANGUAGE_FILE.exec(name)?.[1];
        const tree = readObject(join(tenant, 'tenant-lang', name));
        return language === undefined || tree === undefined ? [] : [[language, asTexts(tree)]];
      }),
    );
    for (const name of namesIn(tenant))
      if (PICTURE.test(name)) this.putPicture(name, readFileSync(join(tenant, name)));
    this.take(config, texts);
    this.#saved = this.#draft;
  }

  /** Takes settings and texts; the preview shows them if tablets would take them, else what it showed before. */
  take(config: object, texts: Texts): Checked {
    this.#draft = { ...this.#draft, config, texts };
    const checked = checkJson(config);
    for (const language of Object.keys(LANGUAGES))
      this.#write(join('tenant-lang', `${language}.json`), json(texts[language] ?? {}));
    const shown = previewSettings(config);
    if (shown !== undefined) this.#write('config.json', json(shown));
    return { ...checked, isShown: shown !== undefined };
  }

  /** @throws {Error} for a name that is none of a picture */
  putPicture(name: string, bytes: Uint8Array): void {
    if (!PICTURE.test(name)) throw new Error('This is no name of a picture');
    this.#write(name, bytes);
    this.#draft = { ...this.#draft, pictures: [...new Set([...this.#draft.pictures, name])].toSorted() };
  }

  removePicture(name: string): void {
    if (!this.#draft.pictures.includes(name)) return;
    rmSync(join(this.#folder, name), { force: true });
    this.#draft = { ...this.#draft, pictures: this.#draft.pictures.filter((other) => other !== name) };
  }

  /**
   * Writes the draft into a tenant's folder, and takes away the pictures that were taken out of the draft.
   * @returns the files written; none where check-config finds a problem
   */
  save(tenant: string): readonly string[] {
    const { config, texts, pictures } = this.#draft;
    if (checkJson(config).problems.length > 0) return [];
    mkdirSync(join(tenant, 'tenant-lang'), { recursive: true });
    const files: [name: string, bytes: string | Uint8Array][] = [
      ...pictures.map((name): [string, Uint8Array] => [name, readFileSync(join(this.#folder, name))]),
      // A language that is no longer there has no texts left.
      ...[...new Set([...Object.keys(this.#saved.texts), ...Object.keys(texts)])].map(
        (language): [string, string] => [`tenant-lang/${language}.json`, json(texts[language] ?? {})],
      ),
      // Last: what it names is there by then.
      ['config.json', json(config)],
    ];
    for (const [name, bytes] of files) replace(join(tenant, name), bytes);
    for (const name of this.#saved.pictures)
      if (!pictures.includes(name)) rmSync(join(tenant, name), { force: true });
    this.#saved = this.#draft;
    return files.map(([name]) => name);
  }

  #write(name: string, bytes: string | Uint8Array): void {
    replace(join(this.#folder, name), bytes);
  }
}

/** Texts of a tree; anything else in it is left out. */
export function asTexts(tree: object): TextTree {
  const texts: TextTree = {};
  for (const [name, value] of Object.entries(tree)) {
    if (name === '__proto__') continue;
    if (typeof value === 'string') texts[name] = value;
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      texts[name] = asTexts(value);
  }
  return texts;
}

/** Whole or not at all: a gateway may be reading it. */
function replace(path: string, bytes: string | Uint8Array): void {
  const other = `${path}.new`;
  writeFileSync(other, bytes);
  renameSync(other, path);
}

function readObject(path: string): object | undefined {
  if (!existsSync(path)) return undefined;
  const wrong = new Error(`${path} is no JSON object: mend it first.`);
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/u, ''));
  } catch {
    throw wrong;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw wrong;
  return read;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
