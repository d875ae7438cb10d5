import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { FAMILY_NAME_ONLY, NOTHING_ASKED } from '../support/levels.ts';

/** Which screen opens for whom is a table in `tests/flow/guards.test.ts`; here, that a tablet keeps to it. */

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('is unknown at a start and from home, and a reload from elsewhere', async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    const goesHome = async () => {
      await guest.goesOn('/');
    };
    const opensSearch = async () => {
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
    };
    await test.step('at a start', async () => {
      for (const [path, shown] of [
        ['/404', '/reload-error'],
        ['/checkin', '/404'],
        ['/checkin/search/more', '/404'],
      ] as const) {
        await page.goto(`${tenant.url}${path}`);
        await guest.isOn(shown);
      }
      await goesHome();
    });

    await test.step('in the app', async () => {
      await guest.turnsTo('/nowhere');
      await guest.isOn('/404');
      await expect.poll(() => new URL(page.url()).pathname).toBe('/404');
      await goesHome();
      for (const path of ['/nowhere', '/404']) {
        await opensSearch();
        await guest.turnsTo(path);
        await guest.isOn('/reload-error');
        await goesHome();
      }
    });

    await test.step('a check-in service that is not there has a screen of its own', async () => {
      await opensSearch();
      await guest.types('reservationName', 'サトウハナコ');
      tenant.hotel.faults.set({ call: 'checkin_info_request', kind: 'html', status: 404, times: 1 });
      await guest.goesOn('/common-error');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await guest.cannotGoBackFrom('/common-error');
      await goesHome();
    });
  });
});

test('a reload in the middle begins again, but for an engineer who debugs', async ({ page, tenant }) => {
  tenant.configure(FAMILY_NAME_ONLY);
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await guest.confirmsReservation();
  await test.step('a screen behind a form that lacks something leads to the form', async () => {
    await guest.turnsTo('/checkin/term');
    await guest.isOn('/checkin/input-representative');
    await expect(guest.field('lastName')).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/checkin/input-representative');
  });
  await page.reload();
  await guest.isOn('/reload-error');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/reload-error');
  await guest.goesOn('/');

  await test.step('what the tablet notes for an engineer holds nothing of a guest', async () => {
    await page.evaluate(() => localStorage.setItem('debug', 'yes'));
    const warning = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && /debug/i.test(message.text()),
    );
    await page.goto(`${tenant.url}/checkin/search`);
    await guest.isOn('/checkin/search');
    await warning;
    await guest.types('reservationName', 'サトウハナコ');
    await guest.goesOn('/checkin/check-reservation');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain('checkin_authtoken_request');
    const token = tenant.hotel.requests().at(-1)?.headers.auth_token ?? '';
    expect(token).not.toBe('');
    for (const secret of ['サトウ', 'ハナコ', token]) expect(kept).not.toContain(secret);
  });
});

/** The way of a guest of whom nothing is asked, and a screen that is too far ahead of each. */
const WAY = [
  ['/checkin/check-reservation', '/checkin/input-companions'],
  ['/checkin/input-representative', '/checkin/confirm-checkin'],
  ['/checkin/guests-info', '/checkin/confirm-checkin'],
  ['/checkin/term', '/checkin/confirm-checkin'],
  ['/checkin/confirm-checkin', '/checkin/complete'],
] as const;

test('no screen opens half empty, and each carries the parameters of the address as they were written', async ({
  page,
  tenant,
}) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  const parameters = { lang: 'ja', tablet: '007', floor: '1.50', note: 'あ&b="c"', empty: '', flag: 'true' };
  const query = `?${new URLSearchParams(parameters)}`;
  const isOn = async (screen: string) => {
    await guest.isOn(screen);
    expect(Object.fromEntries(new URL(page.url()).searchParams), screen).toEqual(parameters);
  };
  await guest.opensHome(query);
  await isOn('/');
  for (const screen of ['/checkin/check-reservation', '/checkin/complete']) {
    await guest.turnsTo(`${screen}${query}`);
    await isOn('/reload-error');
    await guest.goesOn();
    await isOn('/');
  }

  await guest.taps('checkin');
  await isOn('/checkin/search');
  await guest.types('reservationName', 'サトウハナコ');
  await guest.goesOn();
  for (const [here, tooFar] of WAY) {
    await isOn(here);
    await guest.turnsTo(`${tooFar}${query}`);
    await isOn('/reload-error');
    await guest.turnsTo(`${here}${query}`);
    await isOn(here);
    if (here === '/checkin/term') await guest.signs();
    await guest.goesOn();
  }
  await isOn('/checkin/complete');
  await guest.goesOn();
  await isOn('/');
});
