import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '~/config/read';
import { adoptSettings } from '~/config/settings';
import { emptyGuest } from '~/domain/guest';
import { HotelError } from '~/errors/fault';
import { adoptPayment, receiptNameOf } from '~/flow/pay';
import { session, updateSession } from '~/session/store';
import { endVisit } from '~/session/visit';
import { type Answering, fields, never, offline } from '../support/network';
import { cardWith, paymentWith } from '../support/stay';
import { cashDesk, entersCardAgain, KEY, OK, REFUSED, readyToPay, SETTLEMENT, TOKEN } from './cash-desk';

const dropped: Answering = (seen) => {
  endVisit();
  return never(seen);
};

beforeEach(() => {
  endVisit();
  readyToPay();
});

describe('the sent settlement', () => {
  it.each([
    ['the reservation name, as the hotel stores names', '', 'ヤマダ ＴＡＲＯ'],
    ['the name the guest gave', '株式会社みどり', '株式会社みどり'],
  ])('is made out to %s', async (_, name, invoice_name) => {
    readyToPay('a@example.jp,b@example.jp', name);
    const desk = cashDesk();
    await desk.press();
    const [mail, key, settlement] = desk.seen.map(({ body }) => fields(body));
    expect(mail).toEqual({ email: 'a@example.jp,b@example.jp' });
    expect(key).toEqual({ request_id: 'R1001' });
    expect(settlement).toEqual({
      request_id: 'R1001',
      point: '0',
      payment_amount: '48400',
      gmo_token: 'token-1',
      invoice_name,
    });
  });

  it('to the provider is the card as entered, and the shop the hotel named', async () => {
    const asked: unknown[] = [];
    const desk = cashDesk({}, async (...all) => {
      asked.push(all);
      return 'token-1';
    });
    await desk.press();
    expect(asked).toEqual([[cardWith(), 'shop-7']]);
  });
});

it('number and security code are gone when the settlement is sent; date and holder stay for another try', async () => {
  let during: unknown;
  const desk = cashDesk({
    [SETTLEMENT]: [
      () => {
        during = session().card;
        return new Response();
      },
    ],
  });
  await desk.press();
  expect(during).toEqual(cardWith({ number: '', securityCode: '' }));
  expect(session().card).toMatchObject({ number: '', securityCode: '' });
});

describe('a settlement', () => {
  it('that the hotel refuses may be tried again, with a new token', async () => {
    let tokens = 0;
    const desk = cashDesk({ [SETTLEMENT]: [REFUSED, OK] }, async () => `token-${++tokens}`);
    expect(await desk.press()).toBe('message');
    entersCardAgain();
    expect(await desk.press()).toBe('paid');
    const sent = desk.seen.filter(({ url }) => url.pathname.endsWith(SETTLEMENT));
    expect(sent.map(({ body }) => fields(body).gmo_token)).toEqual(['token-1', 'token-2']);
  });

  it('without an answer is marked and never sent again', async () => {
    const desk = cashDesk({ [SETTLEMENT]: [offline, OK] });
    expect(await desk.press()).toBe('payment-unknown');
    expect(session()).toMatchObject({ payment: paymentWith(), isPaymentUnanswered: true });
    const before = desk.steps();
    entersCardAgain();
    await desk.press();
    await desk.press();
    expect(desk.steps()).toEqual(before);
    expect(session().isPaymentUnanswered).toBe(true);
  });

  it('that went through is not sent again', async () => {
    const desk = cashDesk();
    await desk.press();
    entersCardAgain();
    await desk.press();
    expect(desk.steps().filter((step) => step === SETTLEMENT)).toHaveLength(1);
  });
});

it("the next guest's card is left alone where the visit ends at the token", async () => {
  const desk = cashDesk({}, async () => {
    endVisit();
    updateSession({ card: cardWith({ number: '5555555555554444' }) });
    throw new HotelError({ kind: 'dropped' }, 'card_token');
  });
  expect(await desk.press()).toBe('dropped');
  expect(desk.steps()).toEqual([KEY, TOKEN]);
  expect(session().card).toEqual(cardWith({ number: '5555555555554444' }));
});

it.each<[string, Answering, boolean]>([
  ['that got no answer', never, true],
  ['during which the visit ended', dropped, true],
  ['that was lost on the way', offline, true],
  ['that was refused', REFUSED, false],
  ['that was booked', OK, false],
])('the same payment in a later visit, after a settlement %s', async (_, answer, isOff) => {
  await cashDesk({ [SETTLEMENT]: [answer] }).press();
  endVisit();
  adoptPayment(paymentWith());
  expect(session().isPaymentUnanswered).toBe(isOff);
});

it.each([{ payment: undefined }, { card: undefined }])(
  'a payment of which nothing is known is not begun: %j',
  async (missing) => {
    updateSession(missing);
    const desk = cashDesk();
    expect(await desk.press()).toBe('other');
    expect(desk.steps()).toEqual([]);
  },
);

const { config } = defaultSettings();
const YAMADA = { ...emptyGuest(), lastName: '山田', firstName: '太郎' };

describe('the name on the receipt', () => {
  it.each([
    ['as the guest entered it', '株式会社みどり', [YAMADA], true, '株式会社みどり'],
    ["the representative's, if the hotel wants that", '', [YAMADA], true, '山田 太郎'],
    ['not theirs otherwise', '', [YAMADA], false, ''],
    ['without a space where one part is known', '', [{ ...YAMADA, firstName: '' }], true, '山田'],
    ['unknown where nobody was asked, as at check-out', '', [], true, ''],
  ] as const)('is %s', (_, name, guests, prefill_with_representative_name, expected) => {
    const settings = { ...config, receipt: { ...config.receipt, prefill_with_representative_name } };
    expect(receiptNameOf({ receipt: { mail: '', mailAgain: '', name }, guests }, settings)).toBe(expected);
  });

  it('is sent in the width in which the hotel stores names', async () => {
    readyToPay('', '');
    const known = defaultSettings();
    const receipt = { ...known.config.receipt, prefill_with_representative_name: true };
    adoptSettings({ ...known, config: { ...known.config, receipt } });
    updateSession({ guests: [{ ...emptyGuest(), lastName: 'van Gogh', firstName: 'Jo' }] });
    const desk = cashDesk();
    await desk.press();
    expect(fields(desk.seen.at(-1)?.body ?? '')).toMatchObject({ invoice_name: 'ｖａｎ Ｇｏｇｈ　Ｊｏ' });
  });
});
