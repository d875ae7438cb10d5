import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { holdsFirst } from '../support/hold.ts';
import { callsOf } from '../support/wire.ts';

/** The address now in the form: prefecture, city, area. */
async function expectAddress(page: Page, address: readonly [string, string, string]): Promise<void> {
  for (const [at, name] of ['prefecture', 'city', 'subarea'].entries()) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(address[at] ?? '');
  }
}

const asked = (guest: Guest) => callsOf(guest.tenant, 'address').map(({ query }) => query);

/** The search is off, and on again once a look-up is over. */
const button = (page: Page) => page.locator('[data-action="postcode-search"]');
const anyWord = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], [role="alert"]');

test.beforeEach(async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await guest.confirmsReservation();
});

test('a postcode finds its address, offers the others it has, and says what to do where it is unknown', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  const postcode = guest.field('postcode');

  await test.step('the seventh digit finds the address, and the button finds it again', async () => {
    await expect(button(page)).toBeDisabled();
    await postcode.pressSequentially('783006');
    await expect(button(page)).toBeDisabled();
    expect(asked(guest)).toEqual([]);
    await postcode.press('0');
    await expectAddress(page, ['高知県', '南国市', '蛍が丘']);
    expect(asked(guest)).toEqual([{ zipcode: '7830060' }]);

    await guest.types('city', '高知市');
    await button(page).click();
    await expectAddress(page, ['高知県', '南国市', '蛍が丘']);
    expect(asked(guest)).toHaveLength(2);
  });

  await test.step('full-width digits are as good as others, and hyphens are not even taken', async () => {
    await guest.types('postcode', '１０００００１');
    await expectAddress(page, ['東京都', '千代田区', '千代田']);
    await expect(postcode).toHaveValue('1000001');
    await postcode.fill('');
    await postcode.pressSequentially('605-0862');
    await expect(postcode).toHaveValue('6050862');
    await expectAddress(page, ['京都府', '京都市東山区', '清水']);
    expect(asked(guest).slice(2)).toEqual([{ zipcode: '1000001' }, { zipcode: '6050862' }]);
  });

  await test.step('of two places the first is filled in, and the guest may take the other', async () => {
    await guest.types('postcode', '4980000');
    // What the postal file says in place of a town is none.
    await expectAddress(page, ['愛知県', '弥富市', '']);
    const choices = page.locator('[data-action="choose"]');
    await expect(choices).toHaveText(['愛知県弥富市', '三重県桑名郡木曽岬町']);
    await expect(choices.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(anyWord(page)).toHaveCount(0);
    await choices.last().click();
    await expectAddress(page, ['三重県', '桑名郡木曽岬町', '']);
    await expect(choices.last()).toHaveAttribute('aria-pressed', 'true');

    await test.step('as long as the address is as it was filled in', async () => {
      await guest.types('city', '桑名市');
      await expect(choices.first()).toBeDisabled();
      await guest.types('city', '桑名郡木曽岬町');
      await expect(choices.first()).toBeEnabled();
    });
  });

  await test.step('a postcode that nobody knows changes nothing, and says what to do until it is corrected', async () => {
    await guest.types('city', '南国市');
    await guest.types('postcode', '9999999');
    await expect
      .poll(() => callsOf(tenant, 'address').at(-1))
      .toMatchObject({
        query: { zipcode: '9999999' },
        status: 200,
      });
    await expect(button(page)).toBeEnabled();
    await expectAddress(page, ['三重県', '南国市', '']);
    await expect(page.getByText(ja.views.checkin.input_representative_view.postcode_unknown)).toBeVisible();
    await expect(anyWord(page)).toHaveCount(0);
    await postcode.fill('999999');
    await expect(page.getByText(ja.views.checkin.input_representative_view.postcode_unknown)).toHaveCount(0);
  });

  await test.step('an answer to a postcode that has been changed since is not taken', async () => {
    tenant.hotel.faults.set({ call: 'address', kind: 'delay', ms: 1000, times: 1 });
    const before = asked(guest).length;
    await guest.types('postcode', '7830060');
    await guest.types('postcode', '1000001');
    await expectAddress(page, ['東京都', '千代田区', '千代田']);
    await expect
      .poll(() =>
        callsOf(tenant, 'address')
          .slice(before)
          .map(({ status }) => status),
      )
      .toEqual([200, 200]);
    await guest.types('furtherSubarea', '1-1');
    await expectAddress(page, ['東京都', '千代田区', '千代田']);
  });

  await test.step('nor one to a postcode that has lost a digit since, until the digit is back', async () => {
    const { isHeld, letGo } = await holdsFirst(page, '**/address/search*');
    await guest.types('postcode', '7830060');
    await expect.poll(isHeld).toBe(true);
    await guest.types('postcode', '783006');
    const answered = page.waitForResponse('**/address/search*');
    await letGo();
    await (await answered).finished();
    await guest.types('furtherSubarea', '1-2');
    await expectAddress(page, ['東京都', '千代田区', '千代田']);
    await guest.types('postcode', '7830060');
    await expectAddress(page, ['高知県', '南国市', '蛍が丘']);
  });

  await test.step('nor one that comes while the guest types the address: what is typed is never replaced', async () => {
    const { isHeld, letGo } = await holdsFirst(page, '**/address/search*');
    await guest.types('postcode', '1000001');
    await expect.poll(isHeld).toBe(true);
    await guest.types('subarea', '丸の内');
    await letGo();
    await expect(button(page)).toBeEnabled();
    await expectAddress(page, ['高知県', '南国市', '丸の内']);
    await button(page).click();
    await expectAddress(page, ['東京都', '千代田区', '千代田']);
  });
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
      await expect(button(page), kind).toBeEnabled();
      tenant.hotel.faults.clear();
      await expectAddress(page, ['', '', '']);
      await expect(anyWord(page), kind).toHaveCount(0);
      await expect(page.locator('main [role="status"]').filter({ hasText: /./ }), kind).toHaveCount(0);
    }
    await guest.taps('postcode-search');
    await expectAddress(page, ['高知県', '南国市', '蛍が丘']);
  });
});
