import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { OVERSEAS_PASSPORT_ONLY } from '../support/levels.ts';

/** A tablet without a camera; where files are taken as well, `passport-files` goes on without one. */

test('a hotel that takes pictures by camera alone: the guest is sent to the front desk, in English', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    ...OVERSEAS_PASSPORT_ONLY,
    kiosk: { passport_source: 'camera' },
    language: { default: 'en', auto_language_select: 'off' },
  });
  const guest = new Guest(page, tenant);
  await guest.looksUp('SMITH JOHN');
  await guest.confirmsReservation();
  await guest.chooses('overseasFlug', 'true');
  await guest.taps('camera');
  const problem = page.getByRole('dialog', { name: 'The camera cannot be used' }).getByRole('alert');
  await expect(problem).toContainText('No camera was found.');
  await expect(problem).toContainText('Please ask at the front desk.');
  await guest.taps('close');
  await guest.isOn('/checkin/input-representative');
});
