import { useSyncExternalStore } from 'react';
import { isBlank } from '~/domain/visible';
import { bindingOf, type FieldBinding, type FieldForm, type FieldState, leaveField } from './bind-field';

/** A field of a long form, drawn by itself: with `bindField` each key would draw all fields again. Checked when left. */
export type LiveField = {
  /** @returns stops listening */
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => FieldBinding;
};

/** The part of a form that a live field uses: that of a `useForm` in which the fields with these names hold text. */
type LiveForm<N extends string> = FieldForm<N> & {
  readonly getFieldState: (name: N) => FieldState;
  readonly subscribe: (options: {
    readonly name: N;
    readonly formState: { readonly values: true; readonly errors: true };
    readonly callback: () => void;
  }) => () => void;
};

/**
 * A field of a form that is drawn by itself, for `useField`.
 * @param normalise applied to the typed text when the guest leaves the field
 */
export const liveField = <N extends string>(
  form: LiveForm<N>,
  name: N,
  normalise?: (typed: string) => string,
): LiveField => ({
  subscribe: (callback) => form.subscribe({ name, formState: { values: true, errors: true }, callback }),
  read: () => {
    const state = form.getFieldState(name);
    return {
      ...bindingOf(form, name, state, state.error !== undefined),
      onBlur: () => leaveField(form, name, normalise, true),
    };
  },
});

/** Whether anything is in a live field; draws the calling component again only when that changes. */
export const useIsAnswered = (field: LiveField): boolean =>
  useSyncExternalStore(field.subscribe, () => !isBlank(field.read().value));

/** Binds a live field to its control, and draws the calling component again when its value or its error changes. */
export function useField(field: LiveField): FieldBinding {
  useSyncExternalStore(field.subscribe, () => {
    const { value, error } = field.read();
    return `${error ?? ''}\n${value}`;
  });
  return field.read();
}
