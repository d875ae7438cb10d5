import { join } from 'node:path';
import { MAX_TEXTS_BYTES, type Texts, textsOf, tooLong } from './check-settings.ts';
import { type InnerFile, LeadsOut, NoFile, withInnerFile } from './inner-file.ts';
import { type JsonContent, jsonContent } from './text-file.ts';

/** A tenant's file cannot be read; the message is one sentence with its name. */
export class UnreadableFile extends Error {}

/**
 * Opens the first folder's file.
 * @param use also gets the path for messages
 * @throws {UnreadableFile} if none is readable
 */
export async function withTenantFile<T>(
  folders: readonly string[],
  name: string,
  use: (file: InnerFile, path: string) => Promise<T>,
): Promise<T> {
  for (const folder of folders) {
    const path = join(folder, name);
    try {
      return await withInnerFile(folder, path, (file) => use(file, path));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw new UnreadableFile(`${path} ${reasonOf(error)}`);
    }
  }
  throw new UnreadableFile(`${join(folders[0] ?? '', name)} is missing.`);
}

/** The content of an open JSON file within `most` bytes. */
export async function contentOf({ size, read }: InnerFile, most: number): Promise<JsonContent> {
  return size > most ? { problem: tooLong(size, most) } : jsonContent(await read());
}

/** The texts in a file, or the problem as the end of a sentence. */
export type TextsContent = { readonly problem?: never; readonly texts: Texts } | { readonly problem: string };

export function textsIn(content: JsonContent): TextsContent {
  if (content.problem !== undefined) return { problem: content.problem };
  const texts = textsOf(content.json);
  return texts === undefined ? { problem: 'has no texts of the app.' } : { texts };
}

/** Reads texts from a folder. @throws {UnreadableFile} */
export const textsFile = (folder: string, name: string): Promise<TextsContent> =>
  withTenantFile([folder], name, async (file) => textsIn(await contentOf(file, MAX_TEXTS_BYTES)));

function reasonOf(error: unknown): string {
  if (error instanceof LeadsOut) return 'is a link that leads out of its folder: put the file itself there.';
  if (error instanceof NoFile) return 'is not a file.';
  return `cannot be read (${codeOf(error)}).`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
