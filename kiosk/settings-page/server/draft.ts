import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/domain/languages.ts';
import type { Found, HotelKind } from '../../server/check-settings.ts';
import { type Checked, checkJson } from '../../settings/check-settings-file.ts';
import { previewSettings } from './preview-settings.ts';
import { asJson, PICTURE, printOf, replaceFile, type Tenant, type Texts } from './tenant.ts';

/** What a window of the page is working on. */
export interface Draft {
  readonly config: object;
  readonly texts: Texts;
  /** Names of the tenant's own pictures. */
  readonly pictures: readonly string[];
}

/** What check-config says of a draft. */
interface CheckedDraft extends Checked<Found> {
  /** Whether tablets would take it, and the preview shows it. */
  readonly isShown: boolean;
}

/** What came of saving: the files written, or why none was. */
export type Saved =
  | { readonly files: readonly string[] }
  | { readonly files?: never; readonly refused: 'problem' | 'changed-meanwhile' };

/** A draft in a folder of its own, from which its preview is served. */
export class DraftFolder {
  readonly path: string;
  #draft: Draft = { config: {}, texts: {}, pictures: [] };
  /** What the tenant's folder has, as far as it is ours to take away. */
  #saved: Pick<Draft, 'texts' | 'pictures'> = { texts: {}, pictures: [] };
  /** The tenant's folder as it was when this draft began, or was saved. */
  #print = '';

  /**
   * @param path of a folder that is nobody else's
   * @param hotel whose settings these are, as far as it is known
   */
  constructor(
    path: string,
    private readonly hotel: HotelKind,
  ) {
    this.path = path;
    mkdirSync(join(path, 'tenant-lang'), { recursive: true });
    this.#write('config.json', asJson({ system: 'legacy' }));
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** Begins with what is in a tenant's folder. */
  open({ config, texts, pictures, print }: Tenant): void {
    for (const [name, bytes] of pictures) this.putPicture(name, bytes);
    this.take(config, texts);
    this.#saved = this.#draft;
    this.#print = print;
  }

  /** Takes settings and texts; the preview shows them if tablets would take them, else what it showed before. */
  take(config: object, texts: Texts): CheckedDraft {
    // A language that is no longer there has no texts left.
    const languages = Object.keys({ ...LANGUAGES, ...this.#draft.texts, ...texts });
    this.#draft = { ...this.#draft, config, texts };
    const checked = checkJson(config, this.hotel, texts);
    for (const language of languages)
      this.#write(join('tenant-lang', `${language}.json`), asJson(texts[language] ?? {}));
    const shown = previewSettings(config);
    if (shown !== undefined) this.#write('config.json', asJson(shown));
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
    rmSync(join(this.path, name), { force: true });
    this.#draft = { ...this.#draft, pictures: this.#draft.pictures.filter((other) => other !== name) };
  }

  /**
   * Writes the draft into a tenant's folder, and takes away the pictures that were taken out of the draft. Nothing is written
   * where check-config finds a problem.
   * @param replacesOthers even where somebody else has saved there since this draft began
   */
  save(tenant: string, replacesOthers: boolean): Saved {
    const { config, texts, pictures } = this.#draft;
    if (checkJson(config, this.hotel, texts).problems.length > 0) return { refused: 'problem' };
    if (!replacesOthers && printOf(tenant) !== this.#print) return { refused: 'changed-meanwhile' };
    mkdirSync(join(tenant, 'tenant-lang'), { recursive: true });
    const files: [name: string, bytes: string | Uint8Array][] = [
      ...pictures.map((name): [string, Uint8Array] => [name, readFileSync(join(this.path, name))]),
      // A language that is no longer there has no texts left.
      ...[...new Set([...Object.keys(this.#saved.texts), ...Object.keys(texts)])].map(
        (language): [string, string] => [`tenant-lang/${language}.json`, asJson(texts[language] ?? {})],
      ),
      // Last: what it names is there by then.
      ['config.json', asJson(config)],
    ];
    for (const [name, bytes] of files) replaceFile(join(tenant, name), bytes);
    for (const name of this.#saved.pictures)
      if (!pictures.includes(name)) rmSync(join(tenant, name), { force: true });
    this.#saved = this.#draft;
    this.#print = printOf(tenant);
    return { files: files.map(([name]) => name) };
  }

  /** Takes the folder away. */
  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #write(name: string, bytes: string | Uint8Array): void {
    replaceFile(join(this.path, name), bytes);
  }
}
