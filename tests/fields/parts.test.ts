import { describe, expect, it } from 'vitest';
import { FIELD_ROWS, type GuestField } from '~/domain/guest';
import { partAfter, partsOf, rowsOf } from '~/fields/parts';

describe('the rows that fields take on a tablet', () => {
  const fields = (...names: readonly GuestField[]) => names.map((name) => FIELD_ROWS[name]);

  it.each([
    ['nothing', 0, []],
    ['one of a usual width', 1, [{}]],
    ['two of them', 1, [{}, {}]],
    ['three of them', 2, [{}, {}, {}]],
    ['a wide one', 1, [{ wide: true }]],
    ['a wide one with a share beside the rest', 1, [{ wide: true, share: 'two-thirds' }, { share: 'third' }]],
    ['one of two rows', 2, [{ wide: true, share: 'tall' }]],
    ['all of a name', 3, fields('lastName', 'firstName', 'lastKana', 'firstKana', 'gender', 'age')],
    ['a residence in Japan', 1, fields('overseasFlug', 'postcode')],
    ['an address in Japan', 2, fields('prefecture', 'city', 'subarea', 'furtherSubarea', 'tel')],
    [
      'an address elsewhere, with the passport',
      6,
      fields('overseasFlug', 'countrycode', 'address', 'telCountrycode', 'tel', 'passport'),
    ],
    ['the trip', 2, fields('occupation', 'prevAccommodation', 'nextAccommodation')],
  ] as const)('%s: %i', (_, rows, shown) => expect(rowsOf(shown)).toBe(rows));
});

it.each([
  ['no section', [], []],
  ['a form of one section', [3], [0]],
  ['two small sections', [1, 1], [0, 0]],
  ['a third small one', [1, 1, 1], [0, 0, 1]],
  ['the whole form', [3, 6, 2], [0, 1, 2]],
  ['a small section before a large one', [1, 3, 2], [0, 1, 2]],
  ['a small section after a large one', [3, 1, 1], [0, 1, 1]],
  ['what the law wants', [1, 6], [0, 1]],
  ['companions with one row each', [1, 1, 1, 1, 1], [0, 0, 1, 1, 2]],
] as const)('the parts of %s', (_, rows, parts) => expect(partsOf(rows)).toEqual(parts));

it.each<readonly [what: string, at: Partial<Parameters<typeof partAfter>[0]>, next: number | undefined]>([
  ['nothing is wrong: the form is sent at the first press', {}, undefined],
  ['something is missing where the guest is', { wrong: [0] }, undefined],
  ['something is missing where the guest is and further on', { wrong: [0, 2] }, undefined],
  ['something is missing in the next part', { wrong: [1] }, 1],
  ['something is missing in the last part: no part is left out', { wrong: [2] }, 1],
  ['the next part is answered', { wrong: [2], open: [0, 2] }, 2],
  ['something is missing where the guest has been', { wrong: [1], reached: 2 }, undefined],
  ['a guest who was led sees the rest, which needs no answer', { reached: 1, isLed: true }, 2],
  ['a guest who was led is at the end', { reached: 2, isLed: true }, undefined],
  ['a guest who was led has passed the last question', { reached: 1, isLed: true, open: [0, 1] }, undefined],
  ['an answered part is wrong: the form is sent, and says so', { wrong: [2], open: [0] }, undefined],
])('%s', (_, at, next) =>
  expect(partAfter({ reached: 0, open: [0, 1, 2], wrong: [], isLed: false, ...at })).toBe(next),
);
