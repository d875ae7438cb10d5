import { describe, expect, it } from 'vitest';
import type { Checked } from '~/fields/form-row';
import { rulesResolver } from '~/hooks/forms';

type Values = { readonly name: string; readonly companions: readonly { readonly lastName: string }[] };
const TYPED: Values = { name: 'a', companions: [{ lastName: 'b' }, { lastName: '' }] };
const SENT: Values = { name: 'A', companions: [{ lastName: 'B' }, { lastName: '' }] };
const OPTIONS = { fields: {}, shouldUseNativeValidation: undefined };

const resolve = (errors: Checked<Values>['errors']) =>
  rulesResolver<Values>(() => ({ values: SENT, errors }))(TYPED, undefined, OPTIONS);

describe('the resolver of what the rules say', () => {
  it('gives the values as they are sent where there are no errors', () =>
    expect(resolve([])).toEqual({ values: SENT, errors: {} }));

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
