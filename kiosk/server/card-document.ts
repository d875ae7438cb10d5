import type { KeptFile } from './files.ts';
import { foreignSources } from './foreign-sources.ts';
import { inlineSources } from './inline-sources.ts';
import { cardDocumentHeaders } from './security.ts';

/** The path of the document in which the card provider's script runs. */
export const CARD_DOCUMENT = '/card.html';

/**
 * The headers of the card document: its policy lets in the script that is written into it, and what the settings name.
 * @param settings of unknown origin
 */
export function headersOfCardDocument(
  file: Pick<KeptFile, 'bytes'>,
  settings: unknown,
): Readonly<Record<string, string>> {
  const { scripts } = inlineSources(new TextDecoder().decode(file.bytes));
  return cardDocumentHeaders(foreignSources(settings), scripts);
}
