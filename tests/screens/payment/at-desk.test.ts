import { describe, expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { goesToUnsettled, PAYMENT_ON, PRICE } from '../support/paying';
import { count, facts, texts } from '../support/seen';

/** Without a card script, the front desk takes the payment. Nothing to pay: `tests/screens/checkout/stories`. */

const NO_CARDS = { card: { script_url: '' }, wait_interval: 500 } as const;
const { at_desk } = ja.views.payment.check_total_view;
const AT_DESK = ja.views.checkin.unsettled_qr_view.home;

describe('at check-out', () => {
  it('a guest with something to pay sees the bill, and is sent to the front desk before anything is typed', async () => {
    const { guest, calls } = await openTablet({ settings: NO_CARDS });
    await guest.queues(NAMES.family);
    await guest.walks('/checkout/wait', '/checkout/check-total', {}, { paysAtDesk: true });
    expect(texts('h1')).toEqual([AT_DESK]);
    expect(facts('paymentAmount')).toHaveLength(1);
    expect(count('main tbody tr')).toBeGreaterThan(0);
    expect(texts('main')[0]).toContain(at_desk);
    expect(count('main [name]')).toBe(0);
    await guest.goesOn('/');
    expect(calls('settlement')).toEqual([]);
    expect(calls('execute_checkout_request')).toEqual([]);
  });
});

describe('at check-in', () => {
  it('a guest with something to pay is offered the front desk alone', async () => {
    const { guest, calls } = await openTablet({ settings: { ...PAYMENT_ON, ...NO_CARDS } });
    await goesToUnsettled(guest);
    expect(texts('h1')).toEqual([AT_DESK]);
    expect(facts('paymentAmount')).toEqual([PRICE]);
    expect(texts('main')[0]).toContain(ja.views.checkin.unsettled_qr_view.desk_text);
    expect(count('main canvas, main svg[role="img"], main [role="img"]')).toBeGreaterThan(0);
    expect(count('[data-action="smart-payment"]')).toBe(0);
    await guest.follows('home', '/');
    expect(calls('public_key')).toEqual([]);
  });
});
