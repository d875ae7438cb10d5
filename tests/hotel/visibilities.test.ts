import { describe, expect, it } from 'vitest';
import { visibilities } from '~/hotel/levels';
import { z } from '~/platform/zod';

const read = (payload: unknown) => z.parse(visibilities, payload);

describe("a facility's levels", () => {
  it('are read per form', () =>
    expect(read({ representative: { age: 2, passport: 0 }, companion: { gender: 1 } })).toEqual({
      levels: { representative: { age: 2, passport: 0 }, companion: { gender: 1 } },
      ignored: [],
    }));

  it.each([0, 1, 2, '0', '1', '2'])('%j is a level', (value) => {
    const { levels } = read({ representative: { age: value }, companion: {} });
    expect(levels.representative).toEqual({ age: Number(value) });
  });

  it.for([3, -1, 1.5, '02', '', 'required', null, true, [1], {}, 'toString', 'constructor'])(
    '%j is no level: ignored and named',
    (value) =>
      expect(read({ representative: { age: value, gender: 2 }, companion: {} })).toEqual({
        levels: { representative: { gender: 2 }, companion: {} },
        ignored: ['representative.age'],
      }),
  );

  it.each([
    ['representative', 'shoe_size'],
    ['companion', 'passport'],
    ['companion', 'toString'],
  ])('%s.%s is no field: ignored and named', (form, field) =>
    expect(read({ representative: {}, companion: {}, [form]: { [field]: 2 } })).toEqual({
      levels: { representative: {}, companion: {} },
      ignored: [`${form}.${field}`],
    }),
  );

  it.each([{}, { representative: null, companion: null }])('may be missing: %j', (payload) =>
    expect(read(payload)).toEqual({ levels: { representative: {}, companion: {} }, ignored: [] }),
  );

  it.for([null, [], { representative: [2] }, { companion: 'all' }])('are not %j', (payload) =>
    expect(z.safeParse(visibilities, payload).success).toBe(false),
  );
});
