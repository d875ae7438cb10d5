import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callsOf } from '../support/wire.ts';

const WAYS_BACK = {
  'the button of the top bar': (guest: Guest) => guest.taps('back'),
  "the browser's own Back": (guest: Guest) => guest.pressesBrowserBack(),
} as const;

const question = (page: Page) => page.getByRole('alertdialog');

for (const [name, goesBack] of Object.entries(WAYS_BACK)) {
  test(`${name} leads from each screen to the one before`, async ({ page, tenant }) => {
    test.slow();
    const guest = new Guest(page, tenant);
    const looksBack = async (to: string, from: string) => {
      await goesBack(guest);
      await guest.isOn(to);
      await guest.goesOn();
      await guest.isOn(from);
    };
    await guest.opensHome();
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await goesBack(guest);
    await guest.isOn('/');
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
    await guest.types('reservationName', 'ヤマダタロウ');
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');

    await test.step('which asks first where the reservation would be lost', async () => {
      await goesBack(guest);
      await expect(question(page)).toBeVisible();
      await guest.cannotGoBackFrom('/checkin/check-reservation');
      await expect(question(page)).toHaveCount(1);
      await guest.taps('cancel');
      await expect(question(page)).toHaveCount(0);
      await guest.isOn('/checkin/check-reservation');
      await goesBack(guest);
      await guest.taps('confirm');
      await guest.isOn('/checkin/search');
      await expect(guest.field('reservationName')).toHaveValue('ヤマダタロウ');
      await guest.goesOn();
      await guest.isOn('/checkin/check-reservation');
      await goesBack(guest);
      await expect(question(page)).toBeVisible();
      await guest.taps('cancel');
    });

    await guest.confirmsReservation();
    await guest.fillsInDomestic();
    await looksBack('/checkin/check-reservation', '/checkin/input-representative');
    await guest.goesOn();
    await guest.isOn('/checkin/input-companions');
    await guest.fillsInCompanion(0, 'ヤマダ', 'ハナコ', '2');
    await guest.fillsInCompanion(1, 'ヤマダ', 'ケンタ', '3');
    await looksBack('/checkin/input-representative', '/checkin/input-companions');
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    await looksBack('/checkin/input-companions', '/checkin/guests-info');
    await guest.goesOn();
    await guest.isOn('/checkin/term');
    await looksBack('/checkin/guests-info', '/checkin/term');
    await guest.signs();
    await guest.goesOn();
    await guest.isOn('/checkin/confirm-checkin');
    await looksBack('/checkin/term', '/checkin/confirm-checkin');
  });
}

test('while the check-in is being sent, and when it is done, there is no way back', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await guest.goesToConfirm();
  tenant.hotel.faults.set({ call: 'execute_checkin_request', kind: 'delay', ms: 2000, times: 1 });
  await guest.goesOn();
  await expect.poll(() => callsOf(tenant, 'execute_checkin_request')).toHaveLength(1);
  await guest.cannotGoBackFrom('/checkin/confirm-checkin');
  await guest.taps('back');
  await guest.isOn('/checkin/complete');
  await expect(page.locator('[data-action="back"]')).toHaveCount(0);
  await guest.cannotGoBackFrom('/checkin/complete');
  await guest.goesOn();
  await guest.isOn('/');
  await guest.cannotGoBackFrom('/');
});

test('on a screen for what went wrong there is no way back but the start', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  for (const [where, to, shown] of [
    ['/', '/nowhere', '/404'],
    ['/', '/common-error', '/common-error'],
    ['/checkin/search', '/nowhere', '/reload-error'],
  ] as const) {
    if (where !== '/') await guest.taps('checkin');
    await guest.isOn(where);
    await guest.turnsTo(to);
    await guest.isOn(shown);
    await expect(page.locator('[data-action="back"]')).toHaveCount(0);
    await guest.cannotGoBackFrom(shown);
    await guest.goesOn();
    await guest.isOn('/');
    await guest.cannotGoBackFrom('/');
  }
});

/** Steps back before the page has heard of the first, as two gestures are while it is busy. */
const pressesBackAtOnce = (page: Page, times: number) =>
  page.evaluate((left) => {
    for (let step = 0; step < left; step += 1) window.history.back();
  }, times);

test('several steps back in one moment are refused as one is, and the address stays', async ({
  page,
  tenant,
}) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/check-reservation');
  await pressesBackAtOnce(page, 2);
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(`${tenant.url}/checkin/check-reservation`);
  await guest.taps('confirm');
  await guest.isOn('/checkin/search');
  await expect(page).toHaveURL(`${tenant.url}/checkin/search`);

  await guest.hurriesTo('/checkin/complete');
  await pressesBackAtOnce(page, 3);
  await expect(page).toHaveURL(`${tenant.url}/checkin/complete`);
  await guest.isOn('/checkin/complete');
  await guest.goesOn();
  await guest.isOn('/');
  await guest.cannotGoBackFrom('/');
});

test('there is no way forward but through the screens', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.taps('back');
  await guest.isOn('/');
  await page.evaluate(
    () =>
      new Promise<void>((heard) => {
        window.addEventListener('popstate', () => heard(), { once: true });
        window.history.forward();
      }),
  );
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await guest.isOn('/');
});

test('a yes that is quicker than any hand is heard', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await page.evaluate(
    () =>
      new Promise<void>((answered) => {
        const observer = new MutationObserver(() => {
          const yes = document.querySelector<HTMLElement>('dialog [data-action="confirm"]');
          if (!yes) return;
          observer.disconnect();
          yes.click();
          answered();
        });
        observer.observe(document, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('[data-action="back"]')?.click();
      }),
  );
  await guest.isOn('/checkin/search');
  await expect(page).toHaveURL(`${tenant.url}/checkin/search`);
});
