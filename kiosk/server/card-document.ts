import type { KeptFile } from './files.ts';
import { foreignSources } from './foreign-sources.ts';
import { inlineSources } from './inline-sources.ts';
import { cardDocumentHeaders } from './security.ts';

/** The path of the document that runs the card provider's script. */
export const CARD_DOCUMENT = '/card.html';

/** The headers of the card document, with the sources that `settings` (unchecked) name. */
export function headersOfCardDocument(
  file: Pick<KeptFile, 'bytes'>,
  settings: unknown,
): Readonly<Record<string, string>> {
  const { scripts } = inlineSources(new TextDecoder().decode(file.bytes));
  return cardDocumentHeaders(foreignSources(settings), scripts);
}
