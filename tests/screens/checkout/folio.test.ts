import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { longFolio } from '../../../kiosk/demo-hotel/stories/folio';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { answersWith } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { chooses } from '../support/own-words';
import { count, facts, focused, texts } from '../support/seen';

/** The total with its lines. */

const tablet = {
  settings: { wait_interval: 500 },
  hotel: { now: () => new Date('2026-11-21T01:00:00.000Z') },
} as const;

const lines = (place = 'main') =>
  [...document.querySelectorAll(`${place} tbody tr`)].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );

async function goesToTotal(guest: PageGuest, name: string): Promise<void> {
  await guest.goesToBill(name);
}

it('of fifty lines five are seen at once, and all in a dialog: grouped, negative and free ones too', async () => {
  const { guest } = await openTablet(tablet);
  await goesToTotal(guest, NAMES.longFolio);
  expect(facts('paymentAmount')).toEqual(['¥238,800']);
  for (const field of ['usedPoint', 'bathingTax', 'accommodationTax', 'grandTotal'])
    expect(facts(field), field).toEqual([]);
  expect(count('main tbody tr')).toBe(5);
  expect(texts('main tfoot')).toEqual(['ほか45件']);

  await guest.taps('details');
  const all = () => lines('dialog[open]');
  await expect.poll(() => all().map(([name]) => name)).toEqual(longFolio.map(({ name }) => name));
  expect(all().slice(0, 4)).toEqual([
    ['長期滞在割引', '2026年10月28日（水）', '−¥12,000'],
    ['ウェルカムドリンク', '2026年10月28日（水）', '¥0'],
    ['宿泊料', '2026年10月28日（水）', '¥9,800'],
    ['ラウンジご利用', '2026年10月28日（水）', '¥650'],
  ]);
  expect(all().at(-1)).toEqual(['ラウンジご利用', '2026年11月20日（金）', '¥650']);
  expect(facts('folioSum')).toEqual(['¥238,800']);

  for (const closes of [() => guest.taps('close'), () => userEvent.keyboard('{Escape}')]) {
    await closes();
    await expect.poll(() => count('dialog[open]')).toBe(0);
    await guest.isOn('/checkout/check-total');
    await userEvent.click(document.querySelector('[data-action="details"]') ?? document.body);
    await expect.poll(() => count('dialog[open]')).toBe(1);
  }
  await guest.taps('close');
  await expect.poll(focused).toBe('details');
  await guest.goesOn('/checkout/input-card');
});

it.each([
  [
    'what the hotel writes in a line is words',
    {
      detail_payment: [
        { name: '<b>夕食</b>', date: '20261120', price: '1234567' },
        { name: '夕食', date: '滞在中', price: -0 },
        { name: '', date: '', price: '-50' },
      ],
      payment_amount: '1234517',
    },
    '¥1,234,517',
    [
      ['<b>夕食</b>', '2026年11月20日（金）', '¥1,234,567'],
      ['夕食', '滞在中', '¥0'],
      ['', '', '−¥50'],
    ],
  ],
  ['without lines the amount stands alone', { payment_amount: 500 }, '¥500', []],
])('%s', async (_, payload, amount, shown) => {
  const { guest } = await openTablet(tablet);
  answersWith(/checkout_info_result/, () => ({
    payload: { status: '4', room_number_list: ['308'], ...payload },
  }));
  await goesToTotal(guest, NAMES.longQueue);
  expect(facts('paymentAmount')).toEqual([amount]);
  expect(count('[data-action="details"]')).toBe(0);
  expect(lines()).toEqual(shown);
});

it('the sum of the lines is said where another amount is paid', async () => {
  const { guest } = await openTablet(tablet);
  answersWith(/checkout_info_result/, () => ({
    payload: {
      status: '4',
      room_number_list: ['308'],
      detail_payment: [{ name: '宿泊料', date: '20261120', price: 12000 }],
      payment_amount: 7000,
    },
  }));
  await goesToTotal(guest, NAMES.longQueue);
  expect(facts('folioSum')).toEqual(['¥12,000']);
  expect(facts('paymentAmount')).toEqual(['¥7,000']);
});

it('dates are read as English speakers read them', async () => {
  const { guest } = await openTablet(tablet);
  await chooses(guest, 'en');
  await goesToTotal(guest, NAMES.family);
  expect(lines()).toHaveLength(5);
  // The hotels' usual words are loaded.
  await expect
    .poll(() => lines().at(-1))
    .toEqual(['Accommodation tax 宿泊税', expect.stringMatching(/^Fri,? .*\bNov\b/), '¥400']);
});
