import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { TextKey } from '~/i18n/keys';
import { showFirstError } from '~/ui/show-first-error';

/** The errors of a form, each with its field's path (such as `companions.0.lastName`); empty if all are valid. */
export type FormErrors = Iterable<readonly [path: string, error: TextKey]>;

/**
 * When a field is checked:
 * - `onBlur`: when the guest leaves it, and on every change while it has an error;
 * - `onTouched`: when the guest leaves it, and on every change from then on;
 * - `onSubmit`: when the form is submitted, and on every change from then on.
 */
export type CheckMode = 'onBlur' | 'onTouched' | 'onSubmit';

/** Creates a form in which one function checks all fields, by the rules in `fields/`. */
export function useRulesForm<V extends FieldValues>({
  defaultValues,
  errorsOf,
}: {
  readonly defaultValues: DefaultValues<V>;
  readonly errorsOf: (values: V) => FormErrors;
}): UseFormReturn<V> {
  return useForm<V>({ defaultValues, resolver: resolverOf(errorsOf) });
}

/**
 * Returns what submits a form: hands its values on, or shows what needs correction. A form without errors goes past the
 * form library, which would draw the screen again before it is left.
 */
export const submitter =
  <V extends FieldValues>(
    form: {
      readonly getValues: () => V;
      readonly handleSubmit: (onValid: () => void, onInvalid: () => void) => () => Promise<unknown>;
    },
    errorsOf: (values: V) => FormErrors,
    onValid: (values: V) => void,
  ) =>
  (): void => {
    const values = form.getValues();
    const [firstError] = errorsOf(values);
    if (firstError === undefined) onValid(values);
    else void form.handleSubmit(() => undefined, showFirstError)();
  };

/** Turns a function that lists the errors into a resolver for the form library. */
export const resolverOf =
  <V extends FieldValues>(errorsOf: (values: V) => FormErrors): Resolver<V> =>
  (values) => {
    const errors = {};
    for (const [path, message] of errorsOf(values)) set(errors, path, { type: 'rule', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
