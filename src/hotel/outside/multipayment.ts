import { at, type CardScript, type TokenOrder } from './card-messages';

/** The script of GMO Payment Gateway, token API version 1; every argument is a string. */
export type Multipayment = {
  readonly init: (shopId: string) => void;
  readonly getToken: (card: Readonly<Record<string, string>>, callbackName: string) => void;
};

declare global {
  interface Window {
    Multipayment?: Multipayment;
    /** The provider calls back by the name of a global function. */
    lobbyCardToken?: ((answer: unknown) => void) | undefined;
  }
}

const CALLBACK = 'lobbyCardToken';
const SUCCESS = '000';

/**
 * Puts the provider's script into this document.
 * @throws where it cannot be had, is not the one that was pinned (a browser does not say which), or is no such script
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

/** Asks for a token; undefined where the provider gives none. It may also never answer: the deadline is the caller's. */
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

/** The token is a text, or a list of which the first one is ours. */
function readToken(answer: unknown): string | undefined {
  if (at(answer, 'resultCode') !== SUCCESS) return undefined;
  const given = at(at(answer, 'tokenObject'), 'token');
  const token: unknown = Array.isArray(given) ? given[0] : given;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
