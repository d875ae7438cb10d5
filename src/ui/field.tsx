import { type ReactNode, useId } from 'react';
import type { TextKey } from '~/i18n/keys';
import styles from './field.module.css';
import { AlertIcon } from './screen-icons';
import { useTexts } from './texts';

/** Attributes that connect a control to its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-errormessage': string | undefined;
};

/** A form field: label, hint, control and error. */
export type FieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: TextKey | undefined;
  readonly required: boolean;
  /** A group of controls; it has a legend instead of a label. */
  readonly group?: boolean;
  readonly wide?: boolean;
  /** Hides the label visually, because the control contains the text; assistive technology still reads it. */
  readonly hidesLabel?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
};

export function Field({
  label,
  hint,
  error,
  required,
  group = false,
  wide = false,
  hidesLabel = false,
  children,
}: FieldProps) {
  const { t } = useTexts();
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const control: ControlProps = {
    id,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-errormessage': errorId,
  };
  const labelContent = (
    <>
      {label}
      {required ? null : <span className={styles.optional}>{t('app.optional')}</span>}
    </>
  );
  const body = (
    <>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(control)}
      {error === undefined ? null : (
        <p id={errorId} role="alert" className={styles.error}>
          <AlertIcon size={22} />
          <span>{t(error)}</span>
        </p>
      )}
    </>
  );
  const className = `${styles.field} ${wide ? styles.wide : ''}`;
  return group ? (
    <fieldset className={className} data-field-frame>
      <legend className={hidesLabel ? 'hidden' : styles.label}>{labelContent}</legend>
      {body}
    </fieldset>
  ) : (
    <div className={className} data-field-frame>
      <label className={styles.label} htmlFor={id}>
        {labelContent}
      </label>
      {body}
    </div>
  );
}
