import { CheckoutPage, dialogOn } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { callsOf } from '../support/wire.ts';

/** The sample settings: asked after 90 seconds, sent home after 20 more. */
const NOT_YET_ASKED_MS = 75_000;
const ASKED_MS = 95_000;
const SENT_HOME_MS = 111_000;
/** Calls may take longer than all that. */
const PATIENT_CALLS = { api: { timeout_ms: 120_000 } };

test.beforeEach(async ({ page, tenant }) => {
  await page.clock.install();
  tenant.configure(NOTHING_ASKED);
});

/** The watch for idle guests has begun: its script is not home's, and comes a little later. */
const watching = (page: Page) => page.waitForLoadState('networkidle');
/** Time in which nobody touches the tablet. */
const passes = (page: Page, ms: number) => page.clock.runFor(ms);

test('a guest who thinks is asked, goes on, and finds everything as typed', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await watching(page);
  await guest.types('reservationName', 'サトウ ハナコ');
  await passes(page, NOT_YET_ASKED_MS);
  await expect(dialogOn(page)).toHaveCount(0);
  await passes(page, ASKED_MS - NOT_YET_ASKED_MS);
  await expect(dialogOn(page).getByRole('timer')).toContainText(/あと1\d秒/);
  await passes(page, 9000);
  await expect(dialogOn(page).getByRole('timer')).toContainText(/あと\d秒/);
  await dialogOn(page).locator('[data-action="confirm"]').click();
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(guest.field('reservationName')).toHaveValue(/サトウ/);
  // The time begins anew.
  await passes(page, NOT_YET_ASKED_MS);
  await expect(dialogOn(page)).toHaveCount(0);
  await guest.goesOn();
  await guest.isOn('/checkin/check-reservation');
});

test('a guest who has walked away is forgotten, dialogs and all', { tag: '@smoke' }, async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/term');
  await watching(page);
  await guest.taps('example');
  await passes(page, SENT_HOME_MS);
  await guest.isOn('/');
  await expect(dialogOn(page)).toHaveCount(0);
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await expect(guest.field('reservationName')).toHaveValue('');
  // The next guest gets the whole time.
  await passes(page, NOT_YET_ASKED_MS);
  await guest.isOn('/checkin/search');
  await expect(dialogOn(page)).toHaveCount(0);
});

test('nobody is asked while a check-in is being sent', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  tenant.configure(PATIENT_CALLS);
  await guest.hurriesTo('/checkin/confirm-checkin');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/execute_checkin_request', async (route) => {
    await held;
    await route.continue();
  });
  await guest.goesOn();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await passes(page, SENT_HOME_MS);
  await guest.isOn('/checkin/confirm-checkin');
  await expect(dialogOn(page)).toHaveCount(0);
  answer();
  await guest.isOn('/checkin/complete');
  expect(callsOf(tenant, 'execute_checkin_request')).toHaveLength(1);
});

test('nobody is asked in the queue', async ({ page, tenant }) => {
  const guest = new CheckoutPage(page, tenant);
  tenant.configure(PATIENT_CALLS);
  await guest.queues('ナガイ レツコ');
  await passes(page, SENT_HOME_MS);
  await guest.isOn('/checkout/wait');
  await expect(dialogOn(page)).toHaveCount(0);
});

test('a tablet that slept forgets before its first touch does anything', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/confirm-checkin');
  // Only the clock moves: timers stand still in a sleep.
  await page.clock.setSystemTime(Date.now() + 600_000);
  await guest.goesOn();
  await guest.isOn('/');
  expect(callsOf(tenant, 'execute_checkin_request')).toHaveLength(0);
});

test('a clock that is put back keeps nobody', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/guests-info');
  await watching(page);
  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await passes(page, SENT_HOME_MS);
  await guest.isOn('/');
});

test('a page nobody knows goes home by itself, too', async ({ page, tenant, expectedErrors }) => {
  expectedErrors.push(/404/);
  const guest = new Guest(page, tenant);
  await page.goto(`${tenant.url}/nowhere`);
  await guest.isOn('/404');
  await watching(page);
  await passes(page, SENT_HOME_MS);
  await guest.isOn('/');
});
