import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import { NAMES } from '../../kiosk/guest/personas.ts';
import { callNames, callOf, callsOf } from '../../kiosk/guest/wire.ts';
import { Guest } from '../pages/guest.ts';
import { MEMBERS, memberLink } from '../pages/member.ts';
import { expect, NOTED_BY_THE_BROWSER, test } from '../support/fixtures.ts';

/** A member's link names a person and grants a token: the app reads it once and leaves no trace. */

test.use({ system: 'cico' });

test('a guest’s link is read once: sent where it belongs, and gone everywhere else', async ({
  page,
  tenant,
}) => {
  tenant.configure({ ...MEMBERS, ...NOTHING_REQUIRED });
  const guest = new Guest(page, tenant);
  // Other parameters stay as written.
  const others = new URLSearchParams({
    floor: '007',
    rate: '1.50',
    note: 'あ&b="c"',
    empty: '',
    flag: 'true',
  });
  const carries = async () => {
    const parameters = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(parameters).toEqual(Object.fromEntries(others));
  };
  await guest.opensHome(`${memberLink('M0001')}&${others}`);
  await carries();
  await guest.begins('checkin');
  await expect(guest.field('reservationName')).toHaveValue(NAMES.member);
  await guest.goesOn('/checkin/check-reservation');
  await guest.hurriesOn('/checkin/confirm-checkin');
  await carries();
  await guest.goesOn('/checkin/complete');

  const with_ = (header: string) =>
    tenant.hotel
      .requests()
      .filter(({ headers }) => header in headers)
      .map(({ call, headers }) => [call, headers[header]]);
  expect(with_('rcloud-token')).toEqual([['checkin_authtoken_request', 'demo-authorization']]);
  expect(with_('authorization')).toEqual([['users', 'Bearer demo-authorization']]);
  expect(with_('facility-code').map(([call]) => call)).not.toContain('users');

  const left = await page.evaluate(() =>
    JSON.stringify([
      window.navigation.entries().map(({ url }) => url),
      window.history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.documentElement.outerHTML,
    ]),
  );
  expect(left).toContain('floor=007');
  for (const secret of ['demo-authorization', 'M0001']) expect(left).not.toContain(secret);

  await guest.goesOn('/');
  await guest.arrives('サトウハナコ');
  expect(callsOf(tenant.hotel, 'users')).toHaveLength(1);
  expect(callsOf(tenant.hotel, 'checkin_authtoken_request').at(-1)?.headers).not.toHaveProperty(
    'rcloud-token',
  );
});

test.describe('the link of a guest who has gone', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('speaks for no guest any more', async ({ page, tenant }) => {
    tenant.configure(MEMBERS);
    const guest = new Guest(page, tenant);
    await page.clock.install();
    for (const home of ['invites, left untouched for a minute', 'loses its network within the minute']) {
      await test.step(`home ${home}`, async () => {
        tenant.hotel.reset();
        await guest.opensHome(memberLink('M0001'));
        // Home counts once all of it has come.
        await page.clock.runFor(5_000);
        await page.waitForLoadState('networkidle');
        await page.clock.runFor(40_000);
        const isOffline = home.startsWith('loses');
        await page.context().setOffline(isOffline);
        if (isOffline) await expect(page.locator('main').getByRole('status').first()).toBeVisible();
        await page.clock.runFor(21_000);
        if (isOffline) await page.context().setOffline(false);
        else await page.locator('dialog[data-attract]').click();
        await guest.arrives(NAMES.member);
        expect(callNames(tenant.hotel)).toEqual(['checkin_authtoken_request', 'checkin_info_request']);
        expect(callOf(tenant.hotel, 'checkin_authtoken_request').headers).not.toHaveProperty('rcloud-token');
      });
    }
  });
});
