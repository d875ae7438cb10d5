import { Guest } from '../pages/guest.ts';
import { MEMBERS, MISAKI } from '../pages/member.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdsFirst } from '../support/hold.ts';
import { NOTHING_ASKED, onlyAsked } from '../support/levels.ts';
import { callsOf } from '../support/wire.ts';

/**
 * What a screen has begun is for nobody once its guest has left it, be it for another reservation. Of the two calls on the
 * way to the form one comes back on the search, the other later still: both belong to the stay on the screen before it.
 */

const NEXT_GUEST = 'サトウ ハナコ';

/** Back from the reservation to the search, over the question. */
async function goesBackToSearch(guest: Guest): Promise<void> {
  await guest.taps('back');
  await guest.taps('confirm');
  await guest.isOn('/checkin/search');
}

/** From the search to the reservation of somebody else. */
async function looksUpAnother(guest: Guest): Promise<void> {
  await guest.types('reservationName', NEXT_GUEST);
  await guest.goesOn('/checkin/check-reservation');
  await expect(guest.fact('reservationName')).toContainText('サトウ');
}

test('a guest who goes on and back while the levels of the facility are still asked for is left alone on the search', async ({
  page,
  tenant,
}) => {
  tenant.configure({ display: { control_visibility: true }, facility: { id: '101' } });
  const guest = new Guest(page, tenant);
  const call = await holdsFirst(page, '**/client/facilities/101');
  await guest.looksUp(MISAKI);
  await guest.goesOn();
  await expect.poll(call.isHeld).toBe(true);
  await goesBackToSearch(guest);
  await call.letGo();
  await looksUpAnother(guest);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the question before the way back goes with its screen, and answers nothing on the next', async ({
  page,
  tenant,
}) => {
  tenant.configure({ ...NOTHING_ASKED, display: { control_visibility: true }, facility: { id: '101' } });
  const guest = new Guest(page, tenant);
  const call = await holdsFirst(page, '**/client/facilities/101');
  await guest.looksUp(MISAKI);
  await guest.goesOn();
  await expect.poll(call.isHeld).toBe(true);
  await guest.taps('back');
  await expect(page.locator('[data-action="confirm"]')).toBeVisible();
  await call.letGo();
  await guest.isOn('/checkin/input-representative');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await guest.taps('back');
  await guest.isOn('/checkin/check-reservation');
  await guest.taps('back');
  await expect(page.locator('[data-action="confirm"]')).toBeVisible();
});

test('the next reservation has a party of its own, whichever member was asked for or known before', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    ...MEMBERS,
    ...onlyAsked({ last_name: 2, first_name: 1, phone: 1, city: 1, zip_code: 1 }),
    api: { timeout_ms: 60_000 },
  });
  const guest = new Guest(page, tenant);
  await test.step('a guest who goes on and back while the member is still asked for', async () => {
    const call = await holdsFirst(page, '**/optima/members');
    // A family of three; whoever is looked up next travels alone.
    await guest.looksUp('ヤマダタロウ');
    await guest.goesOn();
    await expect.poll(call.isHeld).toBe(true);
    await goesBackToSearch(guest);
    await looksUpAnother(guest);
    await call.letGo();
    await guest.isOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    await expect(guest.field('lastName')).toHaveValue('');
    await guest.types('lastName', '佐藤');
    await guest.goesOn('/checkin/guests-info');
    await expect(page.locator('[data-guest]')).toHaveCount(1);
  });

  await test.step('a member whose reservation was looked up before', async () => {
    await guest.looksUp(MISAKI);
    await guest.confirmsReservation();
    await expect(page.getByRole('main')).toContainText('会員 美咲');
    await guest.taps('back');
    await guest.isOn('/checkin/check-reservation');
    await goesBackToSearch(guest);
    await looksUpAnother(guest);
    await guest.confirmsReservation();
    for (const name of ['lastName', 'firstName', 'tel', 'city', 'postcode'])
      await expect(guest.field(name), name).toHaveValue('');
  });
});

test.describe('a next screen that takes its time', () => {
  test('is not asked for twice: the look-up that has its answer does not begin again', async ({
    page,
    tenant,
  }) => {
    tenant.configure(NOTHING_ASKED);
    const guest = new Guest(page, tenant);
    const script = await holdsFirst(page, '**/assets/checkin-*.js');
    await guest.opensHome();
    await guest.taps('checkin');
    await guest.types('reservationName', NEXT_GUEST);
    await guest.goesOn();
    await expect.poll(() => callsOf(tenant, 'checkin_info_request')[0]?.status).toBe(200);
    await expect.poll(script.isHeld).toBe(true);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-action="main"]')?.click());
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await script.letGo();
    await guest.isOn('/checkin/check-reservation');
    expect(callsOf(tenant, 'checkin_authtoken_request')).toHaveLength(1);
  });
});
