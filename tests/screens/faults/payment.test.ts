import { expect, it } from 'vitest';
import { config } from '~/config/settings';
import ja from '~/i18n/ja.json';
import { cardFor, GOOD_CARD } from '../../../kiosk/demo-hotel/cards';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { CARD, MAIL, NAMES } from '../../../kiosk/guest/personas';
import { leapsInTime } from '../support/clock';
import { failsOnce, HOTELS_OWN_WORDS, WEB_PAGE } from '../support/failures';
import { adopt } from '../support/open-app';
import { openTablet } from '../support/open-tablet';
import { entersCardAgain, goesToTotal, PAYMENT_ON } from '../support/paying';
import { scans } from '../support/qr-reader';
import { canTap, count, facts, warning } from '../support/seen';

/** A payment that fails before the money has moved: the guest is told, enters the card again, and pays once. */

/** Whatever happens to shop key, script or token, it is the card that could not be used. */
const NO_CARD = ja.api.gmo.error_common;

/** A guest of check-in before the last question, with a card. */
async function standsBeforePayment(cardNumber = GOOD_CARD) {
  const tablet = await openTablet({ settings: PAYMENT_ON });
  await goesToTotal(tablet.guest);
  await tablet.guest.givesCard('checkin', { ...CARD, cardNumber }, MAIL);
  return tablet;
}

/** The card is refused, and the guest is back where it is entered. */
async function isRefused(guest: PageGuest, what: string): Promise<void> {
  await guest.goesOn();
  await expect.poll(warning, { message: what }).toContain(NO_CARD);
  await guest.taps('close');
  await guest.isOn('/checkin/input-card');
}

it('a script of the card provider that cannot be had: the card is refused, and works when the script is back', async () => {
  const { guest, calls } = await standsBeforePayment();
  const settings = config();
  // Nothing is there; a page in its place.
  const addresses = ['http://127.0.0.1:9/token.js', '/demo/no-such-script.js'];
  for (const script_url of addresses) {
    adopt({ ...settings, card: { ...settings.card, script_url } });
    // The document that was opened ahead has the script that was good.
    await guest.taps('back');
    await guest.isOn('/checkin/receipt-mail');
    await guest.taps('back');
    await guest.isOn('/checkin/input-card');
    await guest.taps('back');
    await guest.isOn('/checkin/check-total');
    await guest.givesCard('checkin', CARD);
    await isRefused(guest, script_url);
    // What was opened for it is given up as well.
    await expect.poll(() => count('iframe'), { message: script_url }).toBe(0);
    expect(calls('settlement')).toEqual([]);
    adopt(settings);
    await entersCardAgain(guest, 'checkin', GOOD_CARD);
  }
  await guest.pays('checkin');
  expect(calls('settlement')).toHaveLength(1);
});

it.each([
  ['is refused', '102'],
  ['is refused for its date', '112'],
  ['is refused for its shop', '180'],
])('a card that %s leads back to the card, and another one pays', async (what, code) => {
  const { guest, calls } = await standsBeforePayment(cardFor(code));
  await isRefused(guest, what);
  expect(calls('settlement')).toEqual([]);
  await entersCardAgain(guest, 'checkin', GOOD_CARD);
  await guest.pays('checkin');
  expect(calls('settlement')).toHaveLength(1);
});

it('a provider that never answers is given up at the deadline; nobody leaves before', async () => {
  const leaps = leapsInTime();
  const { guest, calls } = await standsBeforePayment(cardFor('999'));
  await guest.goesOn();
  await expect.poll(() => canTap('main')).toBe(false);
  await guest.cannotGoBackFrom('/checkin/check-payment');
  await expect
    .poll(async () => {
      await leaps(10_000);
      return warning();
    })
    .toContain(NO_CARD);
  await guest.taps('close');
  await entersCardAgain(guest, 'checkin', GOOD_CARD);
  expect(calls('settlement')).toEqual([]);
});

it.each(['status', 'malformed'] as const)(
  'a shop key that cannot be had (%s) leads back to the card, and one step further to the total',
  async (kind) => {
    const { guest, hotel, calls } = await standsBeforePayment();
    for (let tries = 0; tries < 2; tries++) {
      hotel.faults.set({ call: 'public_key', kind, errorMsg: 'E-4711', times: 1 });
      await isRefused(guest, kind);
      await entersCardAgain(guest, 'checkin', GOOD_CARD);
    }
    for (const screen of ['receipt-mail', 'input-card', 'check-total']) {
      await guest.taps('back');
      await guest.isOn(`/checkin/${screen}`);
    }
    await guest.givesCard('checkin', CARD);
    await guest.pays('checkin');
    expect([calls('public_key').length, calls('settlement').length]).toEqual([3, 1]);
  },
);

it.each(['checkin', 'checkout'] as const)(
  'at %s an address or a settlement that the hotel refuses is told in the right words, and may be tried again with a new token',
  async (visit) => {
    const tablet = await openTablet({ settings: { ...PAYMENT_ON, wait_interval: 500 } });
    const { guest, calls } = tablet;
    if (visit === 'checkin') await goesToTotal(guest);
    else {
      await guest.goesToTerms(NAMES.family);
      await guest.agrees('/checkout/check-total');
    }
    await guest.givesCard(visit, CARD, MAIL);
    const sent = { web_email_register: 0, settlement: 0 };
    for (const [call, failure] of [
      ['web_email_register', HOTELS_OWN_WORDS],
      ['web_email_register', WEB_PAGE],
      // Of a settlement without an answer of the hotel itself nobody knows whether it was refused.
      ['settlement', HOTELS_OWN_WORDS],
    ] as const) {
      await failsOnce(tablet, call, failure, () => guest.goesOn());
      // The address goes ahead of the money, which waits for it.
      sent.web_email_register += 1;
      if (call === 'settlement') sent.settlement += 1;
      expect(calls('web_email_register'), failure.what).toHaveLength(sent.web_email_register);
      expect(calls('settlement'), failure.what).toHaveLength(sent.settlement);
      await entersCardAgain(guest, visit, call === 'settlement' ? cardFor('998') : GOOD_CARD);
      // The address stands where it was typed.
      expect(facts('receiptMailAddress')).toEqual([MAIL.receiptMailAddress]);
    }
    await guest.pays(visit);
    expect(calls('web_email_register')).toHaveLength(sent.web_email_register + 1);
    expect(calls('settlement').map(({ status }) => status)).toEqual([503, 204]);
    const tokens = calls('settlement').map(({ form }) => form.gmo_token);
    expect(new Set(tokens).size).toBe(2);
  },
);

it('a guest who has paid gets a QR code, whatever becomes of the newest code', async () => {
  const { guest, hotel } = await standsBeforePayment();
  await guest.pays('checkin');
  hotel.faults.set({ call: 'checkin_code', kind: 'reset' });
  await guest.goesOn('/checkin/qr');
  expect(count('[role="alertdialog"]')).toBe(0);
  await expect.poll(scans).toMatch(/,30$/);
});
