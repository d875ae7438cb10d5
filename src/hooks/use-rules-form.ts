import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { TextKey } from '~/i18n/keys';

/** The errors of a form by the path of their field (`companions.0.lastName`); nothing where all will do. */
export type FormErrors = Iterable<readonly [path: string, error: TextKey]>;

/**
 * When a field is checked. `onBlur`: when the guest leaves it, and while an error stands there with every change.
 * `onTouched`: when the guest leaves it, and from then on with every change. `onSubmit`: when the guest goes on, and from then
 * on with every change.
 */
export type CheckMode = 'onBlur' | 'onTouched' | 'onSubmit';

/** A form of the guest's: all of its fields go by one function, which the rows of `fields/` answer. */
export function useRulesForm<V extends FieldValues>({
  defaultValues,
  errorsOf,
}: {
  readonly defaultValues: DefaultValues<V>;
  readonly errorsOf: (values: V) => FormErrors;
}): UseFormReturn<V> {
  return useForm<V>({ defaultValues, resolver: resolverOf(errorsOf) });
}

/** The form library's resolver of a function that names the errors. */
export const resolverOf =
  <V extends FieldValues>(errorsOf: (values: V) => FormErrors): Resolver<V> =>
  (values) => {
    const errors = {};
    for (const [path, message] of errorsOf(values)) set(errors, path, { type: 'rule', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
