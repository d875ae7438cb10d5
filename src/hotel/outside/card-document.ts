import { type CardAnswer, type CardScript, GREETING, readOrder, readScript } from './card-messages';
import { askToken, loadMultipayment } from './multipayment';

/** Ways to other machines that no security policy closes yet. */
const UNPOLICED = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

/**
 * Runs in the card document, which is shown nowhere and lives for one payment: loads the provider's script, and asks it for
 * one token. The document has an origin that nothing else has, so that the script reaches neither the app's page nor
 * anything the tablet keeps.
 */
export function serveCard(): void {
  for (const name of UNPOLICED) Reflect.deleteProperty(window, name);
  const hear = ({ source, data, ports: [port] }: MessageEvent) => {
    const script = readScript(data);
    if (source !== window.parent || !script || !port) return;
    window.removeEventListener('message', hear);
    void serve(port, script);
  };
  window.addEventListener('message', hear);
  // The address is that of the app's page, though the origin is not.
  window.parent.postMessage(GREETING, window.location.origin);
}

async function serve(port: MessagePort, script: CardScript): Promise<void> {
  const answer = (said: CardAnswer) => port.postMessage(said);
  const multipayment = await loadMultipayment(script).catch(() => undefined);
  if (!multipayment) {
    answer({ kind: 'not-loaded' });
    return;
  }
  port.onmessage = ({ data }) => {
    const order = readOrder(data);
    if (!order) return;
    port.onmessage = null;
    // Nothing here keeps the card while the provider thinks.
    void askToken(multipayment, order).then((token) =>
      answer(token === undefined ? { kind: 'no-token' } : { kind: 'token', token }),
    );
  };
  answer({ kind: 'loaded' });
}
