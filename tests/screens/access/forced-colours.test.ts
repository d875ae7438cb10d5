import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { KEYPAD_ON } from '../../../kiosk/guest/keypad-keys';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { turnsTo } from '../support/boxes';
import { presses, touches } from '../support/keypad';
import { openTablet } from '../support/open-tablet';
import { scans } from '../support/qr-reader';
import { groundOf, illegible } from '../support/readable';
import { hasDialog, isGone, isThere, opensList } from '../support/shown';

/** Guests whose tablet has forced colours, on light and dark pages. */

async function forces(scheme?: 'light' | 'dark'): Promise<void> {
  const features =
    scheme === undefined
      ? []
      : [
          { name: 'forced-colors', value: 'active' },
          { name: 'prefers-color-scheme', value: scheme },
        ];
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [...features, { name: 'prefers-reduced-motion', value: 'reduce' }],
  });
}

/** Words, icons and choices are legible in either scheme. */
async function canBeRead(state: string, chosen: { readonly [of: string]: string } = {}): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await forces(scheme);
    // Chromium shows the pressed state, in the earlier colours, a moment longer.
    await expect.poll(illegible, { message: `${state}, ${scheme}` }).toEqual([]);
    for (const [one, other] of Object.entries(chosen))
      expect.soft(await groundOf(one), `${one} beside ${other}, ${scheme}`).not.toBe(await groundOf(other));
  }
}

it('in forced colours a check-in can be read, with all that is chosen, wrong, waiting or drawn', async () => {
  await turnsTo('landscape');
  onTestFinished(() => forces());
  const { guest } = await openTablet({
    settings: {
      ...KEYPAD_ON,
      ...onlyAsked({ last_name: 2, gender: 2, occupation: 2, prefecture: 2 }),
      qr_code: { is_active_in_checkin: true },
    },
  });
  const wantsContrast = async () => {
    for (const action of ['comfort', 'comfort-contrast', 'comfort-close']) await guest.taps(action);
    await isGone('dialog[open]');
  };
  await canBeRead('home', { 'label:has(:checked)': 'label:not(:has(:checked))' });
  await guest.taps('comfort');
  await guest.taps('comfort-contrast');
  await canBeRead('comfort', {
    '[data-action="comfort-contrast"]': '[data-action="comfort-low"]',
    '[data-action="comfort-text-1"]': '[data-action="comfort-text-2"]',
  });
  await guest.taps('comfort-contrast');
  await guest.taps('comfort-close');

  await guest.begins('checkin');
  await touches('reservationName');
  await presses('latin');
  await canBeRead('the keypad', { '[data-key="shift"][aria-pressed="true"]': '[data-key="1"]' });
  await guest.types('reservationName', '山田');
  await canBeRead('an error beside a button that is off');
  await guest.types('reservationName', 'サトウハナコ');
  await guest.goesOn('/checkin/check-reservation');
  await canBeRead('the main button', {
    '[data-action="main"]': 'main',
    '[aria-current="step"] > span': 'li:not([aria-current]) > span',
  });
  await guest.confirmsReservation();
  await guest.picks('prefecture', '高知県');
  opensList('prefecture');
  await hasDialog();
  await canBeRead('a list', { '[data-value="高知県"]': '[data-value="沖縄県"]' });
  await guest.taps('cancel');
  await isGone('dialog[open]');
  await wantsContrast();
  await guest.goesOn();
  await isThere('main [role="alert"]');
  await touches('lastName');
  await presses('latin');
  await canBeRead('errors in high contrast', { '[data-action="main"]': 'main' });
  await wantsContrast();
  await guest.chooses('gender', '2');
  await guest.types('lastName', 'サトウ');
  await guest.chooses('occupation-choice', '会社員');
  await canBeRead('a choice and a ready answer', {
    'label:has([value="2"])': 'label:has([value="1"])',
    'label:has([value="会社員"])': 'label:has([value="学生"])',
  });
  await guest.goesOn('/checkin/guests-info');
  await canBeRead('the summary');
  await guest.walks('/checkin/guests-info', '/checkin/term');
  await canBeRead('the agreement and the pad, not signed');
  await guest.signs();
  await canBeRead('signed');
  expect(await groundOf('canvas'), 'paper beneath the ink').toBe('255,255,255');
  await guest.goesOn('/checkin/confirm-checkin');
  await guest.goesOn('/checkin/qr');
  await canBeRead('the QR code');
  expect(await scans()).not.toBe('');
});
