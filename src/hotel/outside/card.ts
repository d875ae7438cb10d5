import type { Card } from '~/domain/card';
import { HotelError } from '~/errors/fault';
import { type CardFrame, openCardFrame } from './card-frame';
import type { CardScript } from './card-messages';

/**
 * Converts a card to a token that the hotel can charge once.
 * A small interface, so that the provider can be replaced. A provider with hosted fields (the guest types the
 * number into the provider's own frame) would implement it as follows: `prepare` opens the fields; the card
 * form reserves space for them and does not ask for number and code itself; `tokenise` uses the fields
 * instead of `card`; `end` closes them. The page's policy then needs the provider's origin in `frame-src`.
 */
export type CardProvider = {
  /** Prepares for a card before it is needed. A failure is only reported by `tokenise`. */
  readonly prepare: () => void;
  /** @throws HotelError of kind `card` or `card-script`; `dropped` if the visit or the payment ended */
  readonly tokenise: (card: Card, shopId: string) => Promise<string>;
  /** Removes everything of the provider; called when the guest leaves the payment. */
  readonly end: () => void;
};

/** The state that the provider depends on, read when it is used. */
export type CardContext = {
  readonly script: CardScript;
  readonly timeoutMs: number;
  readonly visit: AbortSignal;
};

/**
 * The card provider whose script is in the settings. Each card gets a new card document, which is closed
 * after the token is received.
 */
export function createCardProvider(readContext: () => CardContext): CardProvider {
  let current: CardFrame | undefined;
  const currentFrame = (): CardFrame => {
    current ??= open(readContext());
    const opened = current;
    opened.loaded.catch(() => {
      // If the script failed to load, it is loaded again for the next card.
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

/**
 * Checks that the provider's script can be loaded and matches its hash, for the staff panel.
 * @throws HotelError
 */
export async function reachCardScript(context: CardContext): Promise<void> {
  const frame = open(context);
  await frame.loaded.finally(frame.close);
}

function open(context: CardContext): CardFrame {
  if (context.script.url === '') throw new HotelError({ kind: 'card-script' }, 'card_script');
  return openCardFrame(context);
}
