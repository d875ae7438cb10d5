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

/** The part of a form that a field's binding writes to: that of a `useForm` in which the fields with these names hold text. */
export type FieldForm<N extends string> = {
  readonly getValues: (name: N) => unknown;
  readonly setValue: (
    name: N,
    value: string,
    options?: { readonly shouldTouch?: boolean; readonly shouldValidate?: boolean },
  ) => void;
  readonly trigger: (name: N) => Promise<boolean>;
  readonly clearErrors: (name: N) => void;
};

/** The part of a form that a binding uses, its state included. */
type TextForm<N extends string, State extends { readonly isSubmitted: boolean }> = FieldForm<N> & {
  readonly formState: State;
  readonly getFieldState: (name: N, formState: State) => FieldState;
};

/** How a field behaves. */
export type FieldOptions = {
  /** When it is checked; `onBlur` unless given. */
  readonly mode?: CheckMode;
  /** Applied to the typed text when the guest leaves the field. */
  readonly normalise?: ((typed: string) => string) | undefined;
};

/** The props of a text input, from its binding. */
export const inputProps = ({ name, value, set, onBlur }: FieldBinding) => ({
  name,
  value,
  onChange: ({ target }: { readonly target: { readonly value: string } }) => set(target.value),
  onBlur,
});

/** What a form knows of a field. */
export type FieldState = {
  readonly isTouched: boolean;
  readonly error?: { readonly message?: string | undefined } | undefined;
};

/**
 * Binds a form field to its control.
 * @example <TextInput {...inputProps(bindField(form, 'receiptName', { mode: 'onTouched' }))} />
 */
export function bindField<N extends string, State extends { readonly isSubmitted: boolean }>(
  form: TextForm<N, State>,
  name: N,
  { mode = 'onBlur', normalise }: FieldOptions = {},
): FieldBinding {
  // Reading through `formState` subscribes to it, so that the form renders again when its errors change.
  const state = form.getFieldState(name, form.formState);
  const { isSubmitted } = form.formState;
  const checksChanges = {
    onBlur: state.error !== undefined,
    onTouched: state.isTouched || isSubmitted,
    onSubmit: isSubmitted,
  }[mode];
  const binding = bindingOf(form, name, state, checksChanges);
  return { ...binding, onBlur: () => leaveField(form, name, normalise, mode !== 'onSubmit') };
}

/**
 * A field's binding, from its state.
 * @param checksChanges whether the field is checked at each change
 */
export function bindingOf<N extends string>(
  form: FieldForm<N>,
  name: N,
  { error }: FieldState,
  checksChanges: boolean,
): Omit<FieldBinding, 'onBlur'> {
  const value = form.getValues(name);
  return {
    name,
    value: typeof value === 'string' ? value : String(value ?? ''),
    error: asTextKey(error?.message),
    set: (typed) => form.setValue(name, typed, { shouldValidate: checksChanges }),
    clearError: () => form.clearErrors(name),
  };
}

/** The guest leaves a field: its text is normalised, and checked if asked for. */
export function leaveField<N extends string>(
  form: FieldForm<N>,
  name: N,
  normalise: FieldOptions['normalise'],
  checks: boolean,
): void {
  const typed = form.getValues(name);
  if (typeof typed === 'string') {
    form.setValue(name, normalise ? normalise(typed) : typed, { shouldTouch: true });
  }
  if (checks) void form.trigger(name);
}
