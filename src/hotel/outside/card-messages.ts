import type { Card } from '~/domain/card';

/**
 * What the app and the card document say to each other. Either side takes only what it knows: neither trusts that the
 * other is what it was. Without a library, as the card document is loaded anew for each payment.
 */

/** The path of the card document. */
export const CARD_DOCUMENT = '/card.html';

/** Which script the card document is to run. */
export type CardScript = {
  /** An http(s) address, or a path. */
  readonly url: string;
  /** One or more hashes as in an `integrity` attribute, one of which the script must have; empty: any script will do. */
  readonly integrity: string;
};

/** What a token is asked with. */
export type TokenOrder = { readonly shopId: string; readonly card: Card };

/** What the card document answers over its port. */
export type CardAnswer =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'no-token' };

/** The card document's first word to the page around it: it listens, and waits for its script and a port. */
export const GREETING = { kind: 'card-document' } as const;

/** Longer than any provider's token; what is longer is none. */
const LONGEST_TOKEN = 4096;

/** Whether a message is the card document's first word. */
export const isGreeting = (message: unknown): boolean => textAt(message, 'kind') === GREETING.kind;

/** The script that a message names; undefined where it names none. */
export function readScript(message: unknown): CardScript | undefined {
  const [url, integrity] = [textAt(message, 'url'), textAt(message, 'integrity')];
  return url === undefined || integrity === undefined ? undefined : { url, integrity };
}

/** The shop and the card that a message brings; undefined where anything is missing. */
export function readOrder(message: unknown): TokenOrder | undefined {
  const shopId = textAt(message, 'shopId');
  const card = at(message, 'card');
  const number = textAt(card, 'number');
  const expiryMonth = textAt(card, 'expiryMonth');
  const expiryYear = textAt(card, 'expiryYear');
  const holderName = textAt(card, 'holderName');
  const securityCode = textAt(card, 'securityCode');
  if (shopId === undefined || number === undefined || securityCode === undefined) return undefined;
  if (expiryMonth === undefined || expiryYear === undefined || holderName === undefined) return undefined;
  return { shopId, card: { number, expiryMonth, expiryYear, holderName, securityCode } };
}

/** The answer that a message is; undefined where it is none. */
export function readAnswer(message: unknown): CardAnswer | undefined {
  const kind = textAt(message, 'kind');
  if (kind === 'loaded' || kind === 'not-loaded' || kind === 'no-token') return { kind };
  const token = textAt(message, 'token') ?? '';
  if (kind !== 'token' || token === '' || token.length > LONGEST_TOKEN) return undefined;
  return { kind, token };
}

/** What stands under a name of an object; undefined of anything else. */
export const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function textAt(value: unknown, name: string): string | undefined {
  const text = at(value, name);
  return typeof text === 'string' ? text : undefined;
}
