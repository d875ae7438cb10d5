import { describe, expect, it } from 'vitest';
import type { Level } from '~/domain/field-row';
import type { GuestField } from '~/domain/guest';
import { COMPANION_FIELDS, type RepresentativeField, type Visibilities } from '~/domain/visibility';
import { type FieldRow, shownFields } from '~/fields/form';
import { companionRows, representativeRows } from '~/fields/guest-rows';
import { visibilitiesAt } from '../support/guests';

/** The specification's fields of each level, in order: in Japan (companions too) and overseas. */
const RULED: Partial<Record<RepresentativeField, { japan: GuestField[]; overseas: GuestField[] }>> = {
  last_name: { japan: ['lastName'], overseas: ['lastName'] },
  first_name: { japan: ['firstName'], overseas: ['firstName'] },
  last_name_kana: { japan: ['lastKana'], overseas: ['lastKana'] },
  first_name_kana: { japan: ['firstKana'], overseas: ['firstKana'] },
  gender: { japan: ['gender'], overseas: ['gender'] },
  age: { japan: ['age'], overseas: ['age'] },
  overseas: { japan: ['overseasFlug'], overseas: ['overseasFlug'] },
  zip_code: { japan: ['postcode'], overseas: [] },
  prefecture: { japan: ['prefecture'], overseas: [] },
  city: { japan: ['city'], overseas: [] },
  subarea: { japan: ['subarea'], overseas: [] },
  address: { japan: ['furtherSubarea'], overseas: ['address'] },
  phone: { japan: ['tel'], overseas: ['telCountrycode', 'tel'] },
  occupation: { japan: ['occupation'], overseas: ['occupation'] },
  prev_accommodation: { japan: ['prevAccommodation'], overseas: ['prevAccommodation'] },
  next_accommodation: { japan: ['nextAccommodation'], overseas: ['nextAccommodation'] },
  passport: { japan: [], overseas: ['passport'] },
};
const OF_COMPANIONS = Object.entries(RULED).filter(([name]) => COMPANION_FIELDS.some((one) => one === name));

/** A form's fields; a star marks required ones. */
const shown = (
  rowsOf: (visibilities: Visibilities) => readonly FieldRow[],
  visibilities: Visibilities,
  overseasFlug = false,
): string[] =>
  shownFields(rowsOf(visibilities), visibilities, { overseasFlug }).map(
    ({ name, required }) => `${name}${required ? '*' : ''}`,
  );
const marked = (fields: readonly string[], level: Level) =>
  level === 0 ? [] : fields.map((name) => `${name}${level === 2 ? '*' : ''}`);

describe.each([0, 1, 2] as const)('level %i', (level) => {
  it.each(Object.entries(RULED))('%s of the representative', (field, { japan, overseas }) => {
    const visibilities = visibilitiesAt(0, { representative: { [field]: level } });
    expect(shown(representativeRows, visibilities)).toEqual(marked(japan, level));
    const abroad = shown(representativeRows, visibilities, true).filter((name) => name !== 'countrycode*');
    expect(abroad).toEqual(marked(overseas, level));
  });

  it.each(OF_COMPANIONS)('%s of a companion', (field, { japan }) => {
    const visibilities = visibilitiesAt(0, { companion: { [field]: level } });
    expect(shown(companionRows, visibilities)).toEqual(marked(japan, level));
  });
});

describe('the whole form', () => {
  const all = visibilitiesAt(2);

  it('in Japan, in the order of the table above', () => {
    const order = marked(
      Object.values(RULED).flatMap(({ japan }) => japan),
      2,
    );
    expect(shown(representativeRows, all).filter((name) => order.includes(name))).toEqual(order);
  });

  it('of a companion, in order, wherever he lives', () => {
    const order = ['lastName*', 'firstName*', 'lastKana*', 'firstKana*', 'age*', 'gender*'];
    expect(shown(companionRows, all).slice(0, order.length)).toEqual(order);
    expect(shown(companionRows, all, true)).toEqual(shown(companionRows, all));
  });

  it("the representative's levels are not the companion's", () =>
    expect(shown(companionRows, visibilitiesAt(2, { companion: visibilitiesAt(0).companion }))).toEqual([]));

  it('overseas, the country is asked even where all is hidden', () =>
    expect(shown(representativeRows, visibilitiesAt(0), true)).toEqual(['countrycode*']));
});

it.each<[Level, Level, Level, Level, 'name' | 'reading']>([
  [2, 2, 2, 2, 'name'],
  [2, 2, 0, 0, 'name'],
  [2, 2, 1, 1, 'name'],
  [1, 1, 1, 1, 'name'],
  [1, 2, 2, 2, 'name'],
  [2, 1, 2, 2, 'name'],
  [1, 1, 2, 2, 'reading'],
  [1, 1, 2, 1, 'reading'],
  [1, 0, 1, 2, 'reading'],
])(
  'the order of name and reading: last %i, first %i, last kana %i, first kana %i: the %s first',
  (last, first, lastKana, firstKana, lead) => {
    const levels = {
      last_name: last,
      first_name: first,
      last_name_kana: lastKana,
      first_name_kana: firstKana,
    };
    const visibilities = visibilitiesAt(0, { representative: levels, companion: levels });
    for (const rowsOf of [representativeRows, companionRows]) {
      const [name = ''] = shown(rowsOf, visibilities);
      expect(name.replace('*', '')).toBe(lead === 'name' ? 'lastName' : 'lastKana');
    }
  },
);
