import { BRISK_QUEUE, dialogOn, GOOD_CARD } from '../pages/checkout-page.ts';
import { KEYPAD_ON, KeypadPage } from '../pages/keypad-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { inspectAsItStands } from '../support/inspect.ts';
import { everyFieldAt, onlyAsked } from '../support/levels.ts';
import { guestsSent } from '../support/wire.ts';

/** Guests who type on the keypad drawn in the page. */

const ASKED = onlyAsked({
  ...{ last_name_kana: 2, first_name_kana: 2, gender: 2, age: 2 },
  ...{ zip_code: 2, city: 2, subarea: 2, phone: 2 },
});

/** What a screen asks a system's keyboard for, field by field. */
const inputModes = (page: Page) =>
  page
    .locator('main :is(input, textarea)[data-keyboard]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('inputmode')));

test('checks in with nothing but fingers on the glass', async ({ page, tenant }) => {
  tenant.configure({ ...KEYPAD_ON, ...ASKED });
  const guest = new KeypadPage(page, tenant);
  await guest.asksForSearch();
  await expect(guest.pad).toHaveCount(0);
  await guest.padsIn('reservationName', 'ヤマダ タロウ');
  await expect(guest.field('reservationName')).toHaveValue('ヤマダ タロウ');
  expect(await inputModes(page)).toEqual(['none']);
  // A mouse is down for a while: the button must not move away beneath it.
  await page.locator('[data-action="main"]').click({ delay: 150 });

  await guest.isOn('/checkin/check-reservation');
  await expect(guest.pad).toHaveCount(0);
  await guest.goesOn();
  await guest.isOn('/checkin/input-representative');
  expect(new Set(await inputModes(page))).toEqual(new Set(['none']));
  await guest.padsIn('lastKana', 'ヤマダ');
  await guest.padsIn('firstKana', 'ジョッパー');
  await page.locator('label:has([name="gender"][value="1"])').tap();
  await expect(guest.pad).toHaveCount(0);
  await guest.padsIn('age', '1234');
  await expect(guest.field('age')).toHaveValue('123');
  await guest.padsIn('postcode', '7830060');
  await expect(guest.field('subarea')).toHaveValue('蛍が丘');
  await guest.padsIn('tel', '09012345678');
  await page.locator('[data-action="main"]').tap();

  await guest.isOn('/checkin/input-companions');
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
  await guest.goesOn();
  await guest.isOn('/checkin/term');
  await guest.signs();
  await guest.goesOn();
  await guest.isOn('/checkin/confirm-checkin');
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  expect(guestsSent(tenant)[0]).toMatchObject({
    last_name_kana: 'ヤマダ',
    first_name_kana: 'ジョッパー',
    age: 123,
    zip_code: '7830060',
    subarea: '蛍が丘',
    phone: '09012345678',
  });
});

test('every page of keys is fit for fingers, eyes and screen readers; they mend, move and replace beside a real keyboard', async ({
  page,
  tenant,
}) => {
  test.slow();
  tenant.configure({ ...KEYPAD_ON, ...onlyAsked({ age: 2 }) });
  const guest = new KeypadPage(page, tenant);
  await guest.asksForSearch();
  const name = guest.field('reservationName');
  await guest.touches('reservationName');
  await inspectAsItStands(page, 'kana', ['landscape', 'phone']);
  await guest.presses('latin');
  await inspectAsItStands(page, 'letters', ['landscape']);
  await guest.presses('kana');
  await guest.padsIn('reservationName', 'ガ');
  await guest.presses('dakuten');
  await expect(name).toHaveValue('カ');
  await guest.presses('arrowleft', 'ア', 'ー', 'arrowright', 'ン');
  await expect(name).toHaveValue('アーカン');
  await guest.presses('arrowleft', 'bksp');
  await expect(name).toHaveValue('アーン');

  await test.step('the real keyboard goes on where the caret is', async () => {
    await page.keyboard.type('XY');
    await expect(name).toHaveValue('アーXYン');
    await page.keyboard.press('ControlOrMeta+a');
    await guest.presses('latin', 'S');
    await expect(name).toHaveValue('S');
    await guest.presses('shift', 'm', '1', 'kana', 'ア');
    await expect(name).toHaveValue('Sm1ア');
    await expect(name).toBeFocused();
  });

  await test.step('a key that is held goes on', async () => {
    const box = await guest.key('bksp').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await expect(name).toHaveValue('');
    await page.mouse.up();
  });

  await test.step('a screen reader presses keys without a pointer', async () => {
    await guest.key('ケ').dispatchEvent('click');
    await expect(name).toHaveValue('ケ');
  });

  await test.step('the last key closes the pad, and the field is mended as ever', async () => {
    await page.keyboard.insertText('んじ');
    await guest.presses('done');
    await expect(guest.pad).toHaveCount(0);
    await expect(name).toHaveValue('ケンジ');
    await guest.touches('reservationName');
    await guest.presses('ー');
    await expect(name).toHaveValue('ケンジー');
    await page.keyboard.press('Tab');
    await expect(guest.pad).toHaveCount(0);
  });

  await test.step('the digits', async () => {
    await guest.types('reservationName', 'サトウハナコ');
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    await guest.touches('age');
    await inspectAsItStands(page, 'digits', ['landscape']);
  });
});

test('pays: the card in groups of four, the receipt by mail; the pad keeps nothing of it', async ({
  page,
  tenant,
}) => {
  tenant.configure({ ...KEYPAD_ON, ...BRISK_QUEUE });
  const guest = new KeypadPage(page, tenant);
  await guest.goesToCard('フタヘヤ カズオ');
  const number = guest.field('cardNumber');
  await guest.padsIn('cardNumber', '41111');
  await expect(number).toHaveValue('4111 1');
  await guest.presses('bksp', 'bksp');
  await expect(number).toHaveValue('411');
  await guest.presses('1', ...'111111111111', '9');
  await expect(number).toHaveValue('4111 1111 1111 1111');
  await test.step('the caret stays where the guest put it', async () => {
    await guest.presses(...Array.from({ length: 10 }, () => 'arrowleft'), 'bksp');
    await expect(number).toHaveValue('4111 1111 1111 111');
    await guest.presses('2');
    await expect(number).toHaveValue('4111 1112 1111 1111');
    await guest.presses('bksp', '1');
    await expect(number).toHaveValue('4111 1111 1111 1111');
  });
  await guest.field('expiryMonth').selectOption('12');
  await guest.field('expiryYear').selectOption({ index: 3 });
  await guest.touches('holderName');
  await guest.presses(...'TARO', 'blank', ...'YAMADA');
  await guest.padsIn('securityCode', '123');
  expect(await inputModes(page)).toEqual(['none', 'none', 'none']);
  expect(await guest.traces()).toMatchObject({ pads: 1, instances: '[{"default":""}]' });
  await page.locator('[data-action="main"]').tap();

  await guest.isOn('/checkout/receipt-mail');
  for (const field of ['receiptMailAddress', 'receiptMailAddressConfirm']) {
    await guest.touches(field);
    await guest.presses(...'t_y-1', '@', ...'e', '.ne.jp');
    await expect(guest.field(field)).toHaveValue('t_y-1@e.ne.jp');
  }
  await page.locator('[data-action="main"]').tap();
  await guest.isOn('/checkout/check-payment');
  await expect(page.locator('main')).toContainText(GOOD_CARD.slice(-4));

  await guest.turnsTo('/nowhere');
  await guest.isOn('/reload-error');
  await guest.goesOn();
  await guest.isOn('/');
  const { root, ...left } = await guest.traces();
  expect(left).toEqual({ pads: 0, instances: '[]' });
  expect(root).not.toContain('keypad');
});

const SIZES = {
  landscape: { width: 1280, height: 800 },
  portrait: { width: 800, height: 1280 },
  'a small tablet': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
};

test('the field stays in view with label and error, and the way on within reach', async ({
  page,
  tenant,
}) => {
  test.slow();
  tenant.configure({ ...KEYPAD_ON, ...everyFieldAt(2) });
  const guest = new KeypadPage(page, tenant);
  await guest.looksUp('サトウハナコ');
  await guest.confirmsReservation();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const name of ['lastName', 'furtherSubarea', 'nextAccommodation']) {
      await guest.touches(name);
      await expect.poll(() => outOfSight(page), { message: `${name}, ${size}` }).toEqual([]);
    }
    await guest.presses('done');
    await guest.goesOn();
    await expect(guest.field('lastName')).toBeFocused();
    await expect(guest.field('lastName')).toHaveAttribute('aria-invalid', 'true');
    await expect(guest.pad).toBeVisible();
    await expect.poll(() => outOfSight(page), { message: `the first wrong field, ${size}` }).toEqual([]);
  }
  await test.step('turning the tablet', async () => {
    await page.setViewportSize(SIZES.landscape);
    await expect.poll(() => outOfSight(page)).toEqual([]);
  });
});

