import { expect, it } from 'vitest';
import { CARD, NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { goesToTotal, PAYMENT_ON } from '../support/paying';
import { canTap, count } from '../support/seen';
import { tapsTwiceAtOnce } from '../support/touch';

/** A payment is settled once, whatever the guest taps meanwhile. */

it.each(['checkin', 'checkout'] as const)(
  'two taps at %s pay once, and nobody leaves while it is under way',
  async (visit) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { guest, hotel, calls } = await openTablet({
      settings: { ...PAYMENT_ON, wait_interval: 500 },
      hotel: { wait: () => held },
    });
    if (visit === 'checkin') await goesToTotal(guest);
    else {
      await guest.goesToTerms(NAMES.family);
      await guest.agrees('/checkout/check-total');
    }
    await guest.givesCard(visit, CARD);
    const here = `/${visit}/check-payment`;
    hotel.faults.set({ call: 'settlement', kind: 'delay', times: 1 });
    await tapsTwiceAtOnce();
    await expect.poll(() => canTap('main')).toBe(false);
    await expect.poll(() => calls('settlement')).toHaveLength(1);
    expect(count('main[aria-busy="true"]')).toBe(1);
    document.querySelector<HTMLElement>('main [data-action="main"]')?.click();
    await guest.cannotGoBackFrom(here);
    await guest.taps('back');
    await guest.isOn(here);
    letGo();
    await guest.isOn(`/${visit}/complete-payment`);
    await guest.cannotGoBackFrom(`/${visit}/complete-payment`);
    expect(calls('settlement').map(({ status }) => status)).toEqual([204]);
    expect(calls('public_key')).toHaveLength(1);
  },
);
