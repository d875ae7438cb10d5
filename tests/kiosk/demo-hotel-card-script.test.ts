import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { CARD_SCRIPT } from '../../kiosk/demo-hotel/card-script.ts';
import { cardFor, DEMO_SHOP_ID, DEMO_TOKEN } from '../../kiosk/demo-hotel/cards.ts';
import { dig, hotelWithClock } from './support/hotel.ts';

const CARD = {
  cardno: '4111111111111111',
  expire: '3012',
  securitycode: '123',
  holdername: 'TARO YAMADA',
  tokennumber: '1',
};

/** Runs the script in a page of its own; timers fire at once. The answer is undefined when there is none. */
function getToken(card: object, shop: string | null = DEMO_SHOP_ID): unknown {
  let answer: unknown;
  const window = {
    onToken: (given: unknown) => {
      answer = given;
    },
  };
  const context = createContext({ window, crypto, setTimeout: (run: () => void) => run(), card, shop });
  runInContext(CARD_SCRIPT, context);
  const init = shop === null ? '' : 'window.Multipayment.init(shop);';
  runInContext(`${init} window.Multipayment.getToken(card, 'onToken')`, context);
  return answer;
}

describe('the demo card script', () => {
  it('gives a token for a good card', () => {
    const answer = getToken(CARD);
    expect(answer).toMatchObject({
      resultCode: '000',
      tokenObject: { maskedCardNo: '************1111', isSecurityCodeSet: true },
    });
    expect(dig(answer, 'tokenObject', 'token')).toMatch(DEMO_TOKEN);
  });

  it('gives a list of one token for the card that says so', () => {
    expect(dig(getToken({ ...CARD, cardno: cardFor('998') }), 'tokenObject', 'token', 0)).toMatch(DEMO_TOKEN);
  });

  it('never answers for the card that hangs', () => {
    expect(getToken({ ...CARD, cardno: cardFor('999') })).toBeUndefined();
  });

  it.each(['102', '180'])('answers %s for its card', (code) => {
    expect(getToken({ ...CARD, cardno: cardFor(code) })).toEqual({ resultCode: code });
  });

  it.each([
    [{ cardno: '' }, '100'],
    [{ cardno: '4111-1111' }, '101'],
    [{ expire: '' }, '110'],
    [{ expire: '1230' }, '111'],
    [{ securitycode: '12' }, '121'],
    [{ holdername: 'taro' }, '131'],
    [{ tokennumber: '2' }, '141'],
    [{ tokennumber: 1 }, '901'],
  ])('refuses %o with %s', (change, code) => {
    expect(getToken({ ...CARD, ...change })).toEqual({ resultCode: code });
  });

  it.each([
    ['an unknown shop', 'other', '180'],
    ['no shop', null, '160'],
  ])('refuses %s', (_, shop, code) => {
    expect(getToken(CARD, shop)).toEqual({ resultCode: code });
  });

  it('is a call like any other: recorded, and struck by faults', async () => {
    const { hotel } = hotelWithClock();
    const { headers } = await hotel.app.request('/demo/token.js');
    expect(headers.get('content-type')).toContain('text/javascript');
    // A browser compares a pinned script only where it may be read.
    expect(headers.get('access-control-allow-origin')).toBe('*');
    hotel.faults.set({ call: 'card_script', kind: 'empty-status' });
    expect((await hotel.app.request('/demo/token.js')).status).toBe(503);
    expect(hotel.requests().map(({ call }) => call)).toEqual(['card_script', 'card_script']);
  });
});
