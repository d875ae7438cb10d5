import { at, type CardScript, type TokenOrder } from './card-messages';

/** The API of GMO Payment Gateway's token script, version 1; all arguments are strings. */
export type Multipayment = {
  readonly init: (shopId: string) => void;
  readonly getToken: (card: Readonly<Record<string, string>>, callbackName: string) => void;
};

declare global {
  interface Window {
    Multipayment?: Multipayment;
    /** The provider calls a global function by name. */
    lobbyCardToken?: ((answer: unknown) => void) | undefined;
  }
}

const CALLBACK = 'lobbyCardToken';
const SUCCESS = '000';

/**
 * Loads the provider's script into this document.
 * @throws Error if it cannot be loaded, does not match its hash (browsers do not report which), or does not
 *   define the API
 */
export function loadMultipayment({ url, integrity }: CardScript): Promise<Multipayment> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    if (integrity !== '') {
      element.integrity = integrity;
      element.crossOrigin = 'anonymous';
    }
    element.onload = () =>
      window.Multipayment ? resolve(window.Multipayment) : reject(new Error('no script'));
    element.onerror = () => reject(new Error('not loaded'));
    element.src = url;
    document.head.append(element);
  });
}

/**
 * Requests a token; resolves to undefined if the provider refuses. May never resolve: the caller sets the
 * deadline.
 */
export function askToken(
  multipayment: Multipayment,
  { shopId, card }: TokenOrder,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    window[CALLBACK] = (answer) => {
      delete window[CALLBACK];
      resolve(readToken(answer));
    };
    try {
      multipayment.init(shopId);
      multipayment.getToken(
        {
          cardno: card.number,
          expire: `${card.expiryYear}${card.expiryMonth}`,
          securitycode: card.securityCode,
          holdername: card.holderName,
          tokennumber: '1',
        },
        CALLBACK,
      );
    } catch {
      delete window[CALLBACK];
      resolve(undefined);
    }
  });
}

/** The token is a string, or a list with the requested token first. */
function readToken(answer: unknown): string | undefined {
  if (at(answer, 'resultCode') !== SUCCESS) return undefined;
  const given = at(at(answer, 'tokenObject'), 'token');
  const token: unknown = Array.isArray(given) ? given[0] : given;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
