import { dialogOn } from '../pages/checkout-page.ts';
import { KEYPAD_ON, KeypadPage } from '../pages/keypad-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { everyFieldAt, onlyAsked } from '../support/levels.ts';

/** Room for what is typed, and which tablets draw the keypad. */

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
  await guest.types('lastName', '');
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
    // Who does something else first is not told that the name is missing.
    await expect(guest.pad).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(guest.pad).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await guest.touches('reservationName');
    await guest.presses(...'SMITH', 'blank', ...'JOHN');
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    // The reservation has told a name: this guest has another.
    await guest.field('lastName').fill('');
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
        // Only a keypad in the page may open by itself: another one would cover the words.
        await expect(
          draws ? guest.field('reservationName') : page.getByRole('heading', { level: 1 }),
        ).toBeFocused();
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
