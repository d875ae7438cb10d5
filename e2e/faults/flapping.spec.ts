import { onlyAsked } from '../../kiosk/guest/levels.ts';
import { YAMADA } from '../../kiosk/guest/personas.ts';
import { callsOf } from '../../kiosk/guest/wire.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { dialogOn } from '../pages/payment-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** Five minutes of a flapping network. The queue: `tests/screens/faults.test.ts`; a late shell: `app/keep-up-to-date`. */

/** Seconds with and without the network by turns, in two parts. */
const FIRST_SPELLS = [11, 4, 2, 31, 1, 1, 7, 53, 1, 19, 3, 3] as const;
const LATER_SPELLS = [23, 2, 1, 41, 17, 5, 1, 13, 2, 37, 9, 13] as const;

// The browser notes failed requests by itself.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: [
    /^Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch|when fetching the script/,
  ],
});
test.beforeEach(async ({ page, tenant }) => {
  expect([...FIRST_SPELLS, ...LATER_SPELLS].reduce((sum, seconds) => sum + seconds, 0)).toBe(300);
  await page.clock.install();
  tenant.configure({ ...onlyAsked({ age: 2, gender: 2, phone: 2 }), kiosk: { attract: false } });
});

/** Flaps the network and runs `during` in each spell; ends with the network. */
async function flaps(
  page: Page,
  spells: readonly number[],
  during: (isOnline: boolean, spell: number) => Promise<void>,
): Promise<void> {
  for (const [spell, seconds] of spells.entries()) {
    const isOnline = spell % 2 === 0;
    await page.context().setOffline(!isOnline);
    await during(isOnline, spell);
    await page.clock.runFor(seconds * 1000);
  }
  await page.context().setOffline(false);
}

function mostAtOnce(page: Page, name: string): () => number {
  const open = new Set<object>();
  let most = 0;
  page.on('request', (request) => {
    if (!request.url().includes(name)) return;
    open.add(request);
    most = Math.max(most, open.size);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => most;
}

test('a guest who comes when it has flapped at home loses nothing in the form, and is checked in once', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  const heartbeats = mostAtOnce(page, '/heartbeat');

  await guest.opensHome();
  await test.step('home says so every time, and serves the first guest after it', async () => {
    await expect.poll(heartbeats, 'an untouched home reports').toBe(1);
    const notice = page.getByText(ja.app.offline);
    await flaps(page, FIRST_SPELLS, async (isOnline) => {
      await expect(notice).toHaveCount(isOnline ? 0 : 1);
      await guest.isOn('/');
    });
    await expect(notice).toHaveCount(0);
    await expect(dialogOn(page)).toHaveCount(0);
    expect(heartbeats()).toBe(1);
    await guest.arrives('サトウ ハナコ');
  });

  await guest.confirmsReservation();
  await page.waitForLoadState('networkidle');
  const { age, tel, gender } = YAMADA;
  await guest.fillsIn({ age, gender });
  await flaps(page, LATER_SPELLS, async (_, spell) => {
    // The guest goes on typing.
    await page.locator('h1').click();
    await guest.types('tel', `${spell}`);
    await expect(guest.field('tel')).toHaveValue(`${spell}`);
    await guest.isOn('/checkin/input-representative');
    await expect(dialogOn(page)).toHaveCount(0);
  });
  await expect(guest.field('age')).toHaveValue(age);
  await expect(guest.chosen('gender')).toHaveValue(gender);
  await guest.types('tel', tel);
  await guest.goesOn();
  await guest.signsAndGoesToConfirm();

  await guest.goesOn('/checkin/complete');
  expect(callsOf(tenant.hotel, 'execute_checkin_request')).toHaveLength(1);
});
