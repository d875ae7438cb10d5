import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** Everything that stands in the controls of a form, by name; of choices only the one that was made. */
const answers = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('main [name]:not([type="file"])')
    .evaluateAll((controls) =>
      Object.fromEntries(
        controls
          .filter(
            (control) =>
              !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked),
          )
          .map((control) => [
            control.getAttribute('name'),
            control instanceof HTMLInputElement ||
            control instanceof HTMLSelectElement ||
            control instanceof HTMLTextAreaElement
              ? control.value
              : '',
          ]),
      ),
    );

const DOMESTIC = {
  lastName: '山田',
  firstName: '太郎',
  lastKana: 'ヤマダ',
  firstKana: 'タロウ',
  gender: '1',
  age: '42',
  overseasFlug: 'false',
  postcode: '7830060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  furtherSubarea: '１−２−３',
  tel: '09012345678',
  occupation: '会社員',
  prevAccommodation: '自宅',
  nextAccommodation: '自宅',
};
const COMPANIONS = {
  'companions.0.lastName': '',
  'companions.0.firstName': '',
  'companions.0.lastKana': 'ヤマダ',
  'companions.0.firstKana': 'ハナコ',
  'companions.0.gender': '2',
  'companions.1.lastName': '',
  'companions.1.firstName': '',
  'companions.1.lastKana': 'ヤマダ',
  'companions.1.firstKana': 'ケンタ',
  'companions.1.gender': '3',
  // The others of the party have nothing to say.
  ...Object.fromEntries(
    [2, 3, 4, 5, 6, 7, 8].flatMap((n) =>
      ['lastName', 'firstName', 'lastKana', 'firstKana'].map((name) => [`companions.${n}.${name}`, '']),
    ),
  ),
};

