import { NOTHING_ASKED } from '../../kiosk/guest/levels.ts';
import { NAMES } from '../../kiosk/guest/personas.ts';
import { callsOf } from '../../kiosk/guest/wire.ts';
import { CheckoutPage, dialogOn } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';
import { sleeps } from '../support/sleep.ts';

/** The sample settings: asked after 90 seconds, sent home after 20 more. */
const NOT_YET_ASKED_MS = 75_000;
const ASKED_MS = 95_000;
const SENT_HOME_MS = 111_000;
/** Calls may take longer than all that. */
const PATIENT_CALLS = { api: { timeout_ms: 120_000 } };

test.beforeEach(async ({ page, tenant }) => {
  await page.clock.install();
  tenant.configure({ ...NOTHING_ASKED, kiosk: { attract: false } });
});

/** The watch for idle guests has begun: its script is not home's, and comes a little later. */
const watching = (page: Page) => page.waitForLoadState('networkidle');
/** Time in which nobody touches the tablet. */
const passes = (page: Page, ms: number) => page.clock.runFor(ms);

test('a guest who thinks is asked and goes on; one who has walked away is forgotten, dialogs and all', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.begins('checkin');
  await watching(page);

  await test.step('a guest who thinks is asked, goes on, and finds everything as typed', async () => {
    await guest.types('reservationName', NAMES.alone);
    await passes(page, NOT_YET_ASKED_MS);
    await expect(dialogOn(page)).toHaveCount(0);
    await passes(page, ASKED_MS - NOT_YET_ASKED_MS);
    await expect(dialogOn(page).getByRole('timer')).toContainText(/あと1\d秒/);
    await passes(page, 9000);
    await expect(dialogOn(page).getByRole('timer')).toContainText(/あと\d秒/);
    await dialogOn(page).locator('[data-action="confirm"]').click();
    await expect(dialogOn(page)).toHaveCount(0);
    await expect(guest.field('reservationName')).toHaveValue(/サトウ/);
    // The time begins again.
    await passes(page, NOT_YET_ASKED_MS);
    await expect(dialogOn(page)).toHaveCount(0);
  });

  await test.step('so does one who dictates, without a key or a touch', async () => {
    await guest.field('reservationName').focus();
    for (const text of [' ', 'ハナ', 'コ']) {
      await page.keyboard.insertText(text);
      await passes(page, NOT_YET_ASKED_MS);
      await expect(dialogOn(page)).toHaveCount(0);
    }
    await expect(guest.field('reservationName')).toHaveValue(/ハナ ?コ/);
  });

  await test.step('a guest who has walked away is forgotten', async () => {
    await guest.types('reservationName', NAMES.alone);
    await guest.goesOn('/checkin/check-reservation');
    await guest.hurriesOn('/checkin/term');
    await guest.taps('example');
    await passes(page, SENT_HOME_MS);
    await guest.isOn('/');
    await expect(dialogOn(page)).toHaveCount(0);
    await guest.begins('checkin');
    await expect(guest.field('reservationName')).toHaveValue('');
  });

  await test.step('a tablet that slept forgets before its first touch does anything', async () => {
    await guest.types('reservationName', NAMES.alone);
    await guest.goesOn('/checkin/check-reservation');
    await guest.hurriesOn('/checkin/confirm-checkin');
    await sleeps(page, 600_000);
    await guest.isOn('/');
    expect(callsOf(tenant.hotel, 'execute_checkin_request')).toHaveLength(0);
  });
});

test('a page nobody knows goes home by itself, too; nobody is asked while a check-in is being sent, nor in the queue', async ({
  page,
  tenant,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  tenant.configure(PATIENT_CALLS);
  const guest = new CheckoutPage(page, tenant);
  await page.goto(`${tenant.url}/nowhere`);
  await guest.isOn('/404');
  await watching(page);
  await passes(page, SENT_HOME_MS);
  await guest.isOn('/');

  await test.step('while a check-in is being sent', async () => {
    await guest.arrives(NAMES.alone);
    await guest.hurriesOn('/checkin/confirm-checkin');
    const answer = await holds(page, '**/execute_checkin_request');
    await guest.goesOn();
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    await passes(page, SENT_HOME_MS);
    await guest.isOn('/checkin/confirm-checkin');
    await expect(dialogOn(page)).toHaveCount(0);
    await answer();
    await guest.isOn('/checkin/complete');
    expect(callsOf(tenant.hotel, 'execute_checkin_request')).toHaveLength(1);
  });

  await test.step('in the queue', async () => {
    await guest.goesOn('/');
    await guest.asksFor('ナガイ レツコ', '/checkout/wait');
    await passes(page, SENT_HOME_MS);
    await guest.isOn('/checkout/wait');
    await expect(dialogOn(page)).toHaveCount(0);
  });
});
