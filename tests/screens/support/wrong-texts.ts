import { expect } from 'vitest';
import ja from '~/i18n/ja.json';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { complaints, value } from './seen';

const { validation } = ja;

/** A refused text with its sentence, and an accepted one; others: `tests/fields/rules`. */
interface Texts {
  readonly message: string;
  readonly refused: string;
  readonly taken: readonly [typed: string, becomes: string];
}

const ANY_TEXT = 'ﾊｲﾂ桜 3-２ 😀';

export const NAME: Texts = { message: validation.name, refused: '山田1', taken: ['ﾔﾏﾀﾞ', 'ヤマダ'] };
export const READING: Texts = { message: validation.kana, refused: '山田', taken: ['やまだ', 'ヤマダ'] };
export const AGE: Texts = { message: validation.age, refused: 'x', taken: [' ４２ ', '42'] };
export const POSTCODE: Texts = {
  message: validation.postcode,
  refused: '783006',
  taken: ['７８３ ００６０', '7830060'],
};
export const PHONE: Texts = {
  message: validation.phone,
  refused: '+819012345678',
  taken: ['（０９０）1234−5678', '09012345678'],
};
export const ADDRESS: Texts = { message: validation.address, refused: '　', taken: [ANY_TEXT, ANY_TEXT] };
export const FREE_TEXT: Texts = { ...ADDRESS, message: validation.required };

/** The field's only message; none without a sentence. */
export const says = (name: string, sentence?: string): Promise<void> =>
  expect.poll(() => complaints(name), { message: `what ${name} says` }).toEqual(sentence ? [sentence] : []);

/** A field complains about a wrong text until it has a right one. */
export async function refusesAndTakes(
  guest: PageGuest,
  name: string,
  { message, refused, taken: [typed, becomes] }: Texts,
): Promise<void> {
  await guest.types(name, refused);
  await says(name, message);
  await guest.types(name, typed);
  await says(name);
  await expect.poll(() => value(name)).toBe(becomes);
}
