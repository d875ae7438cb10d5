import { HotelError } from '~/errors/fault';
import {
  CARD_DOCUMENT,
  type CardAnswer,
  type CardScript,
  isGreeting,
  readAnswer,
  type TokenOrder,
} from './card-messages';

/** What a card document is opened with. */
export type CardFrameOptions = {
  readonly script: CardScript;
  /** Deadline of the script, and then of the token, in ms. */
  readonly timeoutMs: number;
  /** The document goes when this ends. */
  readonly visit: AbortSignal;
};

/** A card document in an invisible frame, for one card. */
export type CardFrame = {
  /** Resolves when the provider's script is there. Rejects with HotelError `card-script`; `dropped` when closed before. */
  readonly loaded: Promise<void>;
  /** Asks for the token, once, after `loaded`. Rejects with HotelError `card`; `dropped` when closed before. */
  readonly askToken: (order: TokenOrder) => Promise<string>;
  /** Takes the document off the page, and with it all that runs in it. */
  readonly close: () => void;
};

const failed = (kind: 'card' | 'card-script' | 'dropped'): HotelError =>
  new HotelError({ kind }, kind === 'card-script' ? 'card_script' : 'card_token');

/**
 * Opens the card document. Its sandbox gives it an origin that nothing else has: the provider's script sees neither the
 * page nor anything that the tablet keeps, and has no more of the guest than the card for which it is asked. It closes by
 * itself where the script fails, at the deadline, and at the end of the visit.
 */
export function openCardFrame({ script, timeoutMs, visit }: CardFrameOptions): CardFrame {
  const frame = document.createElement('iframe');
  const { port1: port, port2: itsPort } = new MessageChannel();
  const end = new AbortController();
  const close = () => end.abort();

  /** What the document answers next; anything else it says, or says unasked, is passed over. */
  const answer = (missing: 'card' | 'card-script') =>
    new Promise<CardAnswer>((resolve, reject) => {
      const settle = (outcome: () => void) => {
        clearTimeout(timer);
        end.signal.removeEventListener('abort', drop);
        port.onmessage = null;
        outcome();
      };
      const drop = () => settle(() => reject(failed('dropped')));
      const giveUp = () => {
        settle(() => reject(failed(missing)));
        close();
      };
      const timer = setTimeout(giveUp, timeoutMs);
      port.onmessage = ({ data }) => {
        const said = readAnswer(data);
        if (said) settle(() => resolve(said));
      };
      if (end.signal.aborted) drop();
      else end.signal.addEventListener('abort', drop);
    });
  const greet = ({ source, data }: MessageEvent) => {
    const itsWindow = frame.contentWindow;
    if (!itsWindow || source !== itsWindow || !isGreeting(data)) return;
    window.removeEventListener('message', greet);
    // Its origin has no name to be given here. What goes over is an address, and the way to answer; cards take that way.
    itsWindow.postMessage(script, '*', [itsPort]);
  };

  end.signal.addEventListener('abort', () => {
    window.removeEventListener('message', greet);
    visit.removeEventListener('abort', close);
    port.close();
    frame.remove();
  });
  window.addEventListener('message', greet);
  visit.addEventListener('abort', close);
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts');
  // Before it is put into the page: what is opened later would be a step of the browser's history.
  frame.src = CARD_DOCUMENT;
  if (visit.aborted) close();
  else document.body.append(frame);

  const loaded = answer('card-script').then(({ kind }) => {
    if (kind !== 'loaded') throw failed('card-script');
  });
  loaded.catch(close);
  return {
    loaded,
    askToken: (order) => {
      const asked = answer('card');
      port.postMessage(order);
      return asked.then((said) => {
        if (said.kind !== 'token') throw failed('card');
        return said.token;
      });
    },
    close,
  };
}
