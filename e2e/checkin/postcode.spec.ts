import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { callsOf } from '../support/wire.ts';

/** The address now in the form: prefecture, city, area. */
async function expectAddress(page: Page, address: readonly [string, string, string]): Promise<void> {
  for (const [at, name] of ['prefecture', 'city', 'subarea'].entries()) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(address[at] ?? '');
  }
}

const asked = (guest: Guest) => callsOf(guest.tenant, 'address').map(({ query }) => query);

test.beforeEach(async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await guest.confirmsReservation();
});

test('the seventh digit finds the address, and the button finds it again', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  const button = page.locator('[data-action="postcode-search"]');
  const postcode = guest.field('postcode');
  await expect(button).toBeDisabled();
  await postcode.pressSequentially('783006');
  await expect(button).toBeDisabled();
  expect(asked(guest)).toEqual([]);
  await postcode.press('0');
  await expectAddress(page, ['高知県', '南国市', '蛍が丘']);
  expect(asked(guest)).toEqual([{ zipcode: '7830060' }]);

  await guest.types('city', '高知市');
  await button.click();
  await expectAddress(page, ['高知県', '南国市', '蛍が丘']);
  expect(asked(guest)).toHaveLength(2);
});

test('full-width digits are as good as others, and hyphens are not even taken', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.types('postcode', '１０００００１');
  await expectAddress(page, ['東京都', '千代田区', '千代田']);
  await expect(guest.field('postcode')).toHaveValue('1000001');
  await guest.field('postcode').fill('');
  await guest.field('postcode').pressSequentially('605-0862');
  await expectAddress(page, ['京都府', '京都市東山区', '清水']);
  expect(asked(guest)).toEqual([{ zipcode: '1000001' }, { zipcode: '6050862' }]);
});

test('a postcode of two places lets the guest choose', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.types('postcode', '4980000');
  const choice = page.getByRole('dialog');
  await expect(choice.locator('[data-action="choose"]')).toHaveText(['愛知県弥富市', '三重県桑名郡木曽岬町']);
  await choice.getByText('三重県桑名郡木曽岬町').click();
  await expect(choice).toHaveCount(0);
  await expectAddress(page, ['三重県', '桑名郡木曽岬町', '']);

  await guest.taps('postcode-search');
  await guest.taps('cancel');
  await expect(choice).toHaveCount(0);
  await expectAddress(page, ['三重県', '桑名郡木曽岬町', '']);
});

test('a postcode that nobody knows changes nothing and says nothing', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.types('city', '南国市');
  await guest.types('postcode', '9999999');
  await expect.poll(() => callsOf(tenant, 'address')[0]?.status).toBe(200);
  await expect(page.locator('[data-action="postcode-search"]')).toBeEnabled();
  await expectAddress(page, ['', '南国市', '']);
  await expect(page.locator('[role="dialog"], [role="alertdialog"], [role="alert"]')).toHaveCount(0);
});

test.describe('a postcode service that fails', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('is not mentioned: the guest types the address', async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    for (const kind of ['status', 'reset', 'malformed', 'wrong-shape'] as const) {
      const isLookUp = (request: { url(): string }) => request.url().includes('/address/search');
      const over = Promise.race([
        page.waitForEvent('requestfailed', isLookUp),
        page.waitForEvent('requestfinished', isLookUp),
      ]);
      tenant.hotel.faults.set({ call: 'address', kind });
      if (kind === 'status') await guest.types('postcode', '7830060');
      else await guest.taps('postcode-search');
      await over;
      await expect(page.locator('[data-action="postcode-search"]'), kind).toBeEnabled();
      tenant.hotel.faults.clear();
      await expectAddress(page, ['', '', '']);
      await expect(page.locator('[role="dialog"], [role="alertdialog"], [role="alert"]'), kind).toHaveCount(
        0,
      );
    }
    await guest.taps('postcode-search');
    await expectAddress(page, ['高知県', '南国市', '蛍が丘']);
  });
});

test('an answer to a postcode that has been changed since is not taken', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  tenant.hotel.faults.set({ call: 'address', kind: 'delay', ms: 1000, times: 1 });
  await guest.types('postcode', '7830060');
  await guest.types('postcode', '1000001');
  await expectAddress(page, ['東京都', '千代田区', '千代田']);
  await expect.poll(() => callsOf(tenant, 'address').map(({ status }) => status)).toEqual([200, 200]);
  await guest.types('furtherSubarea', '1-1');
  await expectAddress(page, ['東京都', '千代田区', '千代田']);
});
