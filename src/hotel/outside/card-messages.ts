import type { Card } from '~/domain/card';

/** Messages between app and card document, which distrust each other. Without zod, since each payment loads this. */

export const CARD_DOCUMENT = '/card.html';

/** The script that the card document loads. */
export type CardScript = {
  /** An http(s) address or a path. */
  readonly url: string;
  /** Hashes as in an `integrity` attribute; empty accepts any script. */
  readonly integrity: string;
};

export type TokenOrder = { readonly shopId: string; readonly card: Card };

export type CardAnswer =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'no-token' };

/** First message of the card document: it is ready for its script and a port. */
export const GREETING = { kind: 'card-document' } as const;

/** Above every provider's length; longer ones are rejected. */
const LONGEST_TOKEN = 4096;

export const isGreeting = (message: unknown): boolean => textAt(message, 'kind') === GREETING.kind;

/** Reads a script message; undefined if it is invalid. */
export function readScript(message: unknown): CardScript | undefined {
  const [url, integrity] = [textAt(message, 'url'), textAt(message, 'integrity')];
  return url === undefined || integrity === undefined ? undefined : { url, integrity };
}

/** Reads a token request; undefined if anything is missing. */
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

/** Reads a message from the card document; undefined if it is invalid. */
export function readAnswer(message: unknown): CardAnswer | undefined {
  const kind = textAt(message, 'kind');
  if (kind === 'loaded' || kind === 'not-loaded' || kind === 'no-token') return { kind };
  const token = textAt(message, 'token') ?? '';
  if (kind !== 'token' || token === '' || token.length > LONGEST_TOKEN) return undefined;
  return { kind, token };
}

/** A property of an object; undefined for any other value. */
export const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function textAt(value: unknown, name: string): string | undefined {
  const text = at(value, name);
  return typeof text === 'string' ? text : undefined;
}
