import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** The language that a tablet or an address asks for; the one that a guest chooses: `tests/screens/languages/language`. */

/** What check-in is called. */
const CHECKIN = {
  ja: 'チェックイン',
  en: 'Check in',
  'zh-Hans': '办理入住',
  'zh-Hant': '辦理入住',
} as const;
type Language = keyof typeof CHECKIN;

/** Home stands in a language, to the eye and to a screen reader. */
async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('[data-action="checkin"]')).toContainText(CHECKIN[language]);
}

const mode = (auto_language_select: 'off' | 'browser' | 'query', more = {}) => ({
  language: { auto_language_select, ...more },
});

/** Which language each setting and tablet leads to is a table in `tests/i18n/choose.test.ts`. */
test.describe('on a tablet set to British English', () => {
  test.use({ locale: 'en-GB' });

  test('a hotel shows its own language where it chooses none by itself or has no English, else English', async ({
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
    await test.step('has no English', async () => {
      tenant.configure(mode('browser', { supported: ['ja'] }));
      await guest.opensHome();
      await expectLanguage(page, 'ja');
      await expect(page.locator('[name="language"]')).toHaveCount(0);
    });
  });
});

/** Home in the languages of other tablets: `other-languages.spec.ts`. */
test.describe('on a tablet set to Taiwanese', () => {
  test.use({ locale: 'zh-TW' });

  test('a hotel greets in zh-Hant; one that has only the other Chinese, in its own language', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    await expectLanguage(page, 'zh-Hant');
    await expect(page.locator('[name="language"]:checked')).toHaveValue('zh-Hant');
    tenant.configure(mode('browser', { supported: ['ja', 'zh-Hans'] }));
    await guest.opensHome();
    await expectLanguage(page, 'ja');
    await expect(page.locator('[name="language"]:checked')).toHaveValue('ja');
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
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.taps('back');
  await guest.isOn('/');
  await expectLanguage(page, 'en');
  await test.step('one whose own language is English shows it, whatever the address says', async () => {
    tenant.configure(mode('off', { default: 'en' }));
    await guest.opensHome('?lang=ja');
    await expectLanguage(page, 'en');
  });
});
