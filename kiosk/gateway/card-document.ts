import { createHash } from 'node:crypto';
import type { FoundFile } from './files.ts';
import { foreignSources } from './foreign-sources.ts';
import { cardDocumentHeaders } from './security.ts';

/** The path of the document in which the card provider's script runs. */
export const CARD_DOCUMENT = '/card.html';

/**
 * The headers of the card document: its policy lets in the script that is written into it, and what the settings name.
 * @param settings of unknown origin
 */
export function headersOfCardDocument(
  file: Pick<FoundFile, 'bytes'>,
  settings: unknown,
): Readonly<Record<string, string>> {
  return cardDocumentHeaders(foreignSources(settings), hashOfScript(new TextDecoder().decode(file.bytes)));
}

/** The source that lets in the one script written into a document, and no other. */
function hashOfScript(html: string): string {
  const script = /<script>(.*)<\/script>/su.exec(html)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
