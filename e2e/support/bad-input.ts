import type { Guest } from '../pages/guest.ts';
import { says } from './field-errors.ts';
import { expect } from './fixtures.ts';

/** Every rule a field has, with its sentence, and texts of all kinds that guests type. */

export const RESERVATION_NAME = '予約者名はカナもしくは英数で入力してください';
export const NAME = '氏名を確認してください';
export const KANA = 'フリガナを確認してください';
export const GENDER = '性別を確認してください';
export const AGE = '年齢を確認してください';
export const POSTCODE = '郵便番号を入力してください';
export const ADDRESS = '住所を入力してください';
export const PHONE = '電話番号を確認してください';
export const REQUIRED = '必須入力です';
export const CHOOSE = '選択してください';
export const PASSPORT = 'パスポートの画像を選択してください';

/** A mark that turns the reading direction of all that follows. */
export const BIDI_OVERRIDE = '\u202E';
export const BLANKS = ['', '   ', '　'];

/** Texts that are refused, and what becomes of texts that are taken. */
interface Texts {
  readonly message: string;
  readonly refused: readonly string[];
  readonly taken: readonly (readonly [typed: string, becomes: string])[];
}

const same = (text: string) => [text, text] as const;
export const NAMES: Texts = {
  message: NAME,
  refused: [...BLANKS, '山田1', '山田２', '山😀田', `${BIDI_OVERRIDE}田山`],
  taken: [
    same('山田'),
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    same('やまだ'),
    ['Smith', 'Ｓｍｉｔｈ'],
    same('محمد'),
    same('𠮷田'),
  ],
};
export const READINGS: Texts = {
  message: KANA,
  refused: [...BLANKS, '山田', 'ヤマダ1', 'ヤマダ２', 'ヤ😀', 'محمد', `${BIDI_OVERRIDE}ヤマダ`],
  taken: [['ﾔﾏﾀﾞ', 'ヤマダ'], ['やまだ', 'ヤマダ'], ['Yamada', 'Ｙａｍａｄａ'], same('ヴァン　デル・ベーク')],
};
export const AGES: Texts = {
  message: AGE,
  refused: [...BLANKS, '-1', '1.5', '四十', '😀'],
  taken: [same('0'), ['４２', '42'], [' 42 ', '42'], same('103')],
};
export const PHONES: Texts = {
  message: PHONE,
  refused: [...BLANKS, 'abc', '+819012345678', '090-1234-5678', '０９０ー１２３４', '☎️'],
  taken: [
    ['０９０１２３４５６７８', '09012345678'],
    ['090 1234 5678', '09012345678'],
  ],
};
export const ADDRESSES: Texts = {
  message: ADDRESS,
  refused: BLANKS,
  taken: [same('ﾊｲﾂ桜 3-２ 😀'), same('شارع الملك 12')],
};
export const FREE_TEXTS: Texts = { ...ADDRESSES, message: REQUIRED };

export async function refusesAndTakes(
  guest: Guest,
  name: string,
  { message, refused, taken }: Texts,
): Promise<void> {
  for (const text of refused) {
    await guest.types(name, text);
    await says(guest.page, name, message);
  }
  for (const [typed, becomes] of taken) {
    await guest.types(name, typed);
    await says(guest.page, name, undefined);
    await expect(guest.field(name)).toHaveValue(becomes);
    // The next right text has an error to mend as well.
    await guest.types(name, refused[0] ?? '');
    await says(guest.page, name, message);
  }
  const [typed = '', becomes = ''] = taken[0] ?? [];
  await guest.types(name, typed);
  await expect(guest.field(name)).toHaveValue(becomes);
}

export async function opensForm(guest: Guest, name = 'サトウ ハナコ'): Promise<void> {
  await guest.looksUp(name);
  await guest.confirmsReservation();
}

export async function opensCompanions(guest: Guest): Promise<void> {
  await opensForm(guest, 'ヤマダ タロウ');
  await guest.fillsInDomestic();
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
}
