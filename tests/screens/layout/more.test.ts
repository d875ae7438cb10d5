import { expect, it } from 'vitest';
import { CARD, NAMES } from '../../../kiosk/guest/personas';
import { boxesOf, boxOf, isWithin, type ScreenSize, turnsTo } from '../support/boxes';
import { openTablet } from '../support/open-tablet';
import { facts, texts } from '../support/seen';

/** The action area's words beside its buttons. */

const more = () => document.querySelector<HTMLElement>('[data-action="more"]');
const saysMore = () => more()?.checkVisibility({ visibilityProperty: true }) === true;

it.each(['landscape', 'portrait', 'phone'] as const satisfies readonly ScreenSize[])(
  'a form that goes on says so, is paged to its end without moving a button, and then says nothing: %s',
  async (size) => {
    await turnsTo(size);
    const { guest } = await openTablet();
    await guest.opensForm(NAMES.alone);
    await expect.poll(saysMore).toBe(true);
    const before = boxOf('main [data-action="main"]').top;
    await expect
      .poll(() => {
        if (saysMore()) more()?.click();
        return saysMore();
      })
      .toBe(false);
    const last = boxesOf('main [data-field-frame]').at(-1);
    expect(last?.bottom).toBeLessThanOrEqual(boxOf('main [data-scroller]').bottom + 1);
    expect(boxOf('main [data-action="main"]').top).toBe(before);
  },
);

it('a form says how many answers are missing, and nothing once all are there', async () => {
  const { guest } = await openTablet({ settings: { wait_interval: 500 } });
  await guest.goesToBill(NAMES.family);
  await guest.goesOn('/checkout/input-card');
  const missing = () => facts('missing');
  expect(missing()).toEqual(['あと 5項目']);
  await guest.types('cardNumber', CARD.cardNumber);
  await expect.poll(missing).toEqual(['あと 4項目']);
  await guest.fillsIn(CARD);
  await expect.poll(missing).toEqual([]);
});

it('the amount stays in view where a bill is longer than the screen', async () => {
  await turnsTo('phone');
  const { guest } = await openTablet({ settings: { wait_interval: 500 } });
  await guest.goesToBill(NAMES.family);
  await expect.poll(saysMore).toBe(true);
  const [total = ''] = facts('paymentAmount');
  const amount = 'main [data-scroller] + div strong';
  expect(texts(amount)).toEqual([total]);
  expect(isWithin(boxOf(amount), new DOMRect(0, 0, window.innerWidth, window.innerHeight))).toBe(true);
});
