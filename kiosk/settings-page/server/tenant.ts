import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { TextTree } from '../../../src/domain/languages.ts';
import { readJsonFile } from '../../server/text-file.ts';
import { namesIn } from '../../settings/check-settings-file.ts';

export type Texts = Readonly<Record<string, TextTree>>;

/** A picture's name: one file of the folder, of a kind that browsers show. */
export const PICTURE = /^[a-z0-9][a-z0-9_-]{0,60}\.(png|svg|jpg|jpeg|webp|avif)$/iu;

/** Writes a file whole or not at all: a gateway may be reading it. */
export function replaceFile(path: string, bytes: string | Uint8Array): void {
  const other = `${path}.new`;
  writeFileSync(other, bytes);
  renameSync(other, path);
}

export const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

export interface Tenant {
  readonly config: object;
  readonly texts: Texts;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly print: string;
}

const LANGUAGE_FILE = /^([A-Za-z0-9-]{2,20})\.json$/u;

/** Reads a tenant's folder; missing parts are empty. @throws {Error} for no JSON object, which saving would replace */
export function readTenant(folder: string): Tenant {
  const config = readObject(join(folder, 'config.json')) ?? {};
  const texts = languageFiles(folder).flatMap(([language, path]) => {
    const tree = readObject(path);
    return tree === undefined ? [] : [[language, asTexts(tree)] as const];
  });
  const pictures = namesIn(folder).filter((name) => PICTURE.test(name));
  return {
    config,
    texts: Object.fromEntries(texts),
    pictures: new Map(pictures.map((name) => [name, readFileSync(join(folder, name))])),
    print: printOf(folder),
  };
}

export function printOf(folder: string): string {
  const files = [join(folder, 'config.json'), ...languageFiles(folder).map(([, path]) => path)];
  const hash = createHash('sha256');
  for (const path of files.filter((file) => existsSync(file))) hash.update(path).update(readFileSync(path));
  return hash.digest('base64');
}

/** The texts of a tree, without anything else. */
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

function languageFiles(folder: string): readonly (readonly [language: string, path: string])[] {
  return namesIn(join(folder, 'tenant-lang')).flatMap((name) => {
    const language = LANGUAGE_FILE.exec(name)?.[1];
    return language === undefined ? [] : [[language, join(folder, 'tenant-lang', name)] as const];
  });
}

const object = z.record(z.string(), z.unknown());

function readObject(path: string): object | undefined {
  if (!existsSync(path)) return undefined;
  const found = object.safeParse(readJsonFile(path));
  if (found.success) return found.data;
  throw new Error(`${path} is no JSON object: mend it first.`);
}
