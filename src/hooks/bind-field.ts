import { asTextKey } from '~/i18n/as-text-key';
import type { TextKey } from '~/i18n/keys';
import type { CheckMode } from './use-rules-form';

/** What ties a control to its field, whichever form that is in. */
export type FieldBinding = {
  /** The control's `name`. */
  readonly name: string;
  readonly value: string;
  readonly error: TextKey | undefined;
  /** Takes a value; does nothing where the form does not ask for the field now. */
  readonly set: (value: string) => void;
  /** The guest has left the field: its text is normalised and checked. */
  readonly onBlur: () => void;
  /** Takes the form's own error away, where the control has a closer word to say. */
  readonly clearError: () => void;
};

/** What a binding needs of a form: a `useForm` whose fields of these names hold text. */
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

/** The properties of a text input that a binding gives. */
export const inputProps = ({ name, value, set, onBlur }: FieldBinding) => ({
  name,
  value,
  onChange: ({ target }: { readonly target: { readonly value: string } }) => set(target.value),
  onBlur,
});

/**
 * Ties a field of a form to its control.
 * @param normalise what a typed text becomes when the guest leaves the field
 */
export function bindField<N extends string, State extends { readonly isSubmitted: boolean }>(
  form: TextForm<N, State>,
  name: N,
  {
    mode = 'onBlur',
    normalise,
  }: { readonly mode?: CheckMode; readonly normalise?: ((typed: string) => string) | undefined } = {},
): FieldBinding {
  // Read through `formState`: the form then draws again when the errors change.
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
