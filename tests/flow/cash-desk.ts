import { defaultSettings } from '~/config/read';
import { adoptSettings } from '~/config/settings';
import type { Card } from '~/domain/card';
import { pay } from '~/flow/pay';
import { updateSession } from '~/session/store';
import { endOf } from '../support/end-of';
import { type Script, scriptedHotel } from '../support/hotel';
import { type Answering, payload } from '../support/network';
import { cardWith, paymentWith } from '../support/stay';

const MAIL = 'web_email_register';
export const KEY = 'public_key';
export const TOKEN = '(card token)';
export const SETTLEMENT = 'settlement';

export const OK: Answering = () => new Response();
export const REFUSED: Answering = () => Response.json({ error_msg: 'お支払いできません' }, { status: 400 });
const WELL: Script = { [MAIL]: [OK], [KEY]: [() => payload({ shop_id: 'shop-7' })], [SETTLEMENT]: [OK] };

/** The guest stands before the pay button, on a tablet with the built-in settings. */
export function readyToPay(mail = '', name = ''): void {
  adoptSettings(defaultSettings());
  updateSession({
    authToken: 'guest-token',
    payment: paymentWith(),
    card: cardWith(),
    receipt: { mail, mailAgain: mail, name },
  });
}

export const entersCardAgain = (): void => updateSession({ card: cardWith() });

type Tokenising = (card: Card, shopId: string) => Promise<string>;

/** The pay button, pressed repeatedly by one guest; tells each outcome. */
export function cashDesk(script: Script = {}, tokenise: Tokenising = async () => 'token-1') {
  const { hotel, seen, asked } = scriptedHotel({ ...WELL, ...script });
  const tokensAfter: number[] = [];
  const provider = {
    prepare: () => {},
    end: () => {},
    tokenise: (card: Card, shopId: string) => {
      tokensAfter.push(seen.length);
      return tokenise(card, shopId);
    },
  };
  const press = () => endOf(pay({ hotel, provider, standardName: 'ﾔﾏﾀﾞ TARO' }), 'paid');
  const steps = () => {
    const names = asked();
    for (const [nth, place] of tokensAfter.entries()) names.splice(place + nth, 0, TOKEN);
    return names;
  };
  return { press, seen, steps };
}
