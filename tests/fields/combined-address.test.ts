import { describe, expect, it } from 'vitest';
import type { Level } from '~/domain/field-row';
import { shownFields } from '~/fields/form';
import { representativeRows } from '~/fields/guest-rows';
import { visibilitiesAt } from '../support/guests';

/** City and area in one field: asked if either is, under the stricter level. */

const addressOf = (city: Level, subarea: Level, separate_city_and_area: boolean) => {
  const visibilities = visibilitiesAt(0, { representative: { city, subarea } });
  const rows = representativeRows(visibilities, { separate_city_and_area });
  return shownFields(rows, visibilities, { overseasFlug: false }).map(
    ({ name, required }) => `${name}${required ? ' (required)' : ''}`,
  );
};

describe('city and area', () => {
  it.each<[Level, Level, readonly string[], readonly string[]]>([
    [0, 0, [], []],
    [1, 0, ['city'], ['city']],
    [0, 1, ['subarea'], ['city']],
    [1, 1, ['city', 'subarea'], ['city']],
    [2, 0, ['city (required)'], ['city (required)']],
    [0, 2, ['subarea (required)'], ['city (required)']],
    [1, 2, ['city', 'subarea (required)'], ['city (required)']],
    [2, 1, ['city (required)', 'subarea'], ['city (required)']],
    [2, 2, ['city (required)', 'subarea (required)'], ['city (required)']],
  ])('city %i, area %i: two fields %j, one field %j', (city, subarea, apart, together) => {
    expect(addressOf(city, subarea, true)).toEqual(apart);
    expect(addressOf(city, subarea, false)).toEqual(together);
  });

  it('in one field has a label that says so, and nothing else changes its place', () => {
    const visibilities = visibilitiesAt(2);
    const rows = (separate_city_and_area: boolean) =>
      representativeRows(visibilities, { separate_city_and_area });
    const names = rows(true).map(({ name }) => name);
    expect(rows(false).map(({ name }) => name)).toEqual(names.filter((name) => name !== 'subarea'));
    expect(rows(false).find(({ name }) => name === 'city')?.label).toBe(
      'views.checkin.input_representative_view.city_and_area',
    );
  });
});
