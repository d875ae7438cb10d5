import { Guest } from '../pages/guest.ts';
import {
  ADDRESS,
  ADDRESSES,
  AGE,
  AGES,
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
  POSTCODES,
  READINGS,
  REQUIRED,
  refusesAndTakes,
} from '../support/bad-input.ts';
import { fitsTheScreen, frameOf, isInView, says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { everyFieldAt } from '../support/levels.ts';

/** The representative's form says what is wrong, where it is, and what becomes of text that no rule foresaw. */

/** Who presses next at once reads one error at every empty field. */
async function readsOneErrorAtEveryEmptyField(guest: Guest): Promise<void> {
  const { page } = guest;
  // The reservation tells the reading.
  for (const name of ['lastKana', 'firstKana']) await guest.types(name, '');
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
  // Where the sentence does not say what to do, a second one does; a screen reader reads both.
  for (const [name, description] of [
    ['lastName', `${NAME} 姓を入力してください`],
    ['firstKana', `${KANA} メイ（フリガナ）を入力してください`],
    ['postcode', `半角数字7桁、ハイフンなし ${POSTCODE}`],
  ] as const)
    await expect(guest.field(name)).toHaveAccessibleDescription(description);

  // Whatever fills a field takes its error away: the guest, or the postcode.
  await guest.field('age').fill('4');
  await says(page, 'age', undefined);
  await guest.types('postcode', '7830060');
  for (const name of ['postcode', 'prefecture', 'city', 'subarea']) await says(page, name, undefined);
}

/** Every field refuses a wrong text and takes a right one. */
async function mendsEveryField(guest: Guest): Promise<void> {
  for (const [name, texts] of [
    ['lastName', NAMES],
    ['firstName', NAMES],
    ['lastKana', READINGS],
    ['firstKana', READINGS],
    ['age', AGES],
    ['city', ADDRESSES],
    ['subarea', ADDRESSES],
    ['furtherSubarea', ADDRESSES],
    ['postcode', POSTCODES],
    ['tel', PHONES],
    ['occupation', FREE_TEXTS],
    ['prevAccommodation', FREE_TEXTS],
    ['nextAccommodation', FREE_TEXTS],
  ] as const) {
    await refusesAndTakes(guest, name, texts);
  }
}

/** What is written around digits is not taken, key by key or pasted. */
async function typesHyphensAndFullWidth(guest: Guest): Promise<void> {
  for (const [name, text, becomes] of [
    ['postcode', '７８３－００６０', '7830060'],
    ['tel', '090-1234-5678', '09012345678'],
    ['tel', '０９０ー１２３４ー５６７８', '09012345678'],
    ['age', '1034', '103'],
  ] as const) {
    await guest.field(name).fill('');
    await guest.field(name).pressSequentially(text);
    await guest.field(name).blur();
    await expect(guest.field(name), text).toHaveValue(becomes);
    await says(guest.page, name, undefined);
  }
  for (const [name, text, becomes] of [
    ['postcode', '〒７８３ − ００６０', '7830060'],
    ['tel', '（０９０） 1234 ‐ 5678 ', '09012345678'],
  ] as const) {
    await guest.field(name).fill('');
    await guest.page.keyboard.insertText(text);
    await expect(guest.field(name), text).toHaveValue(becomes);
  }
  await test.step('in the middle of others, too, and the cursor stays there', async () => {
    await guest.field('tel').press('Home');
    await guest.page.keyboard.insertText('8−１');
    await guest.page.keyboard.type('2');
    await expect(guest.field('tel')).toHaveValue('81209012345678');
    await guest.types('tel', '09012345678');
  });
}

/** A name with a mark that it cannot have, and a guest with one name. */
async function isToldHowToMendNames(guest: Guest): Promise<void> {
  for (const [name, text, description] of [
    ['lastName', '山田2', `${NAME} 「２」は使えません`],
    ['lastKana', 'ヤマ田', `${KANA} 「田」はカタカナか英字で入力してください`],
    ['lastName', '\u3164', `${NAME} お名前が一つの方は同じ名をご入力ください`],
  ] as const) {
    await guest.types(name, text);
    await expect(guest.field(name)).toHaveAccessibleDescription(description);
  }
  await guest.types('firstName', '');
  // Neither name is there: nobody has none.
  await expect(guest.field('lastName')).toHaveAccessibleDescription(`${NAME} 姓を入力してください`);
  for (const [name, text] of [
    ['firstName', '太郎'],
    ['lastName', '山田'],
    ['lastKana', 'ヤマダ'],
  ] as const) {
    await guest.types(name, text);
    await says(guest.page, name, undefined);
  }
}

/** Fields from the last to the first, each with a wrong text, its sentence and a right text. */
const WRONG = [
  ['nextAccommodation', '', REQUIRED, '自宅'],
  ['tel', 'abc', PHONE, '09012345678'],
  ['furtherSubarea', '　', ADDRESS, '１−２−３'],
  ['postcode', '12', POSTCODE, '7830060'],
  ['firstKana', '太郎', KANA, 'タロウ'],
  ['lastName', '山田1', NAME, '山田'],
] as const;

async function isLedTo(guest: Guest, name: string, message: string): Promise<void> {
  await guest.goesOn();
  await says(guest.page, name, message);
  await expect(guest.field(name), name).toBeFocused();
  await isInView(guest.page, name);
}

/** Types names as long as a name can be; each field keeps what it has room for. */
async function typesLongNames(guest: Guest): Promise<void> {
  for (const [name, text] of [
    ['lastName', 'ウォルフェシュレーゲルシュタイン'.repeat(8)],
    ['firstName', 'Hubert'.repeat(25)],
    ['furtherSubarea', 'Llanfairpwllgwyngyll'.repeat(12)],
  ] as const) {
    const limit = name === 'furtherSubarea' ? 200 : 100;
    await guest.field(name).fill('');
    await guest.page.keyboard.insertText(text);
    await guest.field(name).blur();
    await expect
      .poll(async () => (await guest.field(name).inputValue()).length, { message: name })
      .toBe(limit);
  }
}

test.describe('the representative', () => {
  test('is told what is wrong with every field, is led to the first, and goes on once all is right', async ({
    page,
    tenant,
  }) => {
    test.slow();
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    await test.step('one error at every empty field', () => readsOneErrorAtEveryEmptyField(guest));
    await test.step('a wrong text, then a right one', () => mendsEveryField(guest));
    await test.step('hyphens and full width', () => typesHyphensAndFullWidth(guest));
    await test.step('how to mend a name', () => isToldHowToMendNames(guest));

    await test.step('the gender alone is missing', async () => {
      await guest.goesOn();
      await says(page, 'gender', GENDER);
      await expect(page.locator('[name="gender"][value="1"]')).toBeFocused();
      await isInView(page, 'gender');
      await guest.chooses('gender', '3');
      await says(page, 'gender', undefined);
    });

    await test.step('on a tablet, from the last field to the first', async () => {
      for (const [name, text, message] of WRONG) {
        await guest.types(name, text);
        await isLedTo(guest, name, message);
      }
    });

    await test.step('on a phone, mending from the first to the last', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [name, , message, right] of WRONG.toReversed()) {
        await isLedTo(guest, name, message);
        await guest.types(name, right);
      }
      await guest.isOn('/checkin/input-representative');
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('a choice that was not made', async () => {
      await guest.field('prefecture').selectOption('');
      await guest.goesOn();
      await says(page, 'prefecture', ADDRESS);
      await expect(frameOf(page, 'prefecture').getByRole('button')).toBeFocused();
      await isInView(page, 'prefecture');
      await guest.field('prefecture').selectOption('高知県');
      await says(page, 'prefecture', undefined);
    });

    await test.step('the longest names, which every screen holds', async () => {
      await typesLongNames(guest);
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
    await says(page, 'telCountrycode', undefined);
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
    await expect(guest.fact('tel')).toContainText('イギリス');
  });

  test('may leave open what is not required, but not fill it in wrongly', async ({ page, tenant }) => {
    tenant.configure(everyFieldAt(1));
    const guest = new Guest(page, tenant);
    await opensForm(guest);
    const wrong = [
      ['lastName', '山田1', NAME],
      ['lastKana', '山田', KANA],
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
});
