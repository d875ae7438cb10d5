import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { Checked } from '~/fields/form-row';

/**
 * The resolver of every form: checks all fields by the rules in `fields/`, and hands the answers on as they are sent.
 * @example useForm({ resolver: rulesResolver((typed) => checkRows(ROWS, typed)) })
 */
export const rulesResolver =
  <V extends FieldValues>(check: (typed: V) => Checked<V>): Resolver<V> =>
  (typed) => {
    const { values, errors: wrong } = check(typed);
    if (wrong.length === 0) return { values, errors: {} };
    const errors: FieldErrors<V> = {};
    for (const [path, message] of wrong) set(errors, path, { type: 'rule', message });
    return { values: {}, errors };
  };
