import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { build } from 'vite';
import { stale } from '../../kiosk/commands/build.ts';
import { listen } from '../../kiosk/server/index.ts';
import { checkSettings } from '../../kiosk/settings/check-settings-file.ts';
import { createSettingsPage } from '../../kiosk/settings-page/server/create.ts';
import { BUILT } from '../support/built.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const LANGUAGES = { language: { supported: ['ja', 'en'], auto_language_select: 'browser' } };

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><circle r="9"/></svg>';

const PIXELS = PNG.sync.write(new PNG({ width: 2, height: 1 }));

const test = base.extend<{ readonly house: { readonly url: string; readonly folder: string } }>({
  house: async ({ page }, use) => {
    // `npm start` builds it too.
    if (stale(['settingsPage']).length > 0)
      await build({ configFile: path('../../kiosk/settings-page/vite.config.ts'), logLevel: 'error' });
    const root = mkdtempSync(join(tmpdir(), 'settings-page-'));
    const [folder, scratch] = [join(root, 'inn'), join(root, 'draft')];
    for (const made of [folder, scratch]) mkdirSync(made);
    writeFileSync(join(folder, 'config.json'), JSON.stringify(LANGUAGES));
    const options = { app: BUILT, page: path('../../.cache/settings-page'), sample: {} };
    const served = createSettingsPage({ ...options, scratch, tenant: folder });
    const server = await listen(served, { port: 0 });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use({ url: `${server.url}/settings/`, folder });
    // Its calls would fail.
    await page.close();
    await server.close();
    rmSync(root, { recursive: true, force: true });
    expect(errors).toEqual([]);
  },
});

const app = (page: Page) => page.frameLocator('iframe');
const isThere = (page: Page) => expect(page.locator('iframe')).toHaveAttribute('data-state', 'there');

test('a hotel makes its settings with the app beside them', async ({ page, house }) => {
  await page.goto(house.url);
  await isThere(page);
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible();

  // The preview follows, and the focus stays.
  const primary = page.getByRole('textbox', { name: '主な色', exact: true });
  await primary.fill('#7a1f5c');
  await expect(app(page).locator('html')).toHaveAttribute('style', /#7a1f5c/);
  await isThere(page);
  await expect(primary).toBeFocused();
  await expect(page.getByText(/コントラスト 8\.\d+ : 1/)).toBeVisible();

  // Too little contrast is reported here and by check-config.
  await primary.fill('#ff9900');
  await expect(page.getByText(/では #?\w+ を使います/)).toBeVisible();
  await expect(
    page.getByRole('status').getByText(/コントラストが足りません（.*#ff9900の代わりに/),
  ).toBeVisible();
  await primary.fill('#7a1f5c');

  // A corrected number is reported at its field. Refused values: `tests/kiosk/settings-page/server`.
  await page.getByRole('button', { name: '端末', exact: true }).click();
  const idle = page.getByRole('spinbutton', { name: '操作がないときに尋ねるまで（秒）' });
  await idle.fill('5');
  await expect(page.locator('[data-setting="kiosk.idle_timeout_s"] .problem')).toHaveText(
    '15以上にしてください。5の代わりに15を使います',
  );
  await idle.fill('120');
  await expect(page.getByText('この設定は端末で使えます。')).toBeVisible();

  await page.getByRole('button', { name: '文言', exact: true }).click();
  await page.getByRole('searchbox').fill('ご用件');
  await page.getByRole('textbox', { name: 'views.home_view.title' }).fill('湖畔の宿へようこそ');
  await expect(app(page).getByRole('heading', { name: '湖畔の宿へようこそ' })).toBeVisible();

  await page.getByRole('textbox', { name: /^宿泊管理システムの言葉/ }).fill('和室A');
  await page.getByRole('button', { name: '追加', exact: true }).click();
  await page.getByRole('textbox', { name: '和室A', exact: true }).fill('湖側の和室');

  // A picture in its place, on its screen and in the settings.
  await page.getByRole('button', { name: '画像', exact: true }).click();
  const plain = { name: 'any name.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) };
  await page.locator('[data-picture="attract"] input').setInputFiles(plain);
  await expect(page.locator('[data-picture="attract"] img')).toHaveJSProperty('naturalWidth', 40);
  await expect(app(page).locator('[data-attract]')).toBeVisible();
  await page.locator('[data-picture="checkin"] input').setInputFiles(plain);
  await expect(page.getByText('ここにはPNG・JPEG・WebP・AVIFを入れてください。')).toBeVisible();
  // The app asks for its logo as SVG, even for a hotel’s PNG.
  const pixels = { name: 'logo.png', mimeType: 'image/png', buffer: PIXELS };
  await page.locator('[data-picture="logo"] input').setInputFiles(pixels);
  await expect(page.locator('[data-picture="logo"] img')).toHaveJSProperty('naturalWidth', 2);

  // Another screen, language and size; an idle guest's fate.
  const preview = page.getByRole('region', { name: 'プレビュー' });
  await preview.getByRole('combobox', { name: '言語', exact: true }).selectOption('en');
  // A start cut short by the next choice reports itself.
  await isThere(page);
  await preview.getByRole('combobox', { name: '大きさ', exact: true }).selectOption('phone');
  await isThere(page);
  for (const [stop, screen] of [
    ['overseas', '/checkin/input-representative'],
    ['/checkout/complete-checkout', '/checkout/complete-checkout'],
    ['idle', '/checkin/search'],
  ] as const) {
    await preview.getByRole('combobox', { name: '画面', exact: true }).selectOption(stop);
    await expect(app(page).locator('main')).toHaveAttribute('data-screen', screen);
    await isThere(page);
  }
  await expect(app(page).locator('html')).toHaveAttribute('lang', 'en');
  await expect(app(page).getByRole('alertdialog')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: '主な色', exact: true })).toHaveValue('#7a1f5c');
  await isThere(page);

  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/保存しました/)).toBeVisible();
  const file = join(house.folder, 'config.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...LANGUAGES,
    theme: { primary: '#7a1f5c' },
    kiosk: { idle_timeout_s: 120 },
    assets: { attract: '/data/attract.svg' },
    display: { use_full_logo: true },
  });
  const texts = JSON.parse(readFileSync(join(house.folder, 'tenant-lang/ja.json'), 'utf8'));
  expect(texts).toEqual({
    views: { home_view: { title: '湖畔の宿へようこそ' } },
    hotel_words: { 和室A: '湖側の和室' },
  });
  expect(readFileSync(join(house.folder, 'attract.svg'), 'utf8')).toBe(PICTURE);
  // The inn has no card script yet.
  const remarks = [expect.stringContaining('card.script_url: is empty')];
  expect(await checkSettings(file)).toEqual({ problems: [], remarks });

  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Tablet', exact: true }).click();
  await expect(page.getByRole('spinbutton', { name: 'Untouched until asked (s)' })).toHaveValue('120');
});
