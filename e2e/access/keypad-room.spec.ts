import { everyFieldAt, NOTHING_ASKED, onlyAsked } from '../../kiosk/guest/levels.ts';
import { dialogOn } from '../pages/checkout-page.ts';
import { KEYPAD_ON, KeypadPage } from '../pages/keypad-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { LOW_SIZES, seenBesideField, unseenOfField } from '../support/typing-room.ts';

/** Room for what is typed. Which tablets draw the keypad: `tests/device/typing.test.ts`. */

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
  /** The whole field, the last keys, and a main button that nothing lies over. */
  const seesAll = async (message: string) => {
    await expect.poll(() => unseenOfField(page), { message }).toEqual([]);
    await expect(guest.key('done'), message).toBeInViewport({ ratio: 1 });
    await guest.main.click({ trial: true });
  };
  await guest.opensForm('サトウハナコ');
  await guest.types('lastName', '');
  await guest.answersInOwnWords('nextAccommodation', 'ハコネ');
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const name of ['lastName', 'furtherSubarea', 'nextAccommodation']) {
      await guest.touches(name);
      await seesAll(`${name}, ${size}`);
    }
    await guest.presses('done');
    await guest.goesOn();
    await expect(guest.field('lastName')).toBeFocused();
    await expect(guest.field('lastName')).toHaveAttribute('aria-invalid', 'true');
    await expect(guest.pad).toBeVisible();
    await seesAll(`the first wrong field, ${size}`);
  }
  await test.step('turning the tablet', async () => {
    await page.setViewportSize(SIZES.landscape);
    await seesAll('the tablet turned');
  });
});

test('on a low screen the field stands alone above the keypad, with label and error', async ({
  page,
  tenant,
}) => {
  test.slow();
  tenant.configure({ ...KEYPAD_ON, ...everyFieldAt(2) });
  const guest = new KeypadPage(page, tenant);
  /** Touches a field that is wrong, in each size. */
  const standsAlone = async (...names: readonly string[]) => {
    for (const size of LOW_SIZES) {
      await page.setViewportSize(size);
      for (const name of names) {
        const message = `${name}, ${size.width} x ${size.height}`;
        await guest.touches(name);
        await expect(guest.field(name), message).toHaveAttribute('aria-invalid', 'true');
        await expect.poll(() => unseenOfField(page), { message }).toEqual([]);
        await expect.poll(() => seenBesideField(page), { message }).toEqual([]);
      }
    }
  };
  await guest.asksForSearch();
  await guest.types('reservationName', '☆');
  await standsAlone('reservationName');
  await guest.types('reservationName', 'サトウハナコ');
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  for (const name of ['lastName', 'lastKana']) await guest.types(name, '');
  for (const name of ['occupation', 'prevAccommodation']) await guest.answersInOwnWords(name, '');
  await guest.goesOn();
  await standsAlone('lastKana', 'age', 'tel', 'occupation', 'prevAccommodation');
  await test.step('with every page of keys, and the largest text', async () => {
    await guest.touches('furtherSubarea');
    for (const keys of ['kana', 'latin', 'block']) {
      await guest.presses(keys);
      await expect.poll(() => unseenOfField(page), { message: keys }).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-text', '3'));
    await expect.poll(() => unseenOfField(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute('data-text'));
  });
  await test.step('an error that comes while the guest types', async () => {
    await guest.padsIn('tel', '1');
    await expect.poll(() => unseenOfField(page)).toEqual([]);
  });
  await test.step('several lines', async () => {
    await guest.presses('done');
    await guest.chooses('overseasFlug', 'true');
    await guest.goesOn();
    await standsAlone('address');
  });
  await test.step('the main button can be pressed all the while; the last key brings back everything', async () => {
    await guest.goesOn();
    await expect(guest.field('lastName')).toBeFocused();
    await guest.answersInOwnWords('nextAccommodation', '');
    await guest.touches('nextAccommodation');
    await guest.ends();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main [data-action="main"]')).toBeInViewport({ ratio: 1 });
  });
});

test('in a dialog on a low screen what is typed is seen too', async ({ page, tenant }) => {
  tenant.configure({ ...KEYPAD_ON, ...NOTHING_ASKED });
  const guest = new KeypadPage(page, tenant);
  await guest.hurriesTo('/checkin/term');
  await guest.taps('sign-by-name');
  await guest.field('signedName').fill('');
  await guest.taps('sign');
  for (const size of LOW_SIZES) {
    await page.setViewportSize(size);
    await guest.touches('signedName');
    await expect.poll(() => unseenOfField(page), { message: `${size.height}` }).toEqual([]);
  }
});

test.describe("above a system's keyboard", () => {
  test('a page that has become low shows the field with its error, and keeps it in view', async ({
    page,
    tenant,
  }) => {
    tenant.configure(everyFieldAt(2));
    const guest = new KeypadPage(page, tenant);
    await guest.hurriesTo('/checkin/input-representative');
    await guest.goesOn();
    await guest.field('tel').tap();
    await page.setViewportSize({ width: 1280, height: 430 });
    const tel = page.locator('[data-field-frame]:has([name="tel"])');
    await expect(tel).toBeInViewport({ ratio: 1 });
    await guest.field('occupation-choice').first().focus();
    await expect(
      page.locator('[data-field-frame]:has([name="occupation-choice"]) [role="alert"]'),
    ).toBeInViewport({
      ratio: 1,
    });
    await page.setViewportSize(SIZES.landscape);
    await expect(page.locator('html')).not.toHaveAttribute('data-keypad');
  });
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
    await guest.goesOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    // The reservation has told a name: this guest has another.
    await guest.taps('change-name');
    await guest.field('lastName').fill('');
    await guest.touches('lastName');
    await guest.presses('V', ...'an', 'blank', 'B', 'o');
    await expect(guest.field('lastName')).toHaveValue('Van Bo');
    await guest.chooses('overseasFlug', 'true');
    await guest.touches('address');
    await guest.presses('1', 'newline', 'shift', 'A', 'b');
    await expect(guest.field('address')).toHaveValue('1\nAb');

    await page.locator('[data-field-frame]:has([name="countrycode"]) button').tap();
    await guest.looksAt();
    await dialogOn(page).getByRole('textbox').tap();
    await guest.presses(...'franc');
    await dialogOn(page).locator('[data-value="FR"]').tap();
    await expect(guest.field('countrycode')).toHaveValue('FR');
    await expect(guest.pad).toHaveCount(0);
  });
});
