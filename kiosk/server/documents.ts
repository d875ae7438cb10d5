import { documentHeaders, type ForeignOrigins } from '../gateway/security.ts';

/** A kind of document, and the headers it comes with. */
export interface DocumentKind {
  /** Of the file with its headers for nginx. */
  readonly name: string;
  readonly headers: (foreign: ForeignOrigins) => Readonly<Record<string, string>>;
}

/** The tablet's page. */
export const PAGE: DocumentKind = { name: 'page', headers: documentHeaders };
/** The page in which the card provider's script runs. */
export const CARD_FRAME: DocumentKind = { name: 'card-frame', headers: documentHeaders };
/** Everything else: scripts, pictures, settings. */
export const OTHER: DocumentKind = {
  name: 'other',
  headers: () => ({ 'X-Content-Type-Options': 'nosniff' }),
};
