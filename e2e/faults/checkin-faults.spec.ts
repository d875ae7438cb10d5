import type { Fault } from '../../kiosk/demo-hotel/index.ts';
import en from '../../src/i18n/en.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import {
  FAILURES,
  FAILURES_OF_UNREAD,
  failsOnce,
  NOTED_BY_THE_BROWSER,
  notedSearches,
  SHORT_DEADLINE,
  TOO_LATE,
} from '../support/failures.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { FAMILY_NAME_ONLY, NOTHING_ASKED, OVERSEAS_PASSPORT_ONLY } from '../support/levels.ts';

/** Calls of the check-in journey that fail: the guest is told, loses nothing, and may try again. */

test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

const NAME = 'サトウ ハナコ';
const NOT_THERE: Omit<Fault, 'call'> = { kind: 'html', status: 404, times: 1 };

/** How often a call arrived, and how often the hotel said yes to it. */
function count(tenant: Tenant, call: string) {
  const arrived = tenant.hotel.requests().filter((arrival) => arrival.call === call);
  return {
    arrived: arrived.length,
    accepted: arrived.filter(({ status }) => status >= 200 && status < 300).length,
  };
}

/** The guest is sent to the page that says that nothing goes, and from there to the start. */
async function isSentToCommonError(guest: Guest): Promise<void> {
  await guest.isOn('/common-error');
  await expect(guest.page.getByRole('alertdialog')).toHaveCount(0);
  await expect(guest.page).toHaveTitle(/ようこそお越しくださいました/);
  await expect(guest.page.getByRole('heading', { level: 2 })).toHaveText('ただいまお手続きができません');
  await guest.goesOn();
  await guest.isOn('/');
}

/** From home, with the name typed. */
async function opensSearch(guest: Guest): Promise<void> {
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.types('reservationName', NAME);
}

/** From home to the last question, as fast as the asked fields allow. */
async function opensConfirm(guest: Guest, fillsIn: () => Promise<void> = async () => {}): Promise<void> {
  await opensTerm(guest, fillsIn);
  await guest.signs();
  await guest.goesOn();
  await guest.isOn('/checkin/confirm-checkin');
}

async function opensTerm(guest: Guest, fillsIn: () => Promise<void> = async () => {}): Promise<void> {
  await opensSummary(guest, fillsIn);
  await guest.goesOn();
  await guest.isOn('/checkin/term');
}

async function opensSummary(guest: Guest, fillsIn: () => Promise<void> = async () => {}): Promise<void> {
  await opensSearch(guest);
  await guest.goesOn();
  await guest.isOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  await fillsIn();
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
}

const LOOK_UP = 'checkin_authtoken_request';

test('the look-up survives failures, and an answer that comes too late', { tag: '@smoke' }, async ({
  page,
  tenant,
}) => {
  tenant.configure(SHORT_DEADLINE);
  const guest = new Guest(page, tenant);
  const notes = notedSearches(page);
  await guest.opensHome();
  await opensSearch(guest);
  for (const failure of [...FAILURES, TOO_LATE]) {
    await failsOnce({ page, tenant }, LOOK_UP, failure, () => guest.goesOn());
    await guest.isOn('/checkin/search');
    await expect(page.locator('[name="reservationName"]'), failure.what).toHaveValue(NAME);
    await expect(page.locator('[data-action="main"]'), failure.what).toBeEnabled();
  }
  await guest.goesOn();
  await guest.isOn('/checkin/check-reservation');
  await expect(page.locator('[data-field="reservationName"]')).toHaveText(NAME);
  expect(notes).toHaveLength(FAILURES.length + 1);
  const note = new RegExp(`^The search failed: ${LOOK_UP}: [a-z-]+( \\(\\d+\\))?$`);
  for (const noted of notes) expect(noted).toMatch(note);
});

test('a tablet whose hotel does not know the look-up sends the guest to the front desk', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await opensSearch(guest);
  tenant.hotel.faults.set({ ...NOT_THERE, call: LOOK_UP });
  await guest.goesOn();
  await isSentToCommonError(guest);
  // Words beside a 404 change nothing: the service is not there.
  await opensSearch(guest);
  tenant.hotel.faults.set({ call: LOOK_UP, kind: 'status', status: 404, errorMsg: 'No such path', times: 1 });
  await guest.goesOn();
  await isSentToCommonError(guest);
});

test('the agreement survives failures, and so does the signature', async ({ page, tenant }) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  const [first, ...others] = FAILURES;
  if (!first) throw new Error('There is no failure');
  await guest.opensHome();
  await failsOnce({ page, tenant }, 'hotel_agreement', first, () => opensTerm(guest));
  await guest.signs();
  for (const failure of others) {
    await failsOnce({ page, tenant }, 'hotel_agreement', failure, () => guest.taps('reload'));
    await expect(page.locator('[data-action="main"]'), failure.what).toBeDisabled();
    await expect(page.locator('[data-action="undo"]'), failure.what).toBeEnabled();
  }
  await guest.taps('reload');
  await expect(page.getByRole('region', { name: '宿泊約款' })).toContainText('第1条');
  await guest.goesOn();
  await guest.isOn('/checkin/confirm-checkin');
});

