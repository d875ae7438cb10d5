import { asTextKey } from '~/i18n/as-text-key';
import type { TextKey } from '~/i18n/keys';
import type { CheckMode } from './use-rules-form';

/** Connects a control to its form field, independent of the form's type. */
export type FieldBinding = {
  /** The control's `name`. */
  readonly name: string;
  readonly value: string;
  readonly error: TextKey | undefined;
  /** Sets the value; does nothing if the form does not currently show the field. */
  readonly set: (value: string) => void;
  /** Call when the guest leaves the field: normalises and checks its text. */
  readonly onBlur: () => void;
  /** Removes the form's error, for a control that shows a more specific one itself. */
  readonly clearError: () => void;
};

/** The part of a form that a binding uses: that of a `useForm` in which the fields with these names hold text. */
type TextForm<N extends string, State extends { readonly isSubmitted: boolean }> = {
  readonly formState: State;
  readonly getFieldState: (
    name: N,
    formState: State,
  ) => {
    readonly isTouched: boolean;
    readonly error?: { readonly message?: string | undefined } | undefined;
  };
  readonly getValues: (name: N) => unknown;
  readonly setValue: (
    name: N,
    value: string,
    options?: { readonly shouldTouch?: boolean; readonly shouldValidate?: boolean },
  ) => void;
  readonly trigger: (name: N) => Promise<boolean>;
  readonly clearErrors: (name: N) => void;
};

/** The props of a text input, from its binding. */
export const inputProps = ({ name, value, set, onBlur }: FieldBinding) => ({
  name,
  value,
  onChange: ({ target }: { readonly target: { readonly value: string } }) => set(target.value),
  onBlur,
});

/**
 * Binds a form field to its control.
 * @param mode when the field is checked
 * @param normalise applied to the typed text when the guest leaves the field
 * @example <TextInput {...inputProps(bindField(form, 'receiptName', { mode: 'onTouched' }))} />
 */
export function bindField<N extends string, State extends { readonly isSubmitted: boolean }>(
  form: TextForm<N, State>,
  name: N,
  {
    mode = 'onBlur',
    normalise,
  }: { readonly mode?: CheckMode; readonly normalise?: ((typed: string) => string) | undefined } = {},
): FieldBinding {
  // Reading through `formState` subscribes to it, so that the form renders again when its errors change.
  const { isTouched, error } = form.getFieldState(name, form.formState);
  const { isSubmitted } = form.formState;
  const checksChanges = {
    onBlur: error !== undefined,
    onTouched: isTouched || isSubmitted,
    onSubmit: isSubmitted,
  }[mode];
  const value = form.getValues(name);
  return {
    name,
    value: typeof value === 'string' ? value : String(value ?? ''),
    error: asTextKey(error?.message),
    set: (typed) => form.setValue(name, typed, { shouldValidate: checksChanges }),
    onBlur: () => {
      const typed = form.getValues(name);
      if (typeof typed === 'string') {
        form.setValue(name, normalise ? normalise(typed) : typed, { shouldTouch: true });
      }
      if (mode !== 'onSubmit') void form.trigger(name);
    },
    clearError: () => form.clearErrors(name),
  };
}
