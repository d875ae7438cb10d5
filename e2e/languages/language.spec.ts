import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';

/** The tablet's or address's language; the guest's choice: `tests/screens/languages/language`. */

const CHECKIN = { ja: 'チェックイン', en: 'Check in', 'zh-Hans': '办理入住' } as const;

/** All choices of a language: `tests/i18n/choose.test.ts`. */
test.describe('on a tablet set to British English', () => {
  test.use({ locale: 'en-GB' });

  test('home stands in the language of the browser, of the hotel, or of the address, as the hotel wants it', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    for (const [mode, query, language] of [
      ['browser', '', 'en'],
      ['off', '?lang=en', 'ja'],
      ['query', '?lang=ja', 'ja'],
      ['query', '?lang=zh-CN', 'zh-Hans'],
      ['query', '?lang=fr', 'en'],
    ] as const) {
      tenant.configure({ language: { auto_language_select: mode } });
      await guest.opensHome(query);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('[data-action="checkin"]')).toContainText(CHECKIN[language]);
      const choices = page.locator('[name="language"]:checked');
      if (mode === 'browser') await expect(choices).toHaveValue('en');
      else await expect(choices).toHaveCount(0);
    }
  });
});