test('the signature is sent again until it arrives, and only until then', async ({ page, tenant }) => {
  tenant.configure(NOTHING_ASKED);
  const guest = new Guest(page, tenant);
  const call = 'upload_agreement_signature';
  await guest.opensHome();
  await opensConfirm(guest);
  for (const failure of FAILURES_OF_UNREAD) {
    await failsOnce({ page, tenant }, call, failure, () => guest.goesOn());
    await guest.isOn('/checkin/confirm-checkin');
    await expect(page.locator('[data-action="main"]'), failure.what).toBeEnabled();
  }
  expect(count(tenant, 'execute_checkin_request').arrived).toBe(0);
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  // The attempt without network never left the tablet.
  expect(count(tenant, call)).toEqual({ arrived: FAILURES_OF_UNREAD.length, accepted: 1 });
});

test('the passport is sent again until it arrives, the signature is not', async ({ page, tenant }) => {
  tenant.configure(OVERSEAS_PASSPORT_ONLY);
  const guest = new Guest(page, tenant);
  const call = 'upload_passport';
  await guest.opensHome();
  await opensConfirm(guest, () => livesAbroad(guest));
  for (const failure of FAILURES_OF_UNREAD) {
    await failsOnce({ page, tenant }, call, failure, () => guest.goesOn());
    await guest.isOn('/checkin/confirm-checkin');
    await expect(page.locator('[data-action="main"]'), failure.what).toBeEnabled();
  }
  expect(count(tenant, 'execute_checkin_request').arrived).toBe(0);
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  expect(count(tenant, call)).toEqual({ arrived: FAILURES_OF_UNREAD.length, accepted: 1 });
  expect(count(tenant, 'upload_agreement_signature')).toEqual({ arrived: 1, accepted: 1 });
});

test('the check-in itself is tried again with what was typed, and nothing else is', async ({
  page,
  tenant,
}) => {
  tenant.configure(FAMILY_NAME_ONLY);
  const guest = new Guest(page, tenant);
  const call = 'execute_checkin_request';
  await guest.opensHome();
  await opensConfirm(guest, () => guest.types('lastName', '佐藤'));
  for (const failure of FAILURES_OF_UNREAD) {
    await failsOnce({ page, tenant }, call, failure, () => guest.goesOn());
    await guest.isOn('/checkin/confirm-checkin');
    await expect(page.locator('[data-action="main"]'), failure.what).toBeEnabled();
  }
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  expect(count(tenant, call)).toEqual({ arrived: FAILURES_OF_UNREAD.length, accepted: 1 });
  expect(count(tenant, 'upload_agreement_signature')).toEqual({ arrived: 1, accepted: 1 });
  const [representative] = JSON.parse(tenant.hotel.requests().at(-1)?.form.guest_info ?? '[]');
  expect(representative).toMatchObject({ last_name: '佐藤' });
});

test('a hotel that does not know the check-in sends the guest to the front desk', async ({
  page,
  tenant,
}) => {
  tenant.configure(OVERSEAS_PASSPORT_ONLY);
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await opensConfirm(guest, () => livesAbroad(guest));
  tenant.hotel.faults.set({ ...NOT_THERE, call: 'execute_checkin_request' });
  await guest.goesOn();
  await isSentToCommonError(guest);
});

test('a postcode service that fails says nothing, and the guest types the address', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp(NAME);
  await guest.confirmsReservation();
  await guest.types('lastName', '佐藤');
  await guest.types('postcode', '783006');
  await guest.types('city', '南国市');
  const search = page.locator('[data-action="postcode-search"]');
  const [first, ...others] = FAILURES;
  await failsSilently(page, tenant, first?.fault, () => guest.types('postcode', '7830060'));
  for (const { fault } of others) {
    await failsSilently(page, tenant, fault, () => search.click());
    await expect(search).toBeEnabled();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.locator('[data-field-frame]:has([name="postcode"]) [role="alert"]')).toHaveCount(0);
    await expect(page.locator('[name="lastName"]')).toHaveValue('佐藤');
    await expect(page.locator('[name="postcode"]')).toHaveValue('7830060');
    await expect(page.locator('[name="city"]')).toHaveValue('南国市');
    await expect(page.locator('[name="subarea"]')).toHaveValue('');
  }
  await search.click();
  await expect(page.locator('[name="subarea"]')).toHaveValue('蛍が丘');
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('failures are told in English, the hotel’s own words as they are', async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    await opensSearch(guest);
    for (const failure of FAILURES_OF_UNREAD) {
      await failsOnce(
        { page, tenant },
        'checkin_authtoken_request',
        failure,
        () => guest.goesOn(),
        en.api.base_api,
      );
    }
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
  });
});

async function livesAbroad(guest: Guest): Promise<void> {
  await guest.chooses('overseasFlug', 'true');
  await guest.showsPassport();
}

/** Lets the postcode service fail once while the guest does something, and waits until the call is over. */
async function failsSilently(
  page: Page,
  tenant: Tenant,
  fault: Omit<Fault, 'call'> | undefined,
  act: () => Promise<void>,
): Promise<void> {
  const isLookUp = (request: { url(): string }) => request.url().includes('/address/search');
  const over = Promise.race([
    page.waitForEvent('requestfailed', isLookUp),
    page.waitForEvent('requestfinished', isLookUp),
  ]);
  if (fault) tenant.hotel.faults.set({ ...fault, call: 'address' });
  else await page.context().setOffline(true);
  await act();
  await over;
  tenant.hotel.faults.clear();
  await page.context().setOffline(false);
}
