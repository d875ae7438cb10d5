import { expect, it } from 'vitest';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { facts, texts } from '../support/seen';

/** Check-outs without a card payment or in two visits. */

const SETTINGS = [
  { wait_interval: 500, card: { script_url: '/demo/token.js' } },
  { wait_interval: 500, card: { script_url: '' } },
];
const QUEUE = 'checkout_info_result';
const LOOK_UP = ['checkout_authtoken_request', 'checkout_info_request'];

type Tablet = Awaited<ReturnType<typeof openTablet>>;

/** The hotel's successful calls in order, with polls as one. */
function story({ hotel }: Tablet): string[] {
  const names = hotel.requests().map(({ call, status }) => {
    expect(status, call).toBeGreaterThanOrEqual(200);
    expect(status, call).toBeLessThan(300);
    return call;
  });
  return names.filter((name, at) => !(name === QUEUE && names[at - 1] === QUEUE));
}

const opensNoCard = () => expect(document.querySelector('iframe')).toBe(null);

it.each(SETTINGS)('a guest whose stay costs nothing sees no card screen: $card', async (settings) => {
  const tablet = await openTablet({ settings, system: 'cico' });
  const { guest, calls } = tablet;
  await guest.goesToTerms(NAMES.nothingToPay);
  await guest.agrees('/checkout/confirm-checkout');
  opensNoCard();
  await guest.checksOut();
  await guest.goesOn('/');
  expect(story(tablet)).toEqual([...LOOK_UP, QUEUE, 'payment_terms', 'execute_checkout_request']);
  expect(calls('execute_checkout_request').map(({ form }) => form)).toEqual([
    { invoice_name: NAMES.nothingToPay, room_num: '102' },
  ]);
});

it.each(SETTINGS)(
  'a guest who has paid already only checks out, and no amount is made up: $card',
  async (settings) => {
    const tablet = await openTablet({ settings, system: 'cico' });
    const { guest, calls } = tablet;
    await guest.says(NAMES.paidAlready, 'checkout');
    await guest.goesOn('/checkout/complete-payment');
    expect(texts('h1')).toEqual(['お支払いはお済みです続けてチェックアウトへお進みください']);
    expect(texts('main')[0]).toContain('まだチェックアウトは完了していません');
    expect([...facts('reservationName'), ...facts('roomNumbers')]).toEqual([NAMES.paidAlready, '203号室']);
    await guest.goesOn('/checkout/confirm-checkout');
    expect(facts('roomNumbers')).toEqual(['203号室']);
    // The hotel has not told the amount.
    expect(facts('paymentAmount')).toEqual([]);
    opensNoCard();
    await guest.checksOut();
    await guest.goesOn('/');
    expect(story(tablet)).toEqual([...LOOK_UP, 'execute_checkout_request']);
    expect(calls('execute_checkout_request').map(({ form }) => form)).toEqual([
      { invoice_name: NAMES.paidAlready, room_num: '203' },
    ]);
  },
);
