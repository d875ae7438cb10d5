import { YAMADA } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { everythingKept } from '../support/traces.ts';
import { callOf } from '../support/wire.ts';

test.use({ serviceWorkers: 'allow' });

/** What the guest of these tests types, in all the fields there are; a gender and an age are found anywhere. */
const { gender: _gender, age: _age, ...TYPED } = YAMADA;
const TRACES = ['サトウ', 'ハナコ', '南国市', '蛍が丘', ...Object.values(TYPED)];

/** The ways out of a form that is filled in; the last is to its end. */
const WAYS: Readonly<Record<string, (guest: Guest) => Promise<void>>> = {
  'going back': async (guest) => {
    await guest.taps('back');
    await guest.isOn('/checkin/check-reservation');
    await guest.taps('back');
    await guest.taps('confirm');
    await guest.isOn('/checkin/search');
    await guest.taps('back');
  },
  'a screen for what went wrong': async (guest) => {
    await guest.turnsTo('/nowhere');
    await guest.isOn('/reload-error');
    await guest.goesOn();
  },
  'checking in': async (guest) => {
    await guest.goesOn();
    await guest.signsAndGoesToConfirm();
    await guest.goesOn('/checkin/complete');
    await guest.goesOn();
  },
};

test('whichever way a guest leaves, nothing of the visit is left on the tablet', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  for (const [way, goesHome] of Object.entries(WAYS)) {
    await test.step(way, async () => {
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
      await expect(guest.field('reservationName')).toHaveValue('');
      await guest.types('reservationName', 'サトウハナコ');
      await guest.goesOn('/checkin/check-reservation');
      await guest.confirmsReservation();
      // The same reservation starts with what it tells and nothing else, whoever filled the form in before.
      await expect(guest.field('firstKana')).toHaveValue('ハナコ');
      for (const name of ['lastName', 'firstName', 'age', 'postcode', 'city', 'tel']) {
        await expect(guest.field(name)).toHaveValue('');
      }
      for (const name of ['gender', 'occupation-choice']) await expect(guest.chosen(name)).toHaveCount(0);
      await guest.fillsInDomestic();
      await goesHome(guest);
      await guest.isOn('/');
      const kept = await everythingKept(page);
      for (const trace of TRACES) expect(kept).not.toContain(trace);
    });
  }

  await test.step('what was sent is not kept, either', async () => {
    const { headers, form } = callOf(tenant, 'execute_checkin_request');
    for (const trace of TRACES.slice(2)) expect(form.guest_info).toContain(trace);
    const kept = await everythingKept(page);
    expect(kept).not.toContain(headers.auth_token ?? 'no token');
    expect(kept).not.toContain('/api/');
  });

  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await expect(guest.field('reservationName')).toHaveValue('');
});
