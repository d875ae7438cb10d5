import type { Card } from '~/domain/card';
import { HotelError } from '~/errors/fault';
import {
  CARD_DOCUMENT,
  type CardAnswer,
  type CardScript,
  isGreeting,
  readAnswer,
  type TokenOrder,
} from './card-messages';

/**
 * Converts a card to a token that the hotel can charge once. For a provider with hosted fields, `prepare` opens the
 * fields, the card form leaves room for them, `tokenise` ignores `card`, and `end` closes them; the page's policy
 * needs the provider in `frame-src`.
 */
export type CardProvider = {
  /** Prepares for a card. Only `tokenise` reports a failure. */
  readonly prepare: () => void;
  /** @throws HotelError of kind `card` or `card-script`; `dropped` if the visit or the payment ended */
  readonly tokenise: (card: Card, shopId: string) => Promise<string>;
  /** Removes everything of the provider when the guest leaves the payment. */
  readonly end: () => void;
};

/** The state that a card document depends on, read when it opens. */
export type CardContext = {
  readonly script: CardScript;
  /** Deadline in ms for the script, and again for the token. */
  readonly timeoutMs: number;
  /** Closes the document when it aborts. */
  readonly visit: AbortSignal;
};

/** The card provider of the settings. Each card gets a new document, which closes after the token. */
export function createCardProvider(readContext: () => CardContext): CardProvider {
  let current: CardFrame | undefined;
  const currentFrame = (): CardFrame => {
    current ??= open(readContext());
    const opened = current;
    opened.loaded.catch(() => {
      // The next card loads a failed script again.
      if (current === opened) current = undefined;
    });
    return opened;
  };
  const end = () => {
    current?.close();
    current = undefined;
  };
  return {
    prepare: () => {
      if (readContext().script.url !== '') currentFrame();
    },
    async tokenise(card, shopId) {
      const frame = currentFrame();
      try {
        await frame.loaded;
        return await frame.askToken({ shopId, card });
      } finally {
        frame.close();
        if (current === frame) current = undefined;
      }
    },
    end,
  };
}

/** Checks for staff that the provider's script can be loaded and has its hash. @throws HotelError */
export async function reachCardScript(context: CardContext): Promise<void> {
  const frame = open(context);
  await frame.loaded.finally(frame.close);
}

function open(context: CardContext): CardFrame {
  if (context.script.url === '') throw new HotelError({ kind: 'card-script' }, 'card_script');
  return openCardFrame(context);
}

/** A card document in an invisible frame, for one card. */
type CardFrame = {
  /** Resolves when the script is loaded. Rejects with HotelError `card-script`, or `dropped` if closed before. */
  readonly loaded: Promise<void>;
  /** Requests the token, once and after `loaded`. Rejects with HotelError `card`, or `dropped` if closed before. */
  readonly askToken: (order: TokenOrder) => Promise<string>;
  readonly close: () => void;
};

const failed = (kind: 'card' | 'card-script' | 'dropped'): HotelError =>
  new HotelError({ kind }, kind === 'card-script' ? 'card_script' : 'card_token');

/**
 * Opens the card document. Its sandbox keeps the provider's script from page and storage; the card is its only guest
 * data. It closes after a failure, at the deadline and at the end of the visit.
 */
function openCardFrame({ script, timeoutMs, visit }: CardContext): CardFrame {
  const frame = document.createElement('iframe');
  const { port1: port, port2: framePort } = new MessageChannel();
  const end = new AbortController();
  const close = () => end.abort();

  /** Ignores invalid and unexpected messages. */
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
    // An opaque origin needs the target `*`. Only the script's address and the port are in it; the card uses the
    // port.
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
  // Before the insertion: a later change would add an entry to the history.
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
