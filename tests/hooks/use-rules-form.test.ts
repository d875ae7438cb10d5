import { describe, expect, it, vi } from 'vitest';
import type { FormErrors } from '~/hooks/use-rules-form';
import { resolverOf, submitter } from '~/hooks/use-rules-form';

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

describe('submitting a form', () => {
  const submitted = (errors: FormErrors) => {
    const [handleSubmit, onValid] = [vi.fn(() => () => Promise.resolve()), vi.fn()];
    submitter<Values>({ getValues: () => VALUES, handleSubmit }, () => errors, onValid)();
    return { showsErrors: handleSubmit.mock.calls.length === 1, values: onValid.mock.calls };
  };

  it('hands its values on where there is nothing to correct', () =>
    expect(submitted([])).toEqual({ showsErrors: false, values: [[VALUES]] }));

  it('hands nothing on where there is, and has the form show it', () =>
    expect(submitted([['name', 'validation.required']])).toEqual({ showsErrors: true, values: [] }));
});