test('a large family goes back and mends: everything typed is still there', async ({ page, tenant }) => {
  tenant.configure({
    visibility: { companion: { last_name_kana: 1, first_name_kana: 1, gender: 1 } },
  });
  const guest = new Guest(page, tenant);
  /** What the screen before the signature shows of a companion. */
  const shown = (companion: number, field: string) =>
    page
      .locator('section', { has: page.locator(`[data-action="fix-companion-${companion}"]`) })
      .locator(`[data-field="${field}"]`);
  await guest.looksUp('タカハシ');
  await guest.confirmsReservation();
  await guest.fillsInDomestic();
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
  await expect(page.getByText('あと8名')).toBeInViewport();
  await guest.fillsInCompanion(0, 'ヤマダ', 'ハナコ', '2');
  await guest.fillsInCompanion(1, 'ヤマダ', 'ケンタ', '3');
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');

  await test.step('of ten guests each has a row; how many more there are is told', async () => {
    const fix = (companion: number) => page.locator(`[data-action="fix-companion-${companion}"]`);
    const more = page.getByText(/^あと\d名$/);
    await expect(fix(6)).toBeInViewport({ ratio: 1 });
    await expect(more).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(more).toBeInViewport();
    await fix(9).scrollIntoViewIfNeeded();
    await expect(more).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('back, screen by screen', async () => {
    await guest.taps('back');
    await guest.isOn('/checkin/input-companions');
    await expect.poll(() => answers(page)).toEqual(COMPANIONS);
    await guest.taps('back');
    await guest.isOn('/checkin/input-representative');
    await expect.poll(() => answers(page)).toEqual(DOMESTIC);
    await guest.taps('back');
    await guest.isOn('/checkin/check-reservation');
  });

  await test.step('and on again', async () => {
    await guest.goesOn();
    await guest.isOn('/checkin/input-representative');
    await expect.poll(() => answers(page)).toEqual(DOMESTIC);
    await guest.goesOn();
    await guest.isOn('/checkin/input-companions');
    await expect.poll(() => answers(page)).toEqual(COMPANIONS);
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
  });

  await test.step('the fix link of the representative', async () => {
    await guest.taps('fix-representative');
    await guest.isOn('/checkin/input-representative');
    await expect.poll(() => answers(page)).toEqual(DOMESTIC);
    await guest.types('age', '43');
    await guest.goesOn();
    await guest.isOn('/checkin/input-companions');
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    await expect(guest.fact('age')).toHaveText('43歳');
  });

  await test.step('the fix link of a companion', async () => {
    await guest.taps('fix-companion-2');
    await guest.isOn('/checkin/input-companions');
    await expect.poll(() => new URL(page.url()).hash).toBe('#input-companion-2');
    await expect.poll(() => answers(page)).toEqual(COMPANIONS);
    await guest.types('companions.1.firstKana', 'ケン');
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    await expect(shown(2, 'kana')).toHaveText('ヤマダ ケン');
  });

  await test.step('the fix link of the fifth brings just that one into view', async () => {
    await guest.taps('fix-companion-5');
    await guest.isOn('/checkin/input-companions');
    const distanceFromTop = async () => {
      const companion = await page.locator('#input-companion-5').boundingBox();
      const screen = await page.locator('main').boundingBox();
      return Math.round((companion?.y ?? 0) - (screen?.y ?? 0));
    };
    await expect.poll(distanceFromTop).toBe(60);
    await guest.types('companions.4.lastName', '鈴木');
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    await expect(shown(5, 'name')).toHaveText('鈴木');
  });
});

test('what is half typed survives going back, in both kinds of address', async ({ page, tenant }) => {
  tenant.configure({ visibility: { representative: { passport: 2 } } });
  const guest = new Guest(page, tenant);
  await test.step('another name brings its own answers, and nothing of the one before', async () => {
    await guest.looksUp('ヤマダ タロウ');
    await guest.confirmsReservation();
    await expect(guest.field('lastKana')).toHaveValue('ヤマダ');
    await guest.types('occupation', '会社員');
    await guest.taps('back');
    await guest.isOn('/checkin/check-reservation');
    await guest.taps('back');
    await guest.taps('confirm');
    await guest.isOn('/checkin/search');
    await guest.types('reservationName', 'SMITH JOHN');
    await guest.goesOn();
    await guest.isOn('/checkin/check-reservation');
    await guest.confirmsReservation();
    const { gender: _, ...asked } = DOMESTIC;
    await expect
      .poll(() => answers(page))
      .toEqual({
        ...Object.fromEntries(Object.keys(asked).map((name) => [name, ''])),
        ...{ lastName: 'SMITH', firstName: 'JOHN', lastKana: 'SMITH', firstKana: 'JOHN' },
        ...{ overseasFlug: 'false', prevAccommodation: '自宅', nextAccommodation: '自宅' },
      });
  });

  await test.step('leaving and taking up the overseas address again forgives a missing passport', async () => {
    const complaint = page.getByRole('alert').filter({ hasText: 'パスポートの画像を選択してください' });
    await guest.chooses('overseasFlug', 'true');
    await guest.goesOn();
    await expect(complaint).toBeVisible();
    await guest.chooses('overseasFlug', 'false');
    await guest.chooses('overseasFlug', 'true');
    await expect(guest.field('passport')).toHaveCount(1);
    await expect(complaint).toHaveCount(0);
    await guest.chooses('overseasFlug', 'false');
  });

  await guest.field('lastName').fill('Smi');
  await guest.types('postcode', '1000001');
  await expect(guest.field('subarea')).toHaveValue('千代田');
  await guest.chooses('overseasFlug', 'true');
  await guest.field('countrycode').selectOption('FR');
  await guest.field('telCountrycode').selectOption('GB');
  await guest.types('address', '1 Rue de Rivoli\nParis');
  await guest.showsPassport();
  await guest.field('tel').fill('33');
  const before = await answers(page);
  expect(before).toMatchObject({ countrycode: 'FR', telCountrycode: 'GB', tel: '33' });

  await guest.taps('back');
  await guest.isOn('/checkin/check-reservation');
  await guest.goesOn();
  await guest.isOn('/checkin/input-representative');
  await expect.poll(() => answers(page)).toEqual(before);
  await expect(page.locator('main img[src^="data:image/jpeg;base64,"]')).toBeVisible();

  await guest.chooses('overseasFlug', 'false');
  await expect
    .poll(() => answers(page))
    .toMatchObject({ postcode: '1000001', prefecture: '東京都', city: '千代田区' });
  await expect(guest.field('passport')).toHaveCount(0);
  await guest.chooses('overseasFlug', 'true');
  await expect.poll(() => answers(page)).toEqual(before);
});