/** What the guest needs to see and does not: something above it ends, or the pad begins, before it does. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const field = document.activeElement;
    const scroller = field?.closest('[data-scroller]');
    const pad = document.querySelector('.keypad')?.closest('section');
    const frame = field?.closest('[data-field-frame]');
    const main = document.querySelector('main [data-action="main"]');
    if (!field || !scroller || !pad || !frame || !main) return ['everything'];
    const room = scroller.getBoundingClientRect();
    const isWithin = (part: Element, { top, bottom }: { readonly top: number; readonly bottom: number }) => {
      const box = part.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= bottom + 1;
    };
    const padBox = pad.getBoundingClientRect();
    return [
      ...[...frame.children]
        .filter((part) => !isWithin(part, room))
        .map(({ textContent, tagName }) => textContent || tagName),
      ...(isWithin(main, { top: room.bottom, bottom: padBox.top }) ? [] : ['the main action']),
      ...(padBox.bottom <= window.innerHeight + 1 ? [] : ['the last keys']),
    ];
  });

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('starts with letters, in words for names; searches a country in the dialog', async ({
    page,
    tenant,
  }) => {
    tenant.configure({ ...KEYPAD_ON, ...onlyAsked({ last_name: 2, overseas: 2, address: 2 }) });
    const guest = new KeypadPage(page, tenant);
    await guest.asksForSearch();
    await guest.touches('reservationName');
    await guest.presses(...'SMITH', 'blank', ...'JOHN');
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    await guest.touches('lastName');
    await guest.presses('V', ...'an', 'blank', 'B', 'o');
    await expect(guest.field('lastName')).toHaveValue('Van Bo');
    await guest.chooses('overseasFlug', 'true');
    await guest.touches('address');
    await guest.presses('1', 'newline', 'shift', 'A', 'b');
    await expect(guest.field('address')).toHaveValue('1\nAb');

    await page.locator('[data-field-frame]:has([name="countrycode"]) button').tap();
    await dialogOn(page).getByRole('textbox').tap();
    await guest.presses(...'franc');
    await dialogOn(page).locator('[data-value="FR"]').tap();
    await expect(guest.field('countrycode')).toHaveValue('FR');
    await expect(guest.pad).toHaveCount(0);
  });
});

/** What the tablets of a hotel are set to, and whether the page then draws the keypad. */
for (const { hasTouch, tablets } of [
  {
    hasTouch: true,
    tablets: [
      { setting: 'auto', draws: true },
      { setting: 'off', draws: false },
    ],
  },
  { hasTouch: false, tablets: [{ setting: 'auto', draws: false }] },
]) {
  test.describe(hasTouch ? 'with touch' : 'without touch', () => {
    test.use({ hasTouch });

    test(`${tablets.map(({ setting, draws }) => `${setting} ${draws ? 'draws the keypad' : "leaves typing to the system's keyboard"}`).join(', ')}`, async ({
      page,
      tenant,
    }) => {
      const guest = new KeypadPage(page, tenant);
      for (const { setting, draws } of tablets) {
        await guest.findsHomeWith({
          kiosk: { on_screen_keyboard: setting },
          display: { use_phone_number_in_search: true },
        });
        await guest.taps('checkin');
        await guest.isOn('/checkin/search');
        await guest.field('phoneNumber').click();
        await expect(guest.field('phoneNumber')).toHaveAttribute('inputmode', draws ? 'none' : 'tel');
        if (draws) await expect(guest.key('7')).toBeVisible();
        await page.keyboard.type('090');
        await expect(guest.field('phoneNumber')).toHaveValue('090');
        await expect(guest.pad).toHaveCount(draws ? 1 : 0);
      }
    });
  });
}
