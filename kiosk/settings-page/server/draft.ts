import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/domain/languages.ts';
import type { Finding, HotelKind } from '../../server/check-settings.ts';
import { type Checked, checkJson } from '../../settings/check-settings-file.ts';
import { previewSettings } from './preview-settings.ts';
import { asJson, PICTURE, printOf, replaceFile, type Tenant, type Texts } from './tenant.ts';

export interface Draft {
  readonly config: object;
  readonly texts: Texts;
  readonly pictures: readonly string[];
}

interface CheckedDraft extends Checked<Finding> {
  /** Whether tablets would take it and the preview shows it. */
  readonly isShown: boolean;
}

/** The written files, or the reason for none. */
export type Saved =
  | { readonly files: readonly string[] }
  | { readonly files?: never; readonly refused: 'problem' | 'changed-meanwhile' };

export class DraftFolder {
  readonly path: string;
  #draft: Draft = { config: {}, texts: {}, pictures: [] };
  /** Files of the tenant's folder that we may remove. */
  #saved: Pick<Draft, 'texts' | 'pictures'> = { texts: {}, pictures: [] };
  /** The tenant's folder when this draft began or was saved. */
  #print = '';

  /** @param path of a folder of its own @param hotel the settings' hotel, if known */
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

  open({ config, texts, pictures, print }: Tenant): void {
    for (const [name, bytes] of pictures) this.putPicture(name, bytes);
    this.take(config, texts);
    this.#saved = this.#draft;
    this.#print = print;
  }

  /** Takes settings and texts; the preview shows only those that tablets would take. */
  take(config: object, texts: Texts): CheckedDraft {
    // A removed language has no texts left.
    const languages = Object.keys({ ...LANGUAGES, ...this.#draft.texts, ...texts });
    this.#draft = { ...this.#draft, config, texts };
    const checked = checkJson(config, this.hotel, texts);
    for (const language of languages)
      this.#write(join('tenant-lang', `${language}.json`), asJson(texts[language] ?? {}));
    const shown = previewSettings(config);
    if (shown !== undefined) this.#write('config.json', asJson(shown));
    return { ...checked, isShown: shown !== undefined };
  }

  /** @throws {Error} for an unfit name */
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

  /** Writes the draft unless check-config finds a problem. @param replacesOthers also over another's save */
  save(tenant: string, replacesOthers: boolean): Saved {
    const { config, texts, pictures } = this.#draft;
    if (checkJson(config, this.hotel, texts).problems.length > 0) return { refused: 'problem' };
    if (!replacesOthers && printOf(tenant) !== this.#print) return { refused: 'changed-meanwhile' };
    mkdirSync(join(tenant, 'tenant-lang'), { recursive: true });
    const files: [name: string, bytes: string | Uint8Array][] = [
      ...pictures.map((name): [string, Uint8Array] => [name, readFileSync(join(this.path, name))]),
      // A removed language has no texts left.
      ...[...new Set([...Object.keys(this.#saved.texts), ...Object.keys(texts)])].map(
        (language): [string, string] => [`tenant-lang/${language}.json`, asJson(texts[language] ?? {})],
      ),
      // Last, when the files that it names are there.
      ['config.json', asJson(config)],
    ];
    for (const [name, bytes] of files) replaceFile(join(tenant, name), bytes);
    for (const name of this.#saved.pictures)
      if (!pictures.includes(name)) rmSync(join(tenant, name), { force: true });
    this.#saved = this.#draft;
    this.#print = printOf(tenant);
    return { files: files.map(([name]) => name) };
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #write(name: string, bytes: string | Uint8Array): void {
    replaceFile(join(this.path, name), bytes);
  }
}
