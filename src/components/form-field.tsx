import type { ChangeEvent, ReactNode } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormRow } from '~/fields/form-row';
import type { Mend } from '~/fields/hints';
import type { TextKey } from '~/i18n/keys';
import { asTextKey } from '~/i18n/texts';
import { type ControlProps, Field } from '~/ui/field';

/** Connects a control to its field of the form. */
export type FieldOfForm = {
  /** The control's `name`. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (answer: string | boolean | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** Call when the guest leaves the field: normalises its text, and checks it where the form's mode says so. */
  readonly onBlur: () => void;
};

/**
 * A field of a form: label, hint, control and error, by its row in `fields/`. It alone renders again when its value changes.
 * Whatever the form's mode, a field with an error is checked at each change.
 */
export function FormField<V extends FieldValues>({
  form,
  name,
  row,
  controlName = name,
  mark,
  notice,
  mend,
  group = false,
  onChange,
  onBlur,
  children,
}: {
  readonly form: Pick<UseFormReturn<V>, 'control' | 'getValues' | 'trigger'>;
  /** The path of its value in the form. */
  readonly name: FieldPath<V>;
  readonly row: Pick<FormRow<V>, 'label' | 'hint' | 'required' | 'wide' | 'normalise'>;
  /** The control's `name`, if it is not the path. */
  readonly controlName?: string;
  /** Where the answer is from, if not from the guest. */
  readonly mark?: string | undefined;
  /** A sentence about this guest's answer, which is no error. */
  readonly notice?: string | undefined;
  /** What to do about an error, where its message does not say so. */
  readonly mend?: (error: TextKey, value: string) => Mend | undefined;
  /** The field has several controls. */
  readonly group?: boolean;
  /** Called when the guest has answered. */
  readonly onChange?: (() => void) | undefined;
  /** Called when the guest has left the field. */
  readonly onBlur?: (() => void) | undefined;
  readonly children: (field: FieldOfForm, control: ControlProps) => ReactNode;
}) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control: form.control, name });
  const value = String(field.value ?? '');
  const error = asTextKey(fieldState.error?.message);
  const label = t(row.label);
  const advice = error && mend?.(error, value);
  const bound: FieldOfForm = {
    name: controlName,
    value,
    onChange: (answer) => {
      field.onChange(answer);
      if (error) void form.trigger(name);
      onChange?.();
    },
    onBlur: () => {
      const typed: unknown = form.getValues(name);
      const text = typeof typed === 'string' ? row.normalise?.(typed) : undefined;
      if (text !== undefined && text !== typed) field.onChange(text);
      field.onBlur();
      onBlur?.();
    },
  };
  return (
    <Field
      label={label}
      mark={mark}
      notice={notice}
      hint={row.hint && t(row.hint)}
      error={error}
      mend={advice && t(advice.text, { label, mark: advice.mark })}
      required={row.required}
      group={group}
      wide={row.wide ?? false}
    >
      {(control) => children(bound, control)}
    </Field>
  );
}
