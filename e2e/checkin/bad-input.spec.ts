import { Guest } from '../pages/guest.ts';
import {
  ADDRESS,
  ADDRESSES,
  AGE,
  AGES,
  BLANKS,
  CHOOSE,
  FREE_TEXTS,
  GENDER,
  KANA,
  NAME,
  NAMES,
  opensForm,
  PASSPORT,
  PHONE,
  PHONES,
  POSTCODE,
  READINGS,
  REQUIRED,
  refusesAndTakes,
} from '../support/bad-input.ts';
import { fitsTheScreen, frameOf, isInView, says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { everyFieldAt, onlyAsked } from '../support/levels.ts';

/** Every rule of the representative's form, with its sentence, and what becomes of text that no rule foresaw. */

test.describe('the representative', () => {
  test('is told what is wrong with names and age', async ({ page, tenant }) => {
    test.slow();
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    await refusesAndTakes(guest, 'lastName', NAMES);
    await refusesAndTakes(guest, 'firstName', NAMES);
    await refusesAndTakes(guest, 'lastKana', READINGS);
    await refusesAndTakes(guest, 'firstKana', READINGS);
    await refusesAndTakes(guest, 'age', AGES);
  });

  test('is told what is wrong with address, telephone and trip', async ({ page, tenant }) => {
    test.slow();
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    await refusesAndTakes(guest, 'postcode', {
      message: POSTCODE,
      refused: [...BLANKS, '783006', '78300601', '783-0060', 'ABCDEFG', '七八三〇〇六〇'],
      taken: [
        ['７８３００６０', '7830060'],
        ['783 0060', '7830060'],
      ],
    });
    for (const name of ['city', 'subarea', 'furtherSubarea']) await refusesAndTakes(guest, name, ADDRESSES);
    await refusesAndTakes(guest, 'tel', PHONES);
    for (const name of ['occupation', 'prevAccommodation', 'nextAccommodation']) {
      await refusesAndTakes(guest, name, FREE_TEXTS);
    }
  });

  test('who presses next at once reads one error at every empty field', async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    await guest.goesOn();
    const expected = [
      ['lastName', NAME],
      ['firstName', NAME],
      ['lastKana', KANA],
      ['firstKana', KANA],
      ['gender', GENDER],
      ['age', AGE],
      ['overseasFlug', undefined],
      ['postcode', POSTCODE],
      ['prefecture', ADDRESS],
      ['city', ADDRESS],
      ['subarea', ADDRESS],
      ['furtherSubarea', ADDRESS],
      ['tel', PHONE],
      ['occupation', REQUIRED],
      ['prevAccommodation', undefined],
      ['nextAccommodation', undefined],
    ] as const;
    for (const [name, message] of expected) await says(page, name, message);
    await guest.isOn('/checkin/input-representative');
    await expect(guest.field('lastName')).toBeFocused();
    await isInView(page, 'lastName');

    // Whatever fills a field takes its error away: the guest, a choice, or the postcode.
    await guest.chooses('gender', '3');
    await says(page, 'gender', undefined);
    await guest.field('age').fill('4');
    await says(page, 'age', undefined);
    await guest.types('postcode', '7830060');
    for (const name of ['postcode', 'prefecture', 'city', 'subarea']) await says(page, name, undefined);
  });

  test('may type hyphens and full width: what does not belong is not taken', async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    const typed = [
      ['postcode', '783-0060', '7830060'],
      ['postcode', '７８３－００６０', '7830060'],
      ['tel', '090-1234-5678', '09012345678'],
      ['tel', '０９０ー１２３４ー５６７８', '09012345678'],
      ['age', '1034', '103'],
    ] as const;
    for (const [name, text, becomes] of typed) {
      await guest.field(name).fill('');
      await guest.field(name).pressSequentially(text);
      await guest.field(name).blur();
      await expect(guest.field(name), text).toHaveValue(becomes);
      await says(page, name, undefined);
    }
  });

  for (const [size, viewport] of [
    ['a tablet', { width: 1280, height: 800 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const) {
    test(`is led to the first wrong field on ${size}`, async ({ page, tenant }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const guest = new Guest(page, tenant);
      await opensForm(guest);
      await guest.fillsInDomestic();
      const wrong = [
        ['nextAccommodation', '', REQUIRED],
        ['tel', 'abc', PHONE],
        ['furtherSubarea', '　', ADDRESS],
        ['postcode', '12', POSTCODE],
        ['firstKana', '太郎', KANA],
        ['lastName', '山田1', NAME],
      ] as const;
      // From the last to the first: whichever comes first on the screen is the one shown.
      for (const [name, text, message] of wrong) {
        await guest.types(name, text);
        await guest.goesOn();
        await says(page, name, message);
        await expect(guest.field(name), name).toBeFocused();
        await isInView(page, name);
      }
      await guest.isOn('/checkin/input-representative');
    });
  }

  test('is led to a choice that was not made', async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    await guest.fillsInDomestic();
    await guest.field('prefecture').selectOption('');
    await guest.goesOn();
    await says(page, 'prefecture', ADDRESS);
    await expect(frameOf(page, 'prefecture').getByRole('button')).toBeFocused();
    await isInView(page, 'prefecture');
    await guest.field('prefecture').selectOption('高知県');
    await says(page, 'prefecture', undefined);
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
  });

  test('is led to the gender when it alone is missing', async ({ page, tenant }) => {
    tenant.configure(onlyAsked({ last_name: 2, gender: 2 }));
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    await guest.types('lastName', '山田');
    await guest.goesOn();
    await says(page, 'gender', GENDER);
    await expect(page.locator('[name="gender"][value="1"]')).toBeFocused();
    await isInView(page, 'gender');
  });

  test('from abroad is told what is missing, and only as long as it is', async ({ page, tenant }) => {
    tenant.configure({ visibility: { representative: { passport: 2 } } });
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    await guest.fillsInOverseas();
    await guest.types('address', '');
    await guest.types('tel', '');
    await guest.field('countrycode').selectOption('');
    await guest.goesOn();
    await says(page, 'countrycode', CHOOSE);
    await says(page, 'address', ADDRESS);
    await says(page, 'tel', PHONE);
    await says(page, 'passport', PASSPORT);
    await isInView(page, 'countrycode');
    await expect(frameOf(page, 'countrycode').getByRole('button')).toBeFocused();
    await guest.field('countrycode').selectOption('GB');
    await says(page, 'countrycode', undefined);
    await guest.field('telCountrycode').selectOption('');
    await refusesAndTakes(guest, 'address', ADDRESSES);
    await refusesAndTakes(guest, 'tel', PHONES);
    await guest.goesOn();
    await says(page, 'telCountrycode', CHOOSE);
    await guest.field('telCountrycode').selectOption('GB');
    await says(page, 'telCountrycode', undefined);
    await guest.goesOn();
    await says(page, 'passport', PASSPORT);
    await expect(guest.field('passport')).toBeFocused();
    await isInView(page, 'passport');
    // Who lives in Japan after all is not asked for a passport any more, nor when they come back to it.
    await guest.chooses('overseasFlug', 'false');
    await guest.chooses('overseasFlug', 'true');
    await says(page, 'passport', undefined);
    await guest.showsPassport();
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    await expect(guest.fact('address')).toContainText('ﾊｲﾂ桜 3-２ 😀');
  });

  test('may leave open what is not required, but not fill it in wrongly', async ({ page, tenant }) => {
    tenant.configure(everyFieldAt(1));
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    const wrong = [
      ['lastName', '山田1', NAME],
      ['firstName', '太郎２', NAME],
      ['lastKana', '山田', KANA],
      ['firstKana', '太郎', KANA],
      ['age', 'x', AGE],
      ['postcode', '12', POSTCODE],
      ['tel', 'x', PHONE],
    ] as const;
    for (const [name, text] of wrong) await guest.types(name, text);
    await guest.goesOn();
    for (const [name, , message] of wrong) await says(page, name, message);
    await guest.isOn('/checkin/input-representative');
    for (const [name] of wrong) {
      await guest.types(name, '');
      await says(page, name, undefined);
    }
    await guest.types('prevAccommodation', '');
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
  });

  test('with names as long as a name can be gets through, and every screen holds them', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    await guest.fillsInDomestic();
    for (const [name, text] of [
      ['lastName', 'ウォルフェシュレーゲルシュタイン'.repeat(8)],
      ['firstName', 'Hubert'.repeat(25)],
      ['furtherSubarea', 'Llanfairpwllgwyngyll'.repeat(12)],
    ] as const) {
      const limit = name === 'furtherSubarea' ? 200 : 100;
      await guest.field(name).fill('');
      await page.keyboard.insertText(text);
      await guest.field(name).blur();
      await expect
        .poll(async () => (await guest.field(name).inputValue()).length, { message: name })
        .toBe(limit);
    }
    await guest.types('occupation', 'محاسب قانوني');
    await fitsTheScreen(page);
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    await expect(guest.fact('name')).toContainText('ウォルフェシュレーゲルシュタイン');
    await expect(guest.fact('occupation')).toHaveText('محاسب قانوني');
    await fitsTheScreen(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await fitsTheScreen(page);
  });
});
