import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { fetchesSettings } from '../support/settings-look.ts';

const SETTINGS_FILE = '**/data/config.json';
const STAFF_NOTICE = /\/data\/config\.json/;

test.describe('settings that will not do', () => {
  test.use({ expectedErrors: [/\/data\/config\.json: system: /] });

  test('from the first start the tablet runs as built and tells staff; from some day on the last good ones stay in use', async ({
    page,
    tenant,
  }) => {
    tenant.configure({ notices: { additional_message: '朝食は7時からです' } });
    const guest = new Guest(page, tenant);
    const startsWithWrongOnes = async () => {
      await page.route(SETTINGS_FILE, (route) => route.fulfill({ json: { system: 'modern' } }));
      await guest.opensHome();
    };

    await test.step('from the first start', async () => {
      await startsWithWrongOnes();
      await expect(page.getByText(STAFF_NOTICE)).toBeVisible();
      await expect(page.getByText('朝食は7時からです')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await guest.arrives('サトウハナコ');
      expect(tenant.hotel.requests()[0]?.headers).not.toHaveProperty('facility_id');
    });

    await test.step('from some day on', async () => {
      await page.unroute(SETTINGS_FILE);
      await guest.opensHome();
      await expect(page.getByText('朝食は7時からです')).toBeVisible();
      await startsWithWrongOnes();
      await expect(page.getByText('朝食は7時からです')).toBeVisible();
      await expect(page.getByText(STAFF_NOTICE)).toHaveCount(0);
    });
  });
});

test('the notice, the logo and the colours of a hotel, which a key that nothing knows does not spoil', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    notices: { additional_message: '朝食は7時からです', no_such_notice: 'x' },
    no_such_group: { key: 1 },
    theme: { primary: '#3b2f5c' },
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

  const logo = page.getByRole('banner').locator('img');
  await test.step('the logo stands on home and where something went wrong', async () => {
    await expect(logo).toBeVisible();
    await guest.begins('checkin');
    await expect(logo).toHaveCount(0);
    await guest.turnsTo('/nowhere');
    await guest.isOn('/reload-error');
    await expect(logo).toBeVisible();
    await expect(page.locator('[data-action="main"]')).toHaveCSS('background-color', 'rgb(59, 47, 92)');
  });

  await test.step('if the hotel wants it', async () => {
    tenant.configure({ display: { use_full_logo: false } });
    await guest.goesOn('/');
    await page.reload();
    await guest.isOn('/');
    await expect(logo).toHaveCount(0);
  });
});

test('changed settings wait until the guest has left; without its top bar a hotel has no back button', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウハナコ');
  tenant.configure({ display: { show_top_bar: false }, notices: { additional_message: '新しいお知らせ' } });
  await fetchesSettings(page);
  await guest.confirmsReservation();
  await expect(page.getByRole('banner')).toBeVisible();
  await guest.goesBack('/checkin/check-reservation');
  await guest.taps('back');
  await guest.follows('confirm', '/checkin/search');
  await guest.goesBack('/');
  await expect(page.getByText('新しいお知らせ')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);

  await test.step('title and Back are still there', async () => {
    await guest.arrives('サトウハナコ');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('[data-action="back"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ご予約の内容をご確認ください');
    await guest.pressesBrowserBack();
    await guest.follows('confirm', '/checkin/search');
    await guest.pressesBrowserBack();
    await guest.isOn('/');
  });

  await test.step('a change that the hotel takes back during a visit never comes', async () => {
    await guest.begins('checkin');
    for (const additional_message of ['間違ったお知らせ', '新しいお知らせ']) {
      tenant.configure({ display: { show_top_bar: false }, notices: { additional_message } });
      await fetchesSettings(page);
    }
    // Twice: the second time meets the first visit's leftovers.
    await guest.pressesBrowserBack();
    await guest.isOn('/');
    await guest.begins('checkin');
    await guest.pressesBrowserBack();
    await guest.isOn('/');
    await expect(page.getByText('新しいお知らせ')).toBeVisible();
  });
});

test("settings that would take most of the hotel's away are looked at twice, so that a deploy that is half done costs nothing", async ({
  page,
  tenant,
}) => {
  const notice = (text: string) => page.getByText(text, { exact: true });
  const says = (additional_message: string) => tenant.configure({ notices: { additional_message } });
  says('朝食は7時からです');
  await new Guest(page, tenant).opensHome();
  await expect(notice('朝食は7時からです')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const looksAtLittle = async () => {
    await page.route(SETTINGS_FILE, (route) => route.fulfill({ json: { system: 'legacy' } }));
    const doubts = page.waitForEvent('console', (message) => message.text().includes('looked at once more'));
    await fetchesSettings(page);
    await doubts;
    await expect(page.getByText(/^朝食は/)).toBeVisible();
  };

  await test.step('a value that returns at the second look was never away', async () => {
    await looksAtLittle();
    await page.unroute(SETTINGS_FILE);
    says('朝食は8時からです');
    await fetchesSettings(page);
    await expect(notice('朝食は8時からです')).toBeVisible();
  });

  await test.step("what is the same at the second look is the hotel's will", async () => {
    await looksAtLittle();
    await fetchesSettings(page);
    await expect(page.getByText(/^朝食は/)).toHaveCount(0);
  });
});
