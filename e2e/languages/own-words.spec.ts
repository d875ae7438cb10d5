import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';
import { OVERSEAS_PASSPORT_ONLY } from '../support/levels.ts';

test("the hotel's own texts stand over the built-in ones, in the language they are for", async ({
  page,
  tenant,
}) => {
  tenant.words(
    'ja',
    JSON.stringify({
      views: { home_view: { title: '湖畔の宿へようこそ\nどうぞこちらから', no_such_text: 'x' } },
      app: { close: { not: 'a text' } },
    }),
  );
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('湖畔の宿へようこそどうぞこちらから');
  await expect(page.locator('[data-action="checkin"]')).toContainText('チェックイン');
  await guest.chooses('language', 'en');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('湖畔の宿');
});

for (const [what, file] of Object.entries({ 'no JSON': '{"views": ', 'no texts': '{"views": 7}' })) {
  test.describe(`a file of texts that holds ${what}`, () => {
    test.use({ expectedErrors: [/\/tenant-lang\/ja\.json/] });

    test('is left aside', async ({ page, tenant }) => {
      tenant.words('ja', file);
      tenant.configure({ notices: { additional_message: '朝食は7時からです' } });
      const guest = new Guest(page, tenant);
      await guest.opensHome();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('ようこそお越しくださいました');
      await expect(page.getByText('朝食は7時からです')).toBeVisible();
    });
  });
}

test('notices of the hotel stand on home and beside the look-up, each in the language shown', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    notices: {
      checkin_attention: { ja: '15時から承ります', en: 'From 3 p.m.' },
      additional_message: { ja: '夕食は別館です' },
      search_attention: 'お名前はカタカナで / in katakana',
      reservation_attention: { ja: 'お部屋は当日決まります' },
    },
  });
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await expect(page.getByText('15時から承ります')).toBeVisible();
  await expect(page.getByText('夕食は別館です')).toBeVisible();
  await guest.chooses('language', 'en');
  await expect(page.getByText('From 3 p.m.')).toBeVisible();
  await expect(page.getByText('夕食は別館です')).toHaveCount(0);
  await guest.chooses('language', 'ja');
  await guest.looksUp('サトウハナコ');
  await expect(page.getByText('お部屋は当日決まります')).toBeVisible();
  await guest.taps('help');
  await expect(page.getByRole('dialog')).toContainText('フロントへお声がけください');
  await guest.taps('close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await guest.taps('back');
  await guest.taps('confirm');
  await guest.isOn('/checkin/search');
  await expect(page.getByText('お名前はカタカナで / in katakana')).toBeVisible();
});

test.describe('HTML that would do more than speak', () => {
  // The page's policy speaks up where the sanitiser would have been enough.
  test.use({ expectedErrors: [/Content Security Policy/] });

  test("the hotel's own HTML shows its words and can do nothing", async ({ page, tenant }) => {
    tenant.configure({
      notices: {
        additional_html: [
          '<p id="greeting" class="x" style="position:fixed">いらっしゃい<b>ませ</b></p>',
          '<script>window.harmed = "script"</script>',
          '<img src="/nowhere.png" onerror="window.harmed = \'onerror\'">',
          '<a href="https://example.com/" onclick="window.harmed = \'click\'" target="_blank">くわしく</a>',
          '<a href="javascript:window.harmed=1">こちら</a>',
          '<svg><a xlink:href="https://example.com/"><text>絵</text></a></svg>',
          '<iframe src="https://example.com/"></iframe><form action="https://example.com/"><button>送る</button></form>',
          '<meta http-equiv="refresh" content="0;url=https://example.com/">',
          '<main data-screen="/checkin/complete" data-action="main">にせもの</main>',
        ].join(''),
      },
    });
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    const main = page.locator('main');
    await expect(main.getByText('いらっしゃいませ')).toBeVisible();
    await expect(main.locator('b')).toHaveText('ませ');
    await expect(main.getByText('くわしく')).toBeVisible();
    await expect(
      main.locator(
        'script, iframe, form, meta, svg a, [href], [onclick], [onerror], [style], #greeting, img[src*="nowhere"]',
      ),
    ).toHaveCount(0);
    await expect(page.locator('[data-screen]')).toHaveCount(1);
    await expect(page.locator('[data-action="main"]')).toHaveCount(0);
    await main.getByText('くわしく').click();
    await main.getByText('こちら').click();
    await guest.isOn('/');
    expect(page.context().pages()).toHaveLength(1);
    expect(await page.evaluate(() => Object.hasOwn(window, 'harmed'))).toBe(false);
  });
});

test('links of the hotel are handed over as a QR code and never opened', async ({ page, tenant }) => {
  const address = 'https://example.com/payment-law?house=1';
  tenant.configure({ links: { payment_law: address } });
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await expect(page.locator('[data-action="eco-discount"]')).toHaveCount(0);
  await guest.taps('payment-law');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('svg')).toBeVisible();
  await expect(dialog).toContainText(address);
  await expect(dialog.locator('a')).toHaveCount(0);
  await guest.taps('close');
  await expect(dialog).toHaveCount(0);
  await guest.isOn('/');
});

test("a hotel's own pictures stand where the built-in ones stood", async ({ page, tenant }) => {
  tenant.configure({
    ...OVERSEAS_PASSPORT_ONLY,
    assets: { signature_example: '/data/checkout.svg', passport_guide: '/data/checkin.svg' },
  });
  const guest = new Guest(page, tenant);
  await guest.looksUp('サトウ ハナコ');
  await guest.confirmsReservation();
  await guest.comesFrom('US');
  await expect(page.locator('main img[src="/data/checkin.svg"]')).toBeVisible();
  await guest.showsPassport();
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
  await guest.goesOn();
  await guest.isOn('/checkin/term');
  await guest.taps('example');
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', '/data/checkout.svg');
});
