import { describe, expect, it } from 'vitest';
import type { Level } from '~/domain/field-row';
import type { Guest } from '~/domain/guest';
import { asksReading } from '~/fields/answered';
import { completing } from '~/fields/filling';
import { shownFields } from '~/fields/form';
import { representativeRows } from '~/fields/guest-rows';
import { filledGuest, guestWith, visibilitiesAt } from '../support/guests';

const fieldsAt = (levels: Partial<Record<'last_name' | 'first_name', Level>> = {}) => {
  const visibilities = visibilitiesAt(2, { representative: levels });
  return shownFields(representativeRows(visibilities), visibilities, guestWith());
};
const left = (names: Partial<Guest>) => {
  const guest = guestWith(names);
  return { ...guest, ...completing(guest, () => true) };
};

describe('the reading is asked', () => {
  it.each<[string, Guest, boolean, boolean]>([
    // [what is known, guest, asked in Japanese, asked in English]
    ['nothing', guestWith(), true, false],
    ['letters', left({ lastName: 'Smith', firstName: 'John' }), false, false],
    ['letters with marks', left({ lastName: 'O’Brien-Müller', firstName: 'José' }), false, false],
    ['the first letter', guestWith({ lastName: 'S' }), false, false],
    ['one part in letters', left({ firstName: 'John' }), false, false],
    ['what an input method composes', guestWith({ lastName: 'ｙ' }), true, false],
    ['kanji', guestWith({ lastName: '山田' }), true, true],
    ['hanzi and letters', left({ lastName: '王', firstName: 'Ming' }), true, true],
    ['kana', left({ lastName: 'ヤマダ' }), true, true],
    ['Arabic', guestWith({ lastName: 'محمد' }), true, true],
    ['a reading alone', guestWith({ lastKana: 'ヤマダ' }), true, true],
    ['letters with a reading in kana', left({ lastName: 'Smith', lastKana: 'スミス' }), true, true],
    ['letters with other letters', left({ lastName: 'Smith', lastKana: 'SMYTHE' }), true, true],
    ['letters of the reservation', filledGuest({ lastName: 'SMITH', lastKana: 'SMITH' }), false, false],
    [
      'letters of the reservation while they are corrected',
      { ...filledGuest({ lastName: 'SMITH', lastKana: 'SMITH' }), lastName: 'SMITHE' },
      false,
      false,
    ],
    [
      'letters whose reading was taken out again',
      { ...left({ lastName: 'Smith' }), lastKana: '' },
      true,
      true,
    ],
  ])('of a guest with %s', (_, guest, inJapanese, inEnglish) => {
    expect(asksReading(fieldsAt(), guest, 'ja')).toBe(inJapanese);
    expect(asksReading(fieldsAt(), guest, 'en')).toBe(inEnglish);
  });

  it.each<[string, Partial<Record<'last_name' | 'first_name', Level>>]>([
    ['the hotel asks for no name', { last_name: 0, first_name: 0 }],
    ['the name may be left out', { last_name: 1, first_name: 1 }],
    ['half of the name is not asked', { first_name: 0 }],
  ])('of everybody where %s', (_, levels) =>
    expect(asksReading(fieldsAt(levels), left({ lastName: 'Smith' }), 'en')).toBe(true),
  );
});
