import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { everythingKept } from '../support/traces.ts';
import { callOf } from '../support/wire.ts';

test.use({ serviceWorkers: 'allow' });

/** What the guest of these tests types, in all the fields there are. */
const TRACES = [
  ...['サトウ', 'ハナコ', '山田', '太郎', 'ヤマダ', 'タロウ', '7830060', '南国市', '蛍が丘', '１−２−３'],
  ...['09012345678', '会社員'],
];

test('after a visit nothing of the guest is left on the tablet', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await guest.goesToConfirm();
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  await guest.goesOn();
  await guest.isOn('/');
  const { headers, form } = callOf(tenant, 'execute_checkin_request');
  for (const trace of TRACES.slice(2)) expect(form.guest_info).toContain(trace);

  const kept = await everythingKept(page);
  for (const trace of [...TRACES, headers.auth_token ?? 'no token']) expect(kept).not.toContain(trace);
  expect(kept).not.toContain('/api/');

  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await expect(guest.field('reservationName')).toHaveValue('');
});

for (const [way, goesHome] of Object.entries({
  'going back': async (guest: Guest) => {
    await guest.taps('back');
    await guest.isOn('/checkin/check-reservation');
    await guest.taps('back');
    await guest.taps('confirm');
    await guest.isOn('/checkin/search');
    await guest.taps('back');
  },
  'a screen for what went wrong': async (guest: Guest) => {
    await guest.turnsTo('/nowhere');
    await guest.isOn('/reload-error');
    await guest.goesOn();
  },
})) {
  test(`a guest who leaves in the middle, by ${way}, is forgotten`, async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    await guest.looksUp('サトウハナコ');
    await guest.confirmsReservation();
    await guest.fillsInDomestic();
    await goesHome(guest);
    await guest.isOn('/');
    const kept = await everythingKept(page);
    for (const trace of TRACES) expect(kept).not.toContain(trace);

    await test.step('the same reservation starts with an empty form', async () => {
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
      await expect(guest.field('reservationName')).toHaveValue('');
      await guest.types('reservationName', 'サトウハナコ');
      await guest.goesOn();
      await guest.isOn('/checkin/check-reservation');
      await guest.confirmsReservation();
      for (const name of ['lastName', 'firstKana', 'age', 'postcode', 'city', 'tel', 'occupation']) {
        await expect(guest.field(name)).toHaveValue('');
      }
      await expect(page.locator('[name="gender"]:checked')).toHaveCount(0);
    });
  });
}
