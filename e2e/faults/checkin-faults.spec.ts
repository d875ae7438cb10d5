import type { Fault } from '../../kiosk/demo-hotel/index.ts';
import en from '../../src/i18n/en.json' with { type: 'json' };
import { isSentToFrontDesk } from '../pages/front-desk.ts';
import { Guest } from '../pages/guest.ts';
import {
  FAILURES,
  FAILURES_OF_UNREAD,
  type Failure,
  failsOnce,
  isHotelsOwn,
  NOTED_BY_THE_BROWSER,
  notedSearches,
  SHORT_DEADLINE,
  TOO_LATE,
} from '../support/failures.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { onlyAsked } from '../support/levels.ts';

/** Calls of the check-in journey that fail: the guest is told, loses nothing, and may try again. */

test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

const NAME = 'サトウ ハナコ';

/** How often a call arrived, and how often the hotel said yes to it. */
function count(tenant: Tenant, call: string) {
  const arrived = tenant.hotel.requests().filter((arrival) => arrival.call === call);
  return {
    arrived: arrived.length,
    accepted: arrived.filter(({ status }) => status >= 200 && status < 300).length,
  };
}

/** From home, with the name typed. */
async function opensSearch(guest: Guest): Promise<void> {
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.types('reservationName', NAME);
}

const LOOK_UP = 'checkin_authtoken_request';

test('the look-up survives failures, a missing service, and an answer that comes too late', {
  tag: '@smoke',
}, async ({ page, tenant }) => {
  tenant.configure(SHORT_DEADLINE);
  const guest = new Guest(page, tenant);
  const { faults } = tenant.hotel;
  await guest.opensHome();

  await test.step('a hotel that does not know the look-up sends the guest to the front desk', async () => {
    await opensSearch(guest);
    faults.set({ call: LOOK_UP, kind: 'html', status: 404, times: 1 });
    await guest.goesOn();
    await isSentToFrontDesk(guest);
    // Words beside a 404 change nothing: the service is not there.
    await opensSearch(guest);
    faults.set({ call: LOOK_UP, kind: 'status', status: 404, errorMsg: 'No such path', times: 1 });
    await guest.goesOn();
    await isSentToFrontDesk(guest);
  });

  const notes = notedSearches(page);
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

/** The calls of the last button, in their order, and what becomes of them. The uploads share their failures: each is seen once. */
const LAST_BUTTON = [
  ['upload_agreement_signature', FAILURES_OF_UNREAD.filter(isHotelsOwn)],
  ['upload_passport', FAILURES_OF_UNREAD.filter((failure) => !isHotelsOwn(failure))],
  ['execute_checkin_request', FAILURES_OF_UNREAD],
] as const;

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test("agreement and last button survive failures, which are told in English, the hotel's own words as they are", async ({
    page,
    tenant,
  }) => {
    tenant.configure(onlyAsked({ last_name: 2, overseas: 2, passport: 2 }));
    const guest = new Guest(page, tenant);
    await guest.looksUp(NAME);
    await guest.confirmsReservation();
    await guest.types('lastName', '佐藤');
    await guest.comesFrom('US');
    await guest.showsPassport();
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');

    await test.step('the agreement is asked for again, and the signature stays', async () => {
      const [first, ...others] = FAILURES;
      if (!first) throw new Error('There is no failure');
      const fails = (failure: Failure, act: () => Promise<void>) =>
        failsOnce({ page, tenant }, 'hotel_agreement', failure, act, { sentences: en.api.base_api });
      await fails(first, () => guest.goesOn());
      await guest.isOn('/checkin/term');
      await guest.signs();
      for (const failure of others) {
        await fails(failure, () => guest.taps('reload'));
        await expect(page.locator('[data-action="main"]'), failure.what).toBeDisabled();
        await expect(page.locator('[data-action="undo"]'), failure.what).toBeEnabled();
      }
      await guest.taps('reload');
      const agreement = page.getByRole('region', { name: en.views.checkin.term_view.agreement });
      await expect(agreement).toContainText('Article 1.');
      await guest.goesOn();
      await guest.isOn('/checkin/confirm-checkin');
    });

    // Each call is sent again until it arrives, and only until then.
    for (const [at, [call, failures]] of LAST_BUTTON.entries()) {
      for (const failure of failures) {
        await failsOnce({ page, tenant }, call, failure, () => guest.goesOn(), {
          sentences: en.api.base_api,
        });
        await guest.isOn('/checkin/confirm-checkin');
        await expect(page.locator('[data-action="main"]'), failure.what).toBeEnabled();
      }
      // What comes after it waits for it.
      for (const [later] of LAST_BUTTON.slice(at + 1)) expect(count(tenant, later).arrived, later).toBe(0);
    }
    await guest.goesOn();
    await guest.isOn('/checkin/complete');
    for (const [call, failures] of LAST_BUTTON) {
      // The attempt without network never left the tablet.
      const failed = failures.filter(({ fault }) => fault).length;
      expect(count(tenant, call), call).toEqual({ arrived: failed + 1, accepted: 1 });
    }
    const [representative] = JSON.parse(tenant.hotel.requests().at(-1)?.form.guest_info ?? '[]');
    expect(representative).toMatchObject({ last_name: '佐藤' });
  });
});

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
