import { Guest } from '../pages/guest.ts';
import { expect, NOTED_BY_THE_BROWSER, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';

/**
 * Which screen opens for whom is a table in `tests/flow/guards.test.ts`, which of them a hotel has one in
 * `tests/flow/screens.test.ts`; here, that a tablet keeps to them.
 */

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('is unknown at a start, a screen is begun again, and one whose feature is off is unknown too', async ({
    page,
    tenant,
  }) => {
    tenant.configure({ display: { use_checkout: false } });
    const guest = new Guest(page, tenant);
    for (const [path, shown] of [
      ['/404', '/reload-error'],
      ['/checkin', '/404'],
      ['/checkin/search/more', '/404'],
      ['/checkin/complete', '/reload-error'],
      ['/checkout/wait', '/404'],
    ] as const) {
      await page.goto(`${tenant.url}${path}`);
      await guest.isOn(shown);
      await expect.poll(() => new URL(page.url()).pathname).toBe(shown);
    }
    await guest.goesOn('/');
  });
});

test('a reload in the middle begins again, but for an engineer who debugs', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensForm('サトウハナコ');
  await page.reload();
  await guest.isOn('/reload-error');
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

test('each screen carries the parameters of the address as they were written', async ({ page, tenant }) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  const parameters = { lang: 'ja', tablet: '007', floor: '1.50', note: 'あ&b="c"', empty: '', flag: 'true' };
  const query = `?${new URLSearchParams(parameters)}`;
  const hasThem = (screen: string) =>
    expect(Object.fromEntries(new URL(page.url()).searchParams), screen).toEqual(parameters);
  await guest.opensHome(query);
  await guest.arrives('サトウハナコ');
  hasThem('/checkin/check-reservation');
  await guest.turnsTo(`/checkin/confirm-checkin${query}`);
  await guest.isOn('/reload-error');
  hasThem('/reload-error');
  await guest.goesOn('/');
  hasThem('/');
});
