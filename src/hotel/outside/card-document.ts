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
 * Entry point of the card document: loads the provider's script and requests one token. Its opaque origin keeps the
 * script from the app's page and storage.
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
  // `location.origin` is the app's origin; the document's own is opaque.
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
    // Nothing here holds the card while the provider works.
    void askToken(multipayment, order).then((token) =>
      answer(token === undefined ? { kind: 'no-token' } : { kind: 'token', token }),
    );
  };
  answer({ kind: 'loaded' });
}

/** GMO Payment Gateway's token script, version 1; all arguments are strings. */
export type Multipayment = {
  readonly init: (shopId: string) => void;
  /** Versions differ: `callback` is a function or the name of a global one. */
  readonly getToken: (card: Readonly<Record<string, string>>, callback: Callback | string) => void;
};

type Callback = (answer: unknown) => void;

declare global {
  interface Window {
    Multipayment?: Multipayment;
    /** For versions of the script that call by name. */
    lobbyCardToken?: Callback | undefined;
  }
}

const CALLBACK = 'lobbyCardToken';
const SUCCESS = '000';

/**
 * Loads the provider's script.
 * @throws Error if it cannot be loaded, has another hash (browsers do not tell), or does not define the API
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

/** Requests a token; undefined if the provider refuses. It may never resolve: the caller sets the deadline. */
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
    // Works for both versions: a function whose text is its name.
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
        // A version that accepts only the name.
        multipayment.getToken(asked, CALLBACK);
      }
    } catch {
      end(undefined);
    }
  });
}

/** A string, or a list with the token first. */
function readToken(answer: unknown): string | undefined {
  if (at(answer, 'resultCode') !== SUCCESS) return undefined;
  const given = at(at(answer, 'tokenObject'), 'token');
  const token: unknown = Array.isArray(given) ? given[0] : given;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
