import { describe, expect, it } from 'vitest';
import type { Level } from '~/domain/field-row';
import type { Guest } from '~/domain/guest';
import type { CompanionField, Visibilities } from '~/domain/visibility';
import { shownFields } from '~/fields/form';
import { companionRows, representativeRows } from '~/fields/guest-rows';
import { familyOffer, nameInKana, nameOffer } from '~/fields/offers';
import { filledGuest, guestWith, visibilitiesAt } from '../support/guests';

const fieldsOf = (guest: Guest, visibilities: Visibilities = visibilitiesAt(2)) =>
  shownFields(representativeRows(visibilities), visibilities, guest);
const READING = { lastKana: 'ヤマダ', firstKana: 'タロウ' };

const KANA = { lastName: 'ヤマダ', firstName: 'タロウ' };
it.each<[string, Partial<Guest>, Level, object | undefined]>([
  ['the reading is known', READING, 2, { kind: 'kana', name: 'ヤマダ タロウ', answers: KANA, from: 'guest' }],
  ['the name is optional', READING, 1, undefined],
  ['the form asks no name', READING, 0, undefined],
  ['a name is typed', { ...READING, lastName: '山' }, 2, undefined],
  ['half of the reading is missing', { lastKana: 'ヤマダ' }, 2, undefined],
])('kana in place of the name: %s', (_, known, level, offer) => {
  const guest = guestWith(known);
  const names = { last_name: level, first_name: level };
  const fields = fieldsOf(guest, visibilitiesAt(2, { representative: names }));
  expect(nameOffer(fields, guest)).toEqual(offer);
});

describe('a name on a tablet that writes no kanji', () => {
  it('is proposed in kana, as the reservation has it', () => {
    const guest = guestWith(READING);
    expect(nameInKana(fieldsOf(guest), guest)).toMatchObject({
      lastName: 'ヤマダ',
      firstName: 'タロウ',
      filled: { lastName: { value: 'ヤマダ', from: 'reservation' } },
    });
  });

  it.each<[string, Partial<Guest>]>([
    ['the hotel knows the name', { ...READING, lastName: '山田', firstName: '太郎' }],
    ['nobody knows the reading', {}],
  ])('is left as it is where %s', (_, known) => {
    const guest = guestWith(known);
    expect(nameInKana(fieldsOf(guest), guest)).toEqual({});
  });
});

describe('the other order of a name in letters', () => {
  const booked = { lastName: 'JOHN', firstName: 'SMITH', lastKana: 'JOHN', firstKana: 'SMITH' };
  const guest = filledGuest(booked);

  it('is offered as long as the reservation answered', () => {
    expect(nameOffer(fieldsOf(guest), guest)).toMatchObject({
      kind: 'swap',
      answers: { lastName: 'SMITH', firstName: 'JOHN', lastKana: 'SMITH', firstKana: 'JOHN' },
    });
    const mended = { ...guest, lastName: 'JOHNNY' };
    expect(nameOffer(fieldsOf(mended), mended)).toBeUndefined();
    const typed = guestWith(booked);
    expect(nameOffer(fieldsOf(typed), typed)).toBeUndefined();
  });

  it('is not offered for a name in kanji, nor with a reading in kana', () => {
    for (const other of [
      { lastName: '山田', firstName: '太郎' },
      { ...booked, lastKana: 'ヤマダ' },
    ]) {
      const known = filledGuest(other);
      expect(nameOffer(fieldsOf(known), known)).toBeUndefined();
    }
  });
});

describe("a companion takes the representative's family name", () => {
  const yamada = { lastName: '山田', firstName: '太郎', ...READING };
  const offered = (
    companion: Partial<Guest>,
    levels: Partial<Record<CompanionField, Level>> = {},
    representative = yamada,
  ) => {
    const visibilities = visibilitiesAt(2, { companion: levels });
    const guest = guestWith(companion);
    const fields = shownFields(companionRows(visibilities), visibilities, guest);
    return familyOffer(representative, fields, guest);
  };

  it('only what the form asks for', () => {
    expect(offered({}, { last_name: 0 })).toMatchObject({ name: 'ヤマダ', answers: { lastName: '' } });
    expect(offered({}, { last_name: 0, last_name_kana: 0 })).toBeUndefined();
  });

  it('not once one is typed, nor where there is none', () => {
    expect(offered({ lastKana: 'ス' })).toBeUndefined();
    expect(offered({}, {}, { ...yamada, lastName: '', lastKana: '' })).toBeUndefined();
  });
});
