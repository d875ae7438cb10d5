import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { CARD_SCRIPT } from '../../kiosk/demo-hotel/card-script.ts';
import { cardFor, DEMO_SHOP_ID, DEMO_TOKEN } from '../../kiosk/demo-hotel/cards.ts';
import { hotelWithClock } from './support/hotel.ts';

/** The demo card script. A hanging one: `tests/screens/sending.test.ts`. */

const CARD = {
  cardno: '4111111111111111',
  expire: '3012',
  securitycode: '123',
  holdername: 'TARO YAMADA',
  tokennumber: '1',
};

/** Runs the script in its own page; timers fire at once. */
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

it.each([
  [{}, '000'],
  [{ cardno: cardFor('102') }, '102'],
  [{ cardno: '' }, '100'],
  [{ cardno: '4111-1111' }, '101'],
  [{ expire: '' }, '110'],
  [{ expire: '1230' }, '111'],
  [{ securitycode: '12' }, '121'],
  [{ holdername: 'taro' }, '131'],
  [{ tokennumber: '2' }, '141'],
  [{ tokennumber: 1 }, '901'],
])('%o is answered %s', (change, resultCode) => {
  const tokenObject = { token: expect.stringMatching(DEMO_TOKEN), maskedCardNo: '************1111' };
  const expected = { resultCode, ...(resultCode === '000' && { tokenObject }) };
  expect(getToken({ ...CARD, ...change })).toMatchObject(expected);
});

it('one card gives a list of tokens, and another shop, or none, is refused', () => {
  const token = [expect.stringMatching(DEMO_TOKEN)];
  expect(getToken({ ...CARD, cardno: cardFor('998') })).toMatchObject({ tokenObject: { token } });
  expect(getToken(CARD, 'other')).toEqual({ resultCode: '180' });
  expect(getToken(CARD, null)).toEqual({ resultCode: '160' });
});

it('its loading is a call like any other: recorded, and struck by faults', async () => {
  const { hotel } = hotelWithClock();
  const { headers } = await hotel.app.request('/demo/token.js');
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  hotel.faults.set({ call: 'card_script', kind: 'empty-status' });
  expect((await hotel.app.request('/demo/token.js')).status).toBe(503);
  expect(hotel.requests().map(({ call }) => call)).toEqual(['card_script', 'card_script']);
});
