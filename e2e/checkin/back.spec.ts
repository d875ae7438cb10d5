import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callsOf } from '../support/wire.ts';

const question = (page: Page) => page.getByRole('alertdialog');

test('each screen leads back to the one before, by the top bar and by the browser alike', async ({
  page,
  tenant,
}) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  let steps = 0;
  /** By either way in turn; every other screen of the flow is left by each. */
  const goesBack = () => (++steps % 2 === 0 ? guest.taps('back') : guest.pressesBrowserBack());
  const looksBack = async (to: string, from: string) => {
    await goesBack();
    await guest.isOn(to);
    await guest.goesOn();
    await guest.isOn(from);
  };
  await guest.opensHome();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await goesBack();
  await guest.isOn('/');
  await guest.arrives('ヤマダタロウ');

  await test.step('which asks first where the reservation would be lost', async () => {
    for (const asks of [() => guest.taps('back'), () => guest.pressesBrowserBack()]) {
      await asks();
      await expect(question(page)).toBeVisible();
      await guest.cannotGoBackFrom('/checkin/check-reservation');
      await expect(question(page)).toHaveCount(1);
      await guest.taps('cancel');
      await expect(question(page)).toHaveCount(0);
      await guest.isOn('/checkin/check-reservation');
    }
    await goesBack();
    await guest.taps('confirm');
    await guest.isOn('/checkin/search');
    await expect(guest.field('reservationName')).toHaveValue('ヤマダタロウ');
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await goesBack();
    await expect(question(page)).toBeVisible();
    await guest.taps('cancel');
  });

  await guest.confirmsReservation();
  await looksBack('/checkin/check-reservation', '/checkin/input-representative');
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
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

/** Steps back before the page has heard of the first, as two gestures are while it is busy. */
const pressesBackAtOnce = (page: Page, times: number) =>
  page.evaluate((left) => {
    for (let step = 0; step < left; step += 1) window.history.back();
  }, times);

/** Asks to go back, and says yes in the moment the question stands. */
const saysYesAtOnce = (page: Page) =>
  page.evaluate(
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

test('quicker than any screen: steps back in one moment, a yes at once, and while the check-in is sent', async ({
  page,
  tenant,
}) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');

  await test.step('several steps back in one moment are refused as one is, and the address stays', async () => {
    await pressesBackAtOnce(page, 2);
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(`${tenant.url}/checkin/check-reservation`);
    await guest.taps('confirm');
    await guest.isOn('/checkin/search');
    await expect(page).toHaveURL(`${tenant.url}/checkin/search`);
  });

  await test.step('a yes that is quicker than any hand is heard', async () => {
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await saysYesAtOnce(page);
    await guest.isOn('/checkin/search');
    await expect(page).toHaveURL(`${tenant.url}/checkin/search`);
  });

  await test.step('while the check-in is being sent, and when it is done, there is no way back', async () => {
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await guest.hurriesOn('/checkin/confirm-checkin');
    tenant.hotel.faults.set({ call: 'execute_checkin_request', kind: 'delay', ms: 2000, times: 1 });
    await guest.goesOn();
    await expect.poll(() => callsOf(tenant, 'execute_checkin_request')).toHaveLength(1);
    await guest.cannotGoBackFrom('/checkin/confirm-checkin');
    await guest.taps('back');
    await guest.isOn('/checkin/complete');
    await expect(page.locator('[data-action="back"]')).toHaveCount(0);
    await guest.cannotGoBackFrom('/checkin/complete');
    await pressesBackAtOnce(page, 3);
    await expect(page).toHaveURL(`${tenant.url}/checkin/complete`);
    await guest.isOn('/checkin/complete');
    await guest.goesOn();
    await guest.isOn('/');
    await guest.cannotGoBackFrom('/');
  });
});

test('on a screen for what went wrong there is no way back but the start, and forward only through the screens', async ({
  page,
  tenant,
}) => {
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

  await test.step('forward leads nowhere either', async () => {
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
});
