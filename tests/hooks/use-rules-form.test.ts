import { describe, expect, it } from 'vitest';
import type { FormErrors } from '~/hooks/use-rules-form';
import { resolverOf } from '~/hooks/use-rules-form';

type Values = { readonly name: string; readonly companions: readonly { readonly lastName: string }[] };
const VALUES: Values = { name: 'A', companions: [{ lastName: 'B' }, { lastName: '' }] };
const OPTIONS = { fields: {}, shouldUseNativeValidation: undefined };

const resolve = (errors: FormErrors) => resolverOf<Values>(() => errors)(VALUES, undefined, OPTIONS);

describe('the resolver of a function that names errors', () => {
  it('gives the values where there are none', () =>
    expect(resolve([])).toEqual({ values: VALUES, errors: {} }));

  it('puts each error where its field is, in lists too', () =>
    expect(
      resolve([
        ['name', 'validation.required'],
        ['companions.1.lastName', 'validation.select'],
      ]),
    ).toEqual({
      values: {},
      errors: {
        name: { type: 'rule', message: 'validation.required' },
        companions: [undefined, { lastName: { type: 'rule', message: 'validation.select' } }],
      },
    }));
});
