import { Guest } from '../pages/guest.ts';
import { MEMBERS, MISAKI } from '../pages/member.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callsOf } from '../support/wire.ts';

/** What a screen has begun is for nobody once its guest has left it, be it for another reservation. */

const NEXT_GUEST = 'サトウ ハナコ';

/** Holds back the answer to the first call of a path, as the hotel gives it now; resolves when it has been let go. */
async function holdsFirst(
  page: Page,
  path: string,
): Promise<{ isHeld: () => boolean; letGo: () => Promise<void> }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = false;
  await page.route(path, async (route) => {
    if (isHeld) return route.continue();
    isHeld = true;
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => undefined);
  });
  return {
    isHeld: () => isHeld,
    letGo: async () => {
      letGo();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** Back from the reservation to the search, over the question. */
async function goesBackToSearch(guest: Guest): Promise<void> {
  await guest.taps('back');
  await guest.taps('confirm');
  await guest.isOn('/checkin/search');
}

/** From the search to the reservation of somebody else. */
async function looksUpAnother(guest: Guest): Promise<void> {
  await guest.types('reservationName', NEXT_GUEST);
  await guest.goesOn();
  await guest.isOn('/checkin/check-reservation');
  await expect(guest.fact('reservationName')).toContainText('サトウ');
}

for (const { what, path, settings } of [
  {
    what: 'the levels of the facility',
    path: '**/client/facilities/101',
    settings: { display: { control_visibility: true }, facility: { id: '101' } },
  },
  { what: 'the member', path: '**/optima/members', settings: MEMBERS },
]) {
  test.describe(`a guest who goes on and back while ${what} is still asked for`, () => {
    test('is left alone on the search', async ({ page, tenant }) => {
      tenant.configure(settings);
      const guest = new Guest(page, tenant);
      const call = await holdsFirst(page, path);
      await guest.looksUp(MISAKI);
      await guest.goesOn();
      await expect.poll(call.isHeld).toBe(true);
      await goesBackToSearch(guest);
      await call.letGo();
      await looksUpAnother(guest);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });

    test('finds a party of its own for the next reservation', async ({ page, tenant }) => {
      tenant.configure({ ...settings, api: { timeout_ms: 60_000 } });
      const guest = new Guest(page, tenant);
      const call = await holdsFirst(page, path);
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
      await guest.fillsInDomestic();
      await guest.goesOn();
      await guest.isOn('/checkin/guests-info');
      await expect(page.locator('[data-guest]')).toHaveCount(1);
    });
  });
}

test('a member whose reservation was looked up before is not the next one', async ({ page, tenant }) => {
  tenant.configure(MEMBERS);
  const guest = new Guest(page, tenant);
  await guest.looksUp(MISAKI);
  await guest.confirmsReservation();
  await expect(guest.field('lastName')).toHaveValue('会員');
  await guest.taps('back');
  await guest.isOn('/checkin/check-reservation');
  await goesBackToSearch(guest);
  await looksUpAnother(guest);
  await guest.confirmsReservation();
  for (const name of ['lastName', 'firstName', 'tel', 'city', 'postcode'])
    await expect(guest.field(name), name).toHaveValue('');
});

test.describe('a next screen that takes its time', () => {
  test('is not asked for twice: the look-up that has its answer does not begin anew', async ({
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
