import { writeFile } from 'node:fs/promises';
import { Guest } from '../pages/guest.ts';
import { says } from '../support/field-errors.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { OVERSEAS_PASSPORT_ONLY } from '../support/levels.ts';
import { makeJpeg, makePng } from '../support/pictures.ts';
import { callOf } from '../support/wire.ts';

/** Chooses a file of that name, as it stands on the guest's stick. */
async function chooses(page: Page, name: string, content: Buffer): Promise<void> {
  const file = test.info().outputPath(name);
  await writeFile(file, content);
  await page.locator('[name="passport"]').setInputFiles(file);
}

// Every kind of file: `tests/screens/checkin/passport-files`.
test('a file from a stick is refused with a word where it is no picture, else shown and sent', async ({
  page,
  tenant,
}) => {
  tenant.configure(OVERSEAS_PASSPORT_ONLY);
  const guest = new Guest(page, tenant);
  await guest.looksUp('SMITH JOHN');
  await guest.confirmsReservation();
  await guest.comesFrom('US');
  await chooses(page, 'passport.jpg', makePng());
  await says(page, 'passport', 'JPEG形式の画像をお選びください。この画像は使えませんでした。');
  await chooses(page, 'passport.jpg', await makeJpeg(page, { width: 4000, height: 2000 }));
  const picture = page.getByAltText('選ばれたパスポートの画像');
  await expect(picture).toBeVisible();
  await says(page, 'passport', undefined);
  const shown = await picture.getAttribute('src');
  await guest.goesOn();
  await guest.signsAndGoesToConfirm();
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  const { base64_passport_image: sent } = callOf(tenant, 'upload_passport').form;
  expect(`data:image/jpeg;base64,${sent}`).toBe(shown);
});
