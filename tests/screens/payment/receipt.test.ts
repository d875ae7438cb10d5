import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { write } from '../../../kiosk/guest/hands';
import { CARD } from '../../../kiosk/guest/personas';
import { callOf } from '../../../kiosk/guest/wire';
import { openTablet } from '../support/open-tablet';
import { goesToCard, PAYMENT_ON } from '../support/paying';
import { complaints, facts, focused, texts, value, values } from '../support/seen';

/** The receipt's address and name; a prefilled name: `at-checkin.test.ts`. */

const [MAIL, AGAIN] = ['receiptMailAddress', 'receiptMailAddressConfirm'] as const;
const NAME = '㈱みどり & <b>Co.</b>';
const TWO = 'a@example.jp,b@example.jp';

/** At the receipt's address, with a filled card. */
async function opensReceipt() {
  const tablet = await openTablet({ settings: PAYMENT_ON });
  await goesToCard(tablet.guest);
  await tablet.guest.fillsIn(CARD);
  await tablet.guest.goesOn('/checkin/receipt-mail');
  return tablet;
}

it('an address is judged when the guest goes on, and has to be the same twice', async () => {
  const { guest } = await opensReceipt();
  await guest.fillsIn({ [MAIL]: 'guest@inn', [AGAIN]: 'guest@inn' });
  expect(complaints(MAIL)).toEqual([]);
  await guest.goesOn();
  await expect.poll(() => complaints(MAIL)).toEqual([ja.validation.mail]);
  await guest.types(MAIL, 'hana mori＠example．jp');
  await expect.poll(() => texts('[id$="-remedy"]')).toEqual([ja.mend.space, ja.mend.mail]);
  await guest.isOn('/checkin/receipt-mail');
  await guest.fillsIn({ [MAIL]: TWO, [AGAIN]: 'a@example.jp' });
  await guest.goesOn();
  await expect.poll(() => complaints(AGAIN)).toEqual([ja.validation.mail_mismatch]);
  expect(complaints(MAIL)).toEqual([]);
  await expect.poll(focused).toBe(AGAIN);
});

it('half an address is not lost on the way to the name, leads from there back to it, and is never sent', async () => {
  const { guest, hotel } = await opensReceipt();
  await guest.fillsIn({ [MAIL]: ' a@exam', [AGAIN]: 'a@' });
  await guest.follows('change-name', '/checkin/receipt-name');
  await guest.goesBack('/checkin/receipt-mail');
  expect(values(MAIL, AGAIN)).toEqual(['a@exam', 'a@']);
  expect(complaints(MAIL)).toEqual([]);

  await guest.follows('change-name', '/checkin/receipt-name');
  await guest.types('receiptName', '宛名');
  await guest.goesOn('/checkin/receipt-mail');
  await expect.poll(() => complaints(MAIL)).toEqual([ja.validation.mail]);
  expect(value(MAIL)).toBe('a@exam');
  await guest.fillsIn({ [MAIL]: TWO, [AGAIN]: TWO });
  await guest.goesOn('/checkin/check-payment');
  expect(facts('receiptName')).toEqual(['宛名']);
  await guest.goesBack('/checkin/receipt-mail');
  expect(values(MAIL, AGAIN)).toEqual([TWO, TWO]);
  await guest.goesOn('/checkin/check-payment');
  await guest.pays('checkin');
  expect(callOf(hotel, 'web_email_register').form).toEqual({ email: TWO });
});

it('a name must be one, is the guest’s own, and stands there still when the guest comes back', async () => {
  const { guest, hotel } = await opensReceipt();
  await guest.follows('change-name', '/checkin/receipt-name');
  for (const nothing of ['', '　 ']) {
    await guest.types('receiptName', nothing);
    await guest.goesOn();
    await expect.poll(() => complaints('receiptName')).toEqual([ja.validation.required]);
    await guest.isOn('/checkin/receipt-name');
  }
  await guest.types('receiptName', ` ${NAME} `);
  await expect.poll(() => complaints('receiptName')).toEqual([]);
  await guest.goesOn('/checkin/check-payment');
  expect(facts('receiptName')).toEqual([NAME]);
  await guest.goesBack('/checkin/receipt-name');
  expect(value('receiptName')).toBe(NAME);
  await guest.goesOn('/checkin/check-payment');
  await guest.pays('checkin');
  expect(callOf(hotel, 'settlement').form.invoice_name).toBe(NAME);
});

it('a usual ending completes the address as it is sent, whatever keyboard has typed the sign', async () => {
  const { guest } = await opensReceipt();
  for (const typed of ['a@example.jp,hana@', 'a＠example．jp、hana＠']) {
    // The guest is still in the field.
    const field = await guest.field(MAIL);
    field.focus();
    write(field, typed);
    await guest.taps('usual-answer');
    await expect.poll(() => value(MAIL)).toMatch(/^a@example\.jp,hana@[a-z.]+\.[a-z]+$/);
  }
});
