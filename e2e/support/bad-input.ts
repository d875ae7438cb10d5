import type { Guest } from '../pages/guest.ts';
import { says } from './field-errors.ts';
import { expect } from './fixtures.ts';

/** Every sentence of a field, and texts that guests type. */

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

/** A text that a field refuses, its sentence, and one that it takes; every other text of its kind: `tests/fields/typed-texts`. */
interface Texts {
  readonly message: string;
  readonly refused: string;
  readonly taken: readonly [typed: string, becomes: string];
}

export const NAMES: Texts = { message: NAME, refused: '山田1', taken: ['ﾔﾏﾀﾞ', 'ヤマダ'] };
export const READINGS: Texts = { message: KANA, refused: '山田', taken: ['やまだ', 'ヤマダ'] };
export const AGES: Texts = { message: AGE, refused: 'x', taken: [' ４２ ', '42'] };
export const POSTCODES: Texts = {
  message: POSTCODE,
  refused: '783006',
  taken: ['７８３ ００６０', '7830060'],
};
export const PHONES: Texts = {
  message: PHONE,
  refused: '+819012345678',
  taken: ['（０９０）1234−5678', '09012345678'],
};
const ANY_TEXT = 'ﾊｲﾂ桜 3-２ 😀';
export const ADDRESSES: Texts = { message: ADDRESS, refused: '　', taken: [ANY_TEXT, ANY_TEXT] };
export const FREE_TEXTS: Texts = { ...ADDRESSES, message: REQUIRED };

/** A field says what is wrong with a text, and nothing any more once it holds a right one. */
export async function refusesAndTakes(
  guest: Guest,
  name: string,
  { message, refused, taken: [typed, becomes] }: Texts,
): Promise<void> {
  await guest.types(name, refused);
  await says(guest.page, name, message);
  await guest.types(name, typed);
  await says(guest.page, name, undefined);
  await expect(guest.field(name)).toHaveValue(becomes);
}

export async function opensForm(guest: Guest, name = 'サトウ ハナコ'): Promise<void> {
  await guest.looksUp(name);
  await guest.confirmsReservation();
}
