import { renameSync, writeFileSync } from 'node:fs';
import type { TextTree } from '../../../src/domain/languages.ts';

/** The texts of a tenant by language, as they stand in `tenant-lang/`. */
export type Texts = Readonly<Record<string, TextTree>>;

/** What a picture may be called: one file of the folder, of a kind that browsers show. */
export const PICTURE = /^[a-z0-9][a-z0-9_-]{0,60}\.(png|svg|jpg|jpeg|webp|avif)$/iu;

/** Writes a file whole or not at all: a gateway may be reading it. */
export function replaceFile(path: string, bytes: string | Uint8Array): void {
  const other = `${path}.new`;
  writeFileSync(other, bytes);
  renameSync(other, path);
}

/** As a file holds it. */
export const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
