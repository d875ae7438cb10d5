import { KEYPAD_ON } from '../../kiosk/guest/keypad-keys.ts';
import { onlyAsked } from '../../kiosk/guest/levels.ts';
import { makesItSo } from '../pages/comfort.ts';
import { KeypadPage } from '../pages/keypad-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { scans } from '../support/qr-reader.ts';
import { type Drawn, drawn } from '../support/readable.ts';

/** Guests whose tablet has forced colours, on light and dark pages. */

const SCHEMES = ['light', 'dark'] as const;

/** Words, icons and choices are legible in either scheme. */
async function canBeRead(
  page: Page,
  state: string,
  chosen?: { readonly [of: string]: string },
): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    let seen: Drawn | undefined;
    // Chromium shows the pressed state, in the earlier colours, a moment longer.
    await expect
      .configure({ soft: true })
      .poll(
        async () => {
          seen = await drawn(page);
          return seen.unreadable;
        },
        { message: `${state}, ${colorScheme}` },
      )
      .toEqual([]);
    for (const [one, other] of Object.entries(chosen ?? {})) {
      const grounds = [await seen?.groundOf(one), await seen?.groundOf(other)];
      expect.soft(grounds[0], `${one} beside ${other}, ${colorScheme}`).not.toBe(grounds[1]);
    }
  }
}

test('in forced colours a check-in can be read, with all that is chosen, wrong, waiting or drawn', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    ...KEYPAD_ON,
    ...onlyAsked({ last_name: 2, gender: 2, occupation: 2, prefecture: 2 }),
    qr_code: { is_active_in_checkin: true },
    kiosk: { ...KEYPAD_ON.kiosk, completion_return_s: 300 },
  });
  const guest = new KeypadPage(page, tenant);
  await guest.opensHome();
  await page.waitForLoadState('networkidle');
  await canBeRead(page, 'home', { 'label:has(:checked)': 'label:not(:has(:checked))' });
  await guest.taps('comfort');
  await page.locator('[data-action="comfort-contrast"]').click();
  await canBeRead(page, 'comfort', {
    '[data-action="comfort-contrast"]': '[data-action="comfort-low"]',
    '[data-action="comfort-text-1"]': '[data-action="comfort-text-2"]',
  });
  await page.locator('[data-action="comfort-contrast"]').click();
  await guest.taps('comfort-close');

  await guest.begins('checkin');
  await guest.touches('reservationName');
  await guest.presses('latin');
  await canBeRead(page, 'the keypad', { '[data-key="shift"][aria-pressed="true"]': '[data-key="1"]' });
  await guest.types('reservationName', '山田');
  await canBeRead(page, 'an error beside a button that is off');
  await guest.types('reservationName', 'サトウハナコ');
  await guest.goesOn('/checkin/check-reservation');
  await canBeRead(page, 'the button that leads on', {
    '[data-action="main"]': 'main',
    '[aria-current="step"] > span': 'li:not([aria-current]) > span',
  });
  await guest.confirmsReservation();
  await guest.picks('prefecture', '高知県');
  await page.locator('[data-field-frame]:has([name="prefecture"]) [aria-haspopup]').click();
  await canBeRead(page, 'a list', { '[data-value="高知県"]': '[data-value="沖縄県"]' });
  await guest.taps('cancel');
  await makesItSo(page, { contrast: true });
  await guest.goesOn();
  await guest.presses('latin');
  await canBeRead(page, 'errors in high contrast', { '[data-action="main"]': 'main' });
  await makesItSo(page, { contrast: false });
  await guest.chooses('gender', '2');
  await guest.types('lastName', 'サトウ');
  await guest.answers('occupation', '会社員');
  await canBeRead(page, 'a choice and a ready answer', {
    'label:has([value="2"])': 'label:has([value="1"])',
    'label:has([value="会社員"])': 'label:has([value="学生"])',
  });
  await guest.goesOn('/checkin/guests-info');
  await canBeRead(page, 'the summary');
  await guest.walks('/checkin/guests-info', '/checkin/term');
  await canBeRead(page, 'the agreement and the pad, not signed');
  await guest.signs();
  await canBeRead(page, 'signed');
  expect(await (await drawn(page)).groundOf('canvas'), 'paper beneath the ink').toBe('255,255,255');
  await guest.goesOn('/checkin/confirm-checkin');
  await guest.goesOn('/checkin/qr');
  await canBeRead(page, 'the QR code');
  expect(await scans(page)).not.toBe('');
});
