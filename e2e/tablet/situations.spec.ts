import { callOf } from '../../kiosk/guest/wire.ts';
import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';

/** The control page's links: one tap sets the situation; from elsewhere: `tests/kiosk/demo-hotel-changes`. */

async function opensSituation(guest: Guest, id: string): Promise<void> {
  await guest.page.goto(`${guest.tenant.url}/demo/situation/${id}`);
  await guest.isOn('/');
}

test('each link starts the tablet again, with its settings from the first moment on', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await page.reload();
  await guest.isOn('/');

  await opensSituation(guest, 'facility-selector');
  await guest.begins('checkin');
  await expect(guest.field('facilityId')).toHaveCount(3);
  await expect(guest.field('phoneNumber')).toHaveCount(0);

  await test.step('a member’s situation opens by the member’s own link', async () => {
    await opensSituation(guest, 'member-cico');
    expect(new URL(page.url()).search).toBe('');
    await guest.begins('checkin');
    await expect(guest.field('reservationName')).toHaveValue('カイイン ミサキ');
    await guest.goesOn('/checkin/check-reservation');
    expect(callOf(tenant.hotel, 'checkin_authtoken_request').headers).toMatchObject({
      'facility-code': 'HONKAN',
      'rcloud-token': 'demo-authorization',
    });
  });

  await opensSituation(guest, 'house');
  await guest.begins('checkin');
  for (const name of ['facilityId', 'phoneNumber']) await expect(guest.field(name)).toHaveCount(0);
  await page.goto(`${tenant.url}/demo/?lang=ja`);
  await expect(page.locator('#now-situation')).toHaveText(/この宿の設定/);
});

test('the control page leads there, shows which situation holds, and lets calls fail and work again', async ({
  page,
  tenant,
  context,
}) => {
  await page.goto(`${tenant.url}/demo/?lang=ja`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '電話番号でも検索' }).click();
  const tablet = new Guest(await opened, tenant);
  await tablet.isOn('/');
  await tablet.begins('checkin');
  await expect(tablet.field('phoneNumber')).toBeVisible();
  await expect(page.locator('#now-situation')).toHaveText(/電話番号でも検索/);
  await page.getByRole('button', { name: 'すべて初期化' }).click();
  await expect(page.locator('#now-situation')).toHaveText(/この宿の設定/);

  await test.step('staff let calls fail, and work again, one by one or all at once', async () => {
    const sets = async (call: string) => {
      await page.getByRole('combobox', { name: '呼び出し' }).selectOption(call);
      await page.getByRole('button', { name: '設定', exact: true }).click();
      await expect(page.locator('#faults')).toContainText(call);
    };
    await sets('settlement');
    await sets('public_key');
    expect(tenant.hotel.faults.list().map(({ call }) => call)).toEqual(['settlement', 'public_key']);
    await expect(page.locator('#now-faults')).toHaveText(/settlement.* \+1$/);
    await page.locator('#faults li', { hasText: 'settlement' }).getByRole('button').click();
    await expect(page.locator('#faults')).not.toContainText('settlement');
    expect(tenant.hotel.faults.list().map(({ call }) => call)).toEqual(['public_key']);
    await page.getByRole('button', { name: 'すべて解除' }).click();
    await expect(page.locator('#faults li')).toHaveCount(0);
    expect(tenant.hotel.faults.list()).toEqual([]);
  });
});

test('the control page finds a guest and types the name on the tablet, from any screen', async ({
  page,
  tenant,
  context,
}) => {
  await page.goto(`${tenant.url}/demo/?lang=en`);
  const names = page.locator('.guests [data-find]:visible .name');
  const all = await names.count();
  await page.getByRole('searchbox', { name: 'Search guests and situations' }).fill('ｓｍｉｔｈ');
  await expect(names).toHaveText(['SMITH JOHN', 'SMITH JOHN']);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'SMITH JOHN Type it' }).first().click();
  const tablet = new Guest(await opened, tenant);
  await tablet.isOn('/checkin/search');
  await expect(tablet.field('reservationName')).toHaveValue('SMITH JOHN');
  await expect(page.locator('#said')).toHaveText('Typed “SMITH JOHN”.');
  await tablet.goesOn('/checkin/check-reservation');

  await test.step('from the middle of a visit as well, for the other journey', async () => {
    await page.getByRole('searchbox').fill('ナガイ');
    await page.getByRole('button', { name: 'ナガイ レツコ Type it' }).first().click();
    await tablet.isOn('/checkout/search');
    await expect(tablet.field('reservationName')).toHaveValue('ナガイ レツコ');
    await tablet.goesOn('/checkout/wait');
    await expect(page.locator('#now-queue')).toHaveText('1');
    await page.getByRole('button', { name: 'Move all' }).click();
    await expect(tablet.fact('waitNum')).toHaveText(/^11/);
  });

  await test.step('names and cards are copied; nothing found is said', async () => {
    await page.getByRole('button', { name: 'ナガイ レツコ Copy' }).first().click();
    await expect(page.locator('#said')).toHaveText('Copied “ナガイ レツコ”.');
    await page.getByRole('searchbox').fill('nobody of this name');
    await expect(page.locator('#not-found')).toBeVisible();
    await expect(names).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await expect(names).toHaveCount(all);
  });
});
