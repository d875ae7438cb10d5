import { Guest } from '../pages/guest.ts';
import { fitsTheScreen } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';

/** What the search makes of what is typed into it: `tests/screens/checkin/search-input`. */

test.describe('the search', () => {
  // The hotel has no guest with the longest of names.
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('has room for the longest of names, which is not found, and for what to try', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    for (const name of ['ジュゲム'.repeat(25), 'だれも シラナイ']) {
      await guest.types('reservationName', name);
      await guest.goesOn();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await fitsTheScreen(page);
      await guest.taps('close');
      await expect(guest.namesToTry().first()).toBeVisible();
      await fitsTheScreen(page);
    }
  });
});
