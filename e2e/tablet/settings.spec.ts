import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';

const SETTINGS_FILE = '**/data/config.json';
/** The notice for staff names the file that is wrong. */
const STAFF_NOTICE = /\/data\/config\.json/;

test.describe('settings that will not do', () => {
  test.use({ expectedErrors: [/status of 404|\/data\/config\.json: system/] });

  for (const [what, answer] of Object.entries({
    missing: { status: 404, body: '' },
    'not JSON': { status: 200, body: '<!doctype html><title>Login</title>' },
    wrong: { status: 200, contentType: 'application/json', body: '{"system": "modern"}' },
  })) {
    test(`${what} from the first start: the tablet runs as built and tells staff`, async ({
      page,
      tenant,
    }) => {
      await page.route(SETTINGS_FILE, (route) => route.fulfill(answer));
      const guest = new Guest(page, tenant);
      await guest.opensHome();
      await expect(page.getByText(STAFF_NOTICE)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await guest.looksUp('サトウハナコ');
      expect(tenant.hotel.requests()[0]?.headers).not.toHaveProperty('facility_id');
    });

    test(`${what} from some day on: the last good ones stay in use`, async ({ page, tenant }) => {
      tenant.configure({ notices: { additional_message: '朝食は7時からです' } });
      const guest = new Guest(page, tenant);
      await guest.opensHome();
      await expect(page.getByText('朝食は7時からです')).toBeVisible();
      await page.route(SETTINGS_FILE, (route) => route.fulfill(answer));
      await page.reload();
      await guest.isOn('/');
      await expect(page.getByText('朝食は7時からです')).toBeVisible();
      await expect(page.getByText(STAFF_NOTICE)).toHaveCount(0);
    });
  }
});

test('a key that nothing knows does not spoil the others', async ({ page, tenant }) => {
  tenant.configure({
    notices: { additional_message: '朝食は7時からです', no_such_notice: 'x' },
    no_such_group: { key: 1 },
  });
  const guest = new Guest(page, tenant);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await guest.opensHome();
  await expect(page.getByText('朝食は7時からです')).toBeVisible();
  await expect(page.getByText(STAFF_NOTICE)).toHaveCount(0);
  expect(warnings.join('\n')).toMatch(/no_such_notice/);
  expect(warnings.join('\n')).toMatch(/no_such_group/);
});

test('changed settings wait until the guest has left', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  tenant.configure({ display: { show_top_bar: false }, notices: { additional_message: '新しいお知らせ' } });
  // A tablet that hears of its network coming back asks for its settings.
  const asked = page.waitForResponse(SETTINGS_FILE);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await (await asked).finished();
  await guest.confirmsReservation();
  await expect(page.getByRole('banner')).toBeVisible();
  await guest.taps('back');
  await guest.isOn('/checkin/check-reservation');
  await guest.taps('back');
  await guest.taps('confirm');
  await guest.isOn('/checkin/search');
  await guest.taps('back');
  await guest.isOn('/');
  await expect(page.getByText('新しいお知らせ')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test("the hotel's colours are those of the buttons", async ({ page, tenant }) => {
  tenant.configure({ theme: { primary: '#3b2f5c' } });
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await expect(page.locator('[data-action="main"]')).toHaveCSS('background-color', 'rgb(59, 47, 92)');
});

test('without its top bar a hotel has no back button; title and Back are still there', async ({
  page,
  tenant,
}) => {
  tenant.configure({ display: { show_top_bar: false } });
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('[data-action="back"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ご予約の内容をご確認ください');
  await guest.pressesBrowserBack();
  await guest.taps('confirm');
  await guest.isOn('/checkin/search');
  await guest.pressesBrowserBack();
  await guest.isOn('/');
});

test('the logo stands on home and where something went wrong, if the hotel wants it', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  const logo = page.getByRole('banner').locator('img');
  await guest.opensHome();
  await expect(logo).toBeVisible();
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await expect(logo).toHaveCount(0);
  await guest.turnsTo('/nowhere');
  await guest.isOn('/reload-error');
  await expect(logo).toBeVisible();

  tenant.configure({ display: { use_full_logo: false } });
  await guest.goesOn();
  await guest.isOn('/');
  await page.reload();
  await expect(logo).toHaveCount(0);
});

test('a tablet without a network says so on home, and no longer when it is back', async ({
  page,
  tenant,
  expectedErrors,
}) => {
  // What is still being fetched ahead cannot be had meanwhile.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  const notice = page.getByRole('status').filter({ hasText: 'ただいま通信ができません' });
  await expect(notice).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
});
