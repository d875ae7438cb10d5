import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** The language that a tablet or an address asks for; the one that a guest chooses: `tests/screens/languages/language`. */

/** What check-in is called. */
const CHECKIN = {
  ja: 'チェックイン',
  en: 'Check in',
  'zh-Hans': '办理入住',
} as const;
type Language = keyof typeof CHECKIN;

/** Home stands in a language, to the eye and to a screen reader. */
async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('[data-action="checkin"]')).toContainText(CHECKIN[language]);
}

const mode = (auto_language_select: 'off' | 'query') => ({ language: { auto_language_select } });

/** Which language each setting and tablet leads to is a table in `tests/i18n/choose.test.ts`. */
test.describe('on a tablet set to British English', () => {
  test.use({ locale: 'en-GB' });

  test('a hotel shows its own language where it chooses none by itself, else English', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    await test.step('follows the browser', async () => {
      await guest.opensHome();
      await expectLanguage(page, 'en');
      await expect(page.locator('[name="language"]:checked')).toHaveValue('en');
    });
    await test.step('chooses none', async () => {
      tenant.configure(mode('off'));
      await guest.opensHome('?lang=en');
      await expectLanguage(page, 'ja');
      await expect(page.locator('[name="language"]')).toHaveCount(0);
    });
  });
});

test('in a hotel that reads the address, its lang says the language; an unknown one means English', async ({
  page,
  tenant,
}) => {
  tenant.configure(mode('query'));
  const guest = new Guest(page, tenant);
  for (const [query, language] of [
    ['?lang=ja', 'ja'],
    ['?lang=zh-CN', 'zh-Hans'],
    ['?lang=fr', 'en'],
  ] as const) {
    await guest.opensHome(query);
    await expectLanguage(page, language);
    await expect(page.locator('[name="language"]')).toHaveCount(0);
  }
});
