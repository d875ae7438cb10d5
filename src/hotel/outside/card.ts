import type { Card } from '~/domain/card';
import { z } from '~/domain/zod';
import { HotelError } from '~/errors/fault';

/** Turns a card into a token that the hotel may charge once. One small interface, so that a provider can be replaced. */
export type CardProvider = {
  /** Loads the provider's script ahead of its use; a failure shows only when the token is asked for. */
  readonly prepare: () => void;
  /** @throws HotelError of kind `card`; `dropped` when the visit ended meanwhile */
  readonly tokenise: (card: Card, shopId: string) => Promise<string>;
};

/** The script of GMO Payment Gateway, token API version 1; every argument is a string. */
type Multipayment = {
  readonly init: (shopId: string) => void;
  readonly getToken: (card: Readonly<Record<string, string>>, callbackName: string) => void;
};

declare global {
  interface Window {
    Multipayment?: Multipayment;
    /** The provider calls back by the name of a global function. */
    [callback: `lobbyCardToken${number}`]: ((answer: unknown) => void) | undefined;
  }
}

const SUCCESS = '000';
const answerSchema = z.object({
  resultCode: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  tokenObject: z.optional(z.object({ token: z.union([z.string(), z.array(z.string())]) })),
});

const fail = (): HotelError => new HotelError({ kind: 'card' }, 'card_token');

/** What the provider needs to know of the moment it is used. */
export type CardMoment = {
  readonly scriptUrl: string;
  readonly timeoutMs: number;
  readonly visit: AbortSignal;
};

/** The card provider whose script the settings name. */
export function createCardProvider(moment: () => CardMoment): CardProvider {
  let script: { readonly url: string; readonly loaded: Promise<Multipayment> } | undefined;
  const load = (): Promise<Multipayment> => {
    const { scriptUrl, timeoutMs } = moment();
    if (script?.url !== scriptUrl) {
      const loaded = loadScript(scriptUrl, timeoutMs);
      script = { url: scriptUrl, loaded };
      // A script that could not be had is asked for again with the next card.
      loaded.catch(() => {
        script = undefined;
      });
    }
    return script.loaded;
  };
  return {
    prepare: () => {
      load().catch(() => undefined);
    },
    async tokenise(card, shopId) {
      const { timeoutMs, visit } = moment();
      const multipayment = await load();
      if (visit.aborted) throw new HotelError({ kind: 'dropped' }, 'card_token');
      return askToken(multipayment, card, shopId, { timeoutMs, visit });
    },
  };
}

function loadScript(url: string, timeoutMs: number): Promise<Multipayment> {
  return new Promise((resolve, reject) => {
    if (url === '') {
      reject(fail());
      return;
    }
    const element = document.createElement('script');
    const give = (outcome: () => void) => {
      clearTimeout(timer);
      outcome();
    };
    const giveUp = () => {
      element.remove();
      reject(fail());
    };
    const timer = setTimeout(giveUp, timeoutMs);
    element.onload = () => give(() => (window.Multipayment ? resolve(window.Multipayment) : giveUp()));
    element.onerror = () => give(giveUp);
    try {
      element.src = url;
      document.head.append(element);
    } catch {
      give(giveUp);
    }
  });
}

let asked = 0;

function askToken(
  multipayment: Multipayment,
  card: Card,
  shopId: string,
  { timeoutMs, visit }: Pick<CardMoment, 'timeoutMs' | 'visit'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const callback = `lobbyCardToken${++asked}` as const;
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      visit.removeEventListener('abort', drop);
      delete window[callback];
      outcome();
    };
    const drop = () => settle(() => reject(new HotelError({ kind: 'dropped' }, 'card_token')));
    const timer = setTimeout(() => settle(() => reject(fail())), timeoutMs);
    visit.addEventListener('abort', drop);
    window[callback] = (answer) =>
      settle(() => {
        const token = readToken(answer);
        if (token === undefined) reject(fail());
        else resolve(token);
      });
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
        callback,
      );
    } catch {
      settle(() => reject(fail()));
    }
  });
}

function readToken(answer: unknown): string | undefined {
  const result = answerSchema.safeParse(answer);
  if (!result.success || result.data.resultCode !== SUCCESS) return undefined;
  const token = result.data.tokenObject?.token;
  return (typeof token === 'string' ? token : token?.[0]) || undefined;
}
