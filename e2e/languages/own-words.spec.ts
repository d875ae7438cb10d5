import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';

/** A file of texts that cannot be used; the texts of a hotel on the screens: `tests/screens/languages/own-words`. */

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
