import { beforeEach, expect, it } from 'vitest';
import { CARD, MAIL, NAMES } from '../../../kiosk/guest/personas';
import { turnsTo } from '../support/boxes';
import { fills, keyboardIsAt, leadsTo, presses, saysWhere, tabsTo, tabsUntil } from '../support/keyboard';
import { openTablet } from '../support/open-tablet';
import { count, texts, value } from '../support/seen';
import { ticked } from '../support/touch';

/** A departing guest with the keyboard alone. */

const MORNING = { now: () => new Date('2026-11-21T01:00:00.000Z') };
const alerts = () => count('main [role="alert"]');

/** The keyboard begins at the title; an earlier Tab is respected. */
const isReadTheTitle = () => expect.poll(keyboardIsAt).toBe('h1');

beforeEach(() => turnsTo('landscape'));

it('checks out from home to the end without a finger on the screen', async () => {
  const { guest } = await openTablet({ settings: { wait_interval: 500 }, hotel: MORNING });
  await tabsTo('checkin');
  await tabsTo('checkout', 'Enter');

  await guest.isOn('/checkout/search');
  await saysWhere('ご予約のお名前をご入力ください');
  await fills('reservationName', NAMES.twoRooms);
  await presses('Enter');

  await guest.isOn('/checkout/wait');
  await saysWhere('順番にご案内しております');
  await guest.isCalled();

  await isReadTheTitle();
  for (const number of ['401', '402']) {
    await tabsTo('roomNumbers', 'Space');
    await expect.poll(() => ticked('roomNumbers')).not.toContain(number);
  }
  await expect.poll(alerts).toBe(1);
  await presses('Space');
  await expect.poll(alerts).toBe(0);
  await tabsTo('main', 'Enter');

  await guest.isOn('/checkout/payment-terms');
  await saysWhere('お支払い条件をお読みください');
  await tabsTo('section');
  await tabsTo('agreeTerms', 'Space');
  await expect.poll(() => ticked('agreeTerms')).toHaveLength(1);
  await tabsTo('main', 'Enter');

  await guest.isOn('/checkout/check-total');
  await saysWhere('お支払い金額をご確認ください');
  await tabsTo('main', 'Enter');

  await guest.isOn('/checkout/input-card');
  await saysWhere('カード情報をご入力ください');
  await fills('cardNumber', CARD.cardNumber);
  await tabsTo('expiryMonth', 'Enter');
  await tabsUntil('12', 'Enter');
  await expect.poll(() => texts('dialog[open] h2')).toEqual(['有効期限（年）']);
  await tabsUntil('29');
  await leadsTo('Enter', 'expiryYear');
  // The known name; its button goes once used.
  await tabsTo('holderName');
  await tabsTo('usual-answer');
  await leadsTo('Enter', 'holderName');
  await expect.poll(() => value('holderName')).not.toBe('');
  await fills('securityCode', CARD.securityCode);
  await tabsUntil('main', 'Enter');

  await guest.isOn('/checkout/receipt-mail');
  await isReadTheTitle();
  await fills('receiptMailAddress', MAIL.receiptMailAddress);
  await fills('receiptMailAddressConfirm', MAIL.receiptMailAddress);
  await tabsUntil('main', 'Enter');

  for (const screen of ['/checkout/check-payment', '/checkout/complete-payment']) {
    await guest.isOn(screen);
    await isReadTheTitle();
    await tabsUntil('main', 'Enter');
  }

  await guest.isOn('/checkout/confirm-checkout');
  await isReadTheTitle();
  await tabsTo('main', 'Enter');
  await expect.poll(keyboardIsAt).toBe('confirm');
  await presses('Enter');

  await guest.isOn('/checkout/complete-checkout');
  await isReadTheTitle();
  await tabsTo('main', 'Enter');
  await guest.isOn('/');
  await saysWhere('ようこそお越しくださいましたご用件をお選びください');
});
