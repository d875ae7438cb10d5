import { describe, expect, it } from 'vitest';
import { type Payload, ROWS } from './answer-rows';
import { read } from './read';

const without = (payload: Payload, names: readonly string[]): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name)));
const withAll = (payload: Payload, names: readonly string[], value: (name: string) => unknown): Payload => ({
  ...payload,
  ...Object.fromEntries(names.map((name) => [name, value(name)])),
});

describe.each(Object.entries(ROWS))(
  '%s',
  (_, { schema, full, read: whole, readBare, required, optional, numeric }) => {
    const nothing = withAll(full, optional, () => null);
    const numbersAsTexts = withAll(full, numeric, (name) => String(full[name]));

    it('is read in full', () => expect(read(schema, full)).toEqual(whole));
    it('may lack optional parts', () => expect(read(schema, without(full, optional))).toEqual(readBare));
    it('may have null for optional parts', () => expect(read(schema, nothing)).toEqual(readBare));
    it('may spell its numbers as texts', () => expect(read(schema, numbersAsTexts)).toEqual(whole));
    it('may hold unknown parts', () => expect(read(schema, { ...full, extra: {} })).toEqual(whole));

    it.for(required)('needs %s', (name) => {
      expect(read(schema, without(full, [name]))).toBe('refused');
      expect(read(schema, { ...full, [name]: null })).toBe('refused');
    });

    it('takes no field of another kind', () => {
      const taken = Object.keys(full).filter(
        (name) => read(schema, { ...full, [name]: { a: 1 } }) !== 'refused',
      );
      expect(taken).toEqual([]);
    });

    it('takes no number that is none', () => {
      const wrong = ['', ' ', 'two', true, '12円'];
      const taken = numeric.filter((name) =>
        wrong.some((value) => read(schema, { ...full, [name]: value }) !== 'refused'),
      );
      expect(taken).toEqual([]);
    });

    it.for([null, undefined, 'text', [], 7])('is not %j', (payload) =>
      expect(read(schema, payload)).toBe('refused'),
    );
  },
);
