import { join } from 'node:path';
import { MAX_TEXTS_BYTES, type Texts, textsOf, tooLong } from './check-settings.ts';
import { type InnerFile, LeadsOut, NoFile, withInnerFile } from './inner-file.ts';
import { type JsonContent, jsonContent } from './text-file.ts';

/** Why a tenant's file cannot be read, in one sentence that names it. */
export class UnreadableFile extends Error {}

/**
 * Opens a tenant's file for a while: that of the first folder that has one.
 * @param use gets its path as well, as it is told to the person in charge
 * @throws {UnreadableFile} where no folder has it, or it is none of the folder's
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

/** The content of an open JSON file of this length at most, in bytes. */
export async function contentOf({ size, read }: InnerFile, most: number): Promise<JsonContent> {
  return size > most ? { problem: tooLong(size, most) } : jsonContent(await read());
}

/** The texts in a file, or why tablets would refuse it, as the end of a sentence. */
export type TextsContent = { readonly problem?: never; readonly texts: Texts } | { readonly problem: string };

export function textsIn(content: JsonContent): TextsContent {
  if (content.problem !== undefined) return { problem: content.problem };
  const texts = textsOf(content.json);
  return texts === undefined ? { problem: 'has no texts of the app.' } : { texts };
}

/** The same for a file of a folder. @throws {UnreadableFile} */
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
