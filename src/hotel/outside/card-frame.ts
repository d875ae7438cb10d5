import { HotelError } from '~/errors/fault';
import {
  CARD_DOCUMENT,
  type CardAnswer,
  type CardScript,
  isGreeting,
  readAnswer,
  type TokenOrder,
} from './card-messages';

/** Options of a card document. */
export type CardFrameOptions = {
  readonly script: CardScript;
  /** Deadline in ms; applies to loading the script, and then again to the token. */
  readonly timeoutMs: number;
  /** Closes the document when it aborts. */
  readonly visit: AbortSignal;
};

/** A card document in an invisible frame, for one card. */
export type CardFrame = {
  /**
   * Resolves when the provider's script is loaded. Rejects with HotelError `card-script`, or `dropped` if
   * closed before.
   */
  readonly loaded: Promise<void>;
  /**
   * Requests the token; call it once, after `loaded`. Rejects with HotelError `card`, or `dropped` if closed
   * before.
   */
  readonly askToken: (order: TokenOrder) => Promise<string>;
  /** Removes the document from the page and stops everything in it. */
  readonly close: () => void;
};

const failed = (kind: 'card' | 'card-script' | 'dropped'): HotelError =>
  new HotelError({ kind }, kind === 'card-script' ? 'card_script' : 'card_token');

/**
 * Opens the card document. Its sandbox gives it an opaque origin: the provider's script can access neither
 * the page nor anything stored on the tablet, and gets no guest data but the card. It closes by itself if the
 * script fails, at the deadline, and at the end of the visit.
 */
export function openCardFrame({ script, timeoutMs, visit }: CardFrameOptions): CardFrame {
  const frame = document.createElement('iframe');
  const { port1: port, port2: framePort } = new MessageChannel();
  const end = new AbortController();
  const close = () => end.abort();

  /** Waits for the document's next message. Messages that are invalid or not expected are ignored. */
  const nextMessage = (missing: 'card' | 'card-script') =>
    new Promise<CardAnswer>((resolve, reject) => {
      const settle = (outcome: () => void) => {
        clearTimeout(timer);
        end.signal.removeEventListener('abort', onAbort);
        port.onmessage = null;
        outcome();
      };
      const onAbort = () => settle(() => reject(failed('dropped')));
      const onTimeout = () => {
        settle(() => reject(failed(missing)));
        close();
      };
      const timer = setTimeout(onTimeout, timeoutMs);
      port.onmessage = ({ data }) => {
        const message = readAnswer(data);
        if (message) settle(() => resolve(message));
      };
      if (end.signal.aborted) onAbort();
      else end.signal.addEventListener('abort', onAbort);
    });
  const onGreeting = ({ source, data }: MessageEvent) => {
    const frameWindow = frame.contentWindow;
    if (!frameWindow || source !== frameWindow || !isGreeting(data)) return;
    window.removeEventListener('message', onGreeting);
    // The target origin must be `*`, as the frame's origin is opaque. This message only contains the script's
    // address and the port; the card is sent through the port.
    frameWindow.postMessage(script, '*', [framePort]);
  };

  end.signal.addEventListener('abort', () => {
    window.removeEventListener('message', onGreeting);
    visit.removeEventListener('abort', close);
    port.close();
    frame.remove();
  });
  window.addEventListener('message', onGreeting);
  visit.addEventListener('abort', close);
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts');
  // Set before the frame is inserted: a later change would add an entry to the browser's history.
  frame.src = CARD_DOCUMENT;
  if (visit.aborted) close();
  else document.body.append(frame);

  const loaded = nextMessage('card-script').then(({ kind }) => {
    if (kind !== 'loaded') throw failed('card-script');
  });
  loaded.catch(close);
  return {
    loaded,
    askToken: (order) => {
      const token = nextMessage('card');
      port.postMessage(order);
      return token.then((message) => {
        if (message.kind !== 'token') throw failed('card');
        return message.token;
      });
    },
    close,
  };
}
