import { describe, expect, it } from 'vitest';
import type { Guest, GuestField } from '~/domain/guest';
import { remedyFor, remedyForField } from '~/fields/remedies';
import type { TextKey } from '~/i18n/keys';
import { guestWith } from '../support/guests';

it.each<[TextKey, value: string, TextKey | undefined]>([
  ['validation.name', '', 'mend.fill'],
  ['validation.name', '　', 'mend.fill'],
  ['validation.name', '\u200B', 'mend.fill'],
  ['validation.kana', '', 'mend.fill'],
  ['validation.age', 'x', 'mend.age'],
  ['validation.phone', '', 'mend.fill'],
  ['validation.phone', '+81', 'mend.phone'],
  ['validation.gender', '', 'mend.choose'],
  // These are hints themselves.
  ['validation.postcode', '', undefined],
  ['validation.address', '', undefined],
  ['validation.required', '', undefined],
  ['validation.select', '', undefined],
  ['validation.reservation_name_empty', '', undefined],
  ['validation.card_holder', 'X'.repeat(51), undefined],
  ['validation.mail', 'a@example', 'mend.mail'],
  ['validation.mail', 'taro yamada@example.jp', 'mend.space'],
  ['validation.mail', 'a@example.jp b@example.jp', 'mend.space'],
])('%s at %j: %s', (error, value, text) => expect(remedyFor(error, value)?.text).toBe(text));

describe('the mark that is in the way of a name', () => {
  it.each<[TextKey, value: string, TextKey, mark: string]>([
    ['validation.name', '山田2', 'mend.mark', '2'],
    ['validation.name', '山田２世', 'mend.mark', '２'],
    ['validation.name', '山😀田', 'mend.mark', '😀'],
    ['validation.kana', '山田', 'mend.kana', '山'],
    ['validation.kana', 'ヤマダ3', 'mend.kana', '3'],
    ['validation.kana', 'Müller', 'mend.kana', 'ü'],
    ['validation.reservation_name', 'ヤマダ！', 'mend.mark', '！'],
    ['validation.reservation_name', 'SMITH-JONES', 'mend.mark', '-'],
    ['validation.mail', 'josé@example.jp', 'mend.mark', 'é'],
    ['validation.mail', 'a@example.jp;b@example.jp', 'mend.mark', ';'],
    ['validation.card_holder', "TARO O'NEIL", 'mend.mark', "'"],
    ['validation.card_holder', 'TARO 2', 'mend.mark', '2'],
    ['validation.card_holder', 'ヤマダ', 'mend.mark', 'ヤ'],
  ])('%s, %s: %s %s', (error, value, text, mark) => expect(remedyFor(error, value)).toEqual({ text, mark }));

  it.each<[TextKey, string]>([
    // The field converts hiragana, hyphens after kana and small letters.
    ['validation.kana', 'やまだー-山'],
    ['validation.reservation_name', 'さと-\uFFFC\u202E山'],
    ['validation.card_holder', 'ｔａｒｏ é山'],
  ])('%s, %s: only the last', (error, value) => expect(remedyFor(error, value)?.mark).toBe('山'));
});

it.each<[GuestField, Partial<Guest>, TextKey | undefined]>([
  ['firstName', { lastName: 'SUKARNO' }, 'mend.one_name'],
  ['lastName', { firstName: 'SUKARNO' }, 'mend.one_name'],
  ['firstKana', { lastKana: 'SUKARNO' }, 'mend.one_name'],
  ['lastKana', { firstKana: 'スカルノ', lastKana: '\u200B' }, 'mend.one_name'],
  ['firstName', {}, 'mend.fill'],
  ['firstName', { lastName: '　' }, 'mend.fill'],
  ['firstName', { lastName: 'SUKARNO', firstName: '2' }, 'mend.mark'],
  ['firstKana', { lastName: 'SUKARNO' }, 'mend.fill'],
])('a guest with one name: at %s, where there is %o: %s', (field, known, text) => {
  const error = field.endsWith('Kana') ? 'validation.kana' : 'validation.name';
  expect(remedyForField(error, field, guestWith(known))?.text).toBe(text);
});
