import {
  at,
  type CardAnswer,
  type CardScript,
  GREETING,
  readOrder,
  readScript,
  type TokenOrder,
} from './card-messages';

/** Network APIs that the Content-Security-Policy does not cover yet. */
const UNRESTRICTED_APIS = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

/**
 * Entry point of the card document, an invisible frame that exists for one payment: loads the card provider's
 * script and requests one token. The document has an opaque origin, so the script can access neither the
 * app's page nor anything stored on the tablet.
 */
export function serveCard(): void {
  for (const name of UNRESTRICTED_APIS) Reflect.deleteProperty(window, name);
  const onMessage = ({ source, data, ports: [port] }: MessageEvent) => {
    const script = readScript(data);
    if (source !== window.parent || !script || !port) return;
    window.removeEventListener('message', onMessage);
    void serve(port, script);
  };
  window.addEventListener('message', onMessage);
  // `location.origin` is the app's origin, although the document's own origin is opaque.
  window.parent.postMessage(GREETING, window.location.origin);
}

async function serve(port: MessagePort, script: CardScript): Promise<void> {
  const answer = (message: CardAnswer) => port.postMessage(message);
  const multipayment = await loadMultipayment(script).catch(() => undefined);
  if (!multipayment) {
    answer({ kind: 'not-loaded' });
    return;
  }
  port.onmessage = ({ data }) => {
    const order = readOrder(data);
    if (!order) return;
    port.onmessage = null;
    // The card is not kept here while the provider works.
    void askToken(multipayment, order).then((token) =>
      answer(token === undefined ? { kind: 'no-token' } : { kind: 'token', token }),
    );
  };
  answer({ kind: 'loaded' });
}

/** The API of GMO Payment Gateway's token script, version 1; all arguments are strings. */
export type Multipayment = {
  readonly init: (shopId: string) => void;
  /** `callback` is called, or names a global function: versions of the script differ. */
  readonly getToken: (card: Readonly<Record<string, string>>, callback: Callback | string) => void;
};

type Callback = (answer: unknown) => void;

declare global {
  interface Window {
    Multipayment?: Multipayment;
    /** The function that a version of the script calls by name. */
    lobbyCardToken?: Callback | undefined;
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
    const end = (token: string | undefined) => {
      delete window[CALLBACK];
      resolve(token);
    };
    const onAnswer: Callback = (answer) => end(readToken(answer));
    // A script that wants a function calls it; one that wants a name gets it from the same function.
    const callback = Object.assign(onAnswer, { toString: () => CALLBACK });
    window[CALLBACK] = onAnswer;
    try {
      multipayment.init(shopId);
      const asked = {
        cardno: card.number,
        expire: `${card.expiryYear}${card.expiryMonth}`,
        securitycode: card.securityCode,
        holdername: card.holderName,
        tokennumber: '1',
      };
      try {
        multipayment.getToken(asked, callback);
      } catch {
        // A version that refuses all but the name itself.
        multipayment.getToken(asked, CALLBACK);
      }
    } catch {
      end(undefined);
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
