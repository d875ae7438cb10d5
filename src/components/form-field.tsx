import type { ChangeEvent, ReactNode } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Share } from '~/domain/field-row';
import type { FormRow } from '~/fields/form-row';
import { type Remedy, remedyFor } from '~/fields/remedies';
import type { TextKey } from '~/i18n/keys';
import { asTextKey } from '~/i18n/texts';
import { type ControlProps, Field } from '~/ui/field';

export type FieldOfForm = {
  readonly name: string;
  readonly value: string;
  readonly onChange: (answer: string | boolean | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** Call when the guest leaves the field: normalises the text and checks it in the form's mode. */
  readonly onBlur: () => void;
};

/** A form field by its row in `fields/`. It renders alone, and checks a wrong value at each change. */
export function FormField<V extends FieldValues>({
  form,
  name,
  row,
  controlName = name,
  mark,
  notice,
  remedy = remedyFor,
  group = false,
  onChange,
  onBlur,
  children,
}: {
  readonly form: Pick<UseFormReturn<V>, 'control' | 'getValues' | 'trigger'>;
  readonly name: FieldPath<V>;
  readonly row: Pick<FormRow<V>, 'label' | 'hint' | 'required' | 'wide' | 'normalise'> & {
    readonly share?: Share;
  };
  /** The control's `name`, if it differs from the path. */
  readonly controlName?: string;
  /** Source of an answer that the guest did not type. */
  readonly mark?: string | undefined;
  /** A remark about the answer that is no error. */
  readonly notice?: string | undefined;
  /** The remedy for an error whose message names none. */
  readonly remedy?: (error: TextKey, value: string) => Remedy | undefined;
  readonly group?: boolean;
  readonly onChange?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly children: (field: FieldOfForm, control: ControlProps) => ReactNode;
}) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control: form.control, name });
  const value = String(field.value ?? '');
  const error = asTextKey(fieldState.error?.message);
  const label = t(row.label);
  const advice = error && remedy(error, value);
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
      remedy={advice && t(advice.text, { label, mark: advice.mark })}
      required={row.required}
      group={group}
      wide={row.wide ?? false}
      share={row.share}
    >
      {(control) => children(bound, control)}
    </Field>
  );
}
