import { describe, expect, it } from 'vitest';
import { redirectFor } from '~/flow/guards';
import { firstScreen, openScreen } from '~/flow/open-screens';
import { SCREENS } from '~/flow/screens';
import { configOf } from '../support/config';

/** A screen that belongs to a feature is there with the feature, and unknown without it. */

const PAYMENT = [
  '/checkin/unsettled-qr',
  '/checkin/check-total',
  '/checkin/input-card',
  '/checkin/receipt-name',
  '/checkin/receipt-mail',
  '/checkin/check-payment',
  '/checkin/complete-payment',
];
const CHECKOUT = Object.keys(SCREENS).filter((path) => path.startsWith('/checkout/'));
const CHECKIN = ['/checkin/complete', '/checkin/qr', ...PAYMENT];

it('check-out has its screens', () => expect(CHECKOUT).toHaveLength(12));

/** A kind of hotel, and which of these screens it has. */
const KINDS = [
  { what: 'nothing of it', has: ['/checkin/complete'] },
  { what: 'the QR code and check-out', qr: true, checkout: true, has: ['/checkin/qr', ...CHECKOUT] },
  { what: 'payment', payment: true, has: ['/checkin/qr', ...PAYMENT] },
  { what: 'payment and the QR code', payment: true, qr: true, has: ['/checkin/qr', ...PAYMENT] },
];

describe.each(KINDS)('a hotel with $what', ({ has, payment = false, qr = false, checkout = false }) => {
  const config = configOf({
    display: { use_checkin_payment: payment, use_checkout: checkout },
    qr_code: { is_active_in_checkin: qr },
  });

  describe.each([...CHECKIN, ...CHECKOUT])('%s', (path) => {
    const isThere = has.includes(path);
    const row = openScreen(path, config);
    const opens = (from: string) => redirectFor({ to: path, row, from, known: new Set() }) ?? path;

    it(isThere ? 'is there' : 'is unknown', () => expect(row !== undefined).toBe(isThere));

    it('does not open when the tablet starts at it', () =>
      expect(firstScreen(path, row !== undefined)).toBe(isThere ? '/reload-error' : '/404'));

    it('opens for nobody who has not come its way', () => {
      // The search is where a guest begins.
      const shown = path === '/checkout/search' ? path : '/reload-error';
      expect(opens('/')).toBe(isThere ? shown : '/404');
      expect(opens('/checkin/search')).toBe(isThere ? shown : '/reload-error');
    });
  });
});
