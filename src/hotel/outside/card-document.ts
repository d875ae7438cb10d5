import { type CardAnswer, type CardScript, GREETING, readOrder, readScript } from './card-messages';
import { askToken, loadMultipayment } from './multipayment';

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
