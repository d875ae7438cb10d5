import type { Card } from '~/domain/card';
import { HotelError } from '~/errors/fault';
import { type CardFrame, openCardFrame } from './card-frame';
import type { CardScript } from './card-messages';

/**
 * Turns a card into a token that the hotel may charge once. One small interface, so that a provider can be replaced. One
 * with hosted fields (the number is typed into the provider's own frame, and never seen here) goes behind it so: `prepare`
 * opens the fields, the card's form leaves a place for them and says nothing of number and code, `tokenise` asks the
 * fields in place of `card`, `end` closes them; the page's policy gets the provider's origin in `frame-src`.
 */
export type CardProvider = {
  /** Gets ready for a card ahead of its use; a failure shows only when the token is asked for. */
  readonly prepare: () => void;
  /** @throws HotelError of kind `card` or `card-script`; `dropped` when the visit or the payment ended meanwhile */
  readonly tokenise: (card: Card, shopId: string) => Promise<string>;
  /** The guest has left the payment: nothing of the provider's stays. */
  readonly end: () => void;
};

/** What the provider depends on at the time it is used. */
export type CardContext = {
  readonly script: CardScript;
  readonly timeoutMs: number;
  readonly visit: AbortSignal;
};

/** The card provider whose script the settings name. Each card gets a document of its own, which goes with its token. */
export function createCardProvider(readContext: () => CardContext): CardProvider {
  let current: CardFrame | undefined;
  const ready = (): CardFrame => {
    current ??= open(readContext());
    const opened = current;
    opened.loaded.catch(() => {
      // A script that could not be had is asked for again with the next card.
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
      if (readContext().script.url !== '') ready();
    },
    async tokenise(card, shopId) {
      const frame = ready();
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

/** Whether the provider's script can be had, and is the one that was pinned, for staff. @throws HotelError */
export async function reachCardScript(context: CardContext): Promise<void> {
  const frame = open(context);
  await frame.loaded.finally(frame.close);
}

function open(context: CardContext): CardFrame {
  if (context.script.url === '') throw new HotelError({ kind: 'card-script' }, 'card_script');
  return openCardFrame(context);
}
