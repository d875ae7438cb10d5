import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Share } from '~/domain/field-row';
import type { TextKey } from '~/i18n/keys';
import styles from './field.module.css';
import { AlertIcon, InfoIcon } from './screen-icons';
import { showMessage } from './show-first-error';

/** Attributes that connect a control to its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-errormessage': string | undefined;
};

export type FieldProps = {
  readonly label: string;
  /** Source of an answer that the guest did not type. */
  readonly mark?: string | undefined;
  readonly hint?: string | undefined;
  /** A remark about the answer that is no error. */
  readonly notice?: string | undefined;
  readonly error: TextKey | undefined;
  /** The remedy for an error whose message names none. */
  readonly remedy?: string | undefined;
  readonly required: boolean;
  /** A group of controls with a legend in place of a label. */
  readonly group?: boolean;
  readonly wide?: boolean;
  /** Its share of a row in `FieldRows`. */
  readonly share?: Share | undefined;
  /** Hides the label from view, because the control has its text; screen readers read it. */
  readonly hidesLabel?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
};

/** Fields in two columns, their controls in line; one column on a phone. */
export const FieldPairs = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pairs}>{children}</div>
);

/** The same, but on a tablet with usual letters each field has its share of a row, so that a part of a form is in one view. */
export const FieldRows = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${styles.pairs} ${styles.rows}`}>{children}</div>
);

export function Field({
  label,
  mark,
  hint,
  notice,
  error,
  remedy,
  required,
  group = false,
  wide = false,
  share,
  hidesLabel = false,
  children,
}: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const noticeId = notice === undefined ? undefined : `${id}-notice`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const remedyId = error && remedy ? `${id}-remedy` : undefined;
  const control: ControlProps = {
    id,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': [hintId, noticeId, errorId, remedyId].filter(Boolean).join(' ') || undefined,
    'aria-errormessage': errorId,
  };
  const labelContent = (
    <>
      {label}
      {required ? null : (
        <span className={styles.optional} data-apart>
          {t('app.optional')}
        </span>
      )}
      {mark === undefined ? null : (
        <span className={styles.mark} data-apart>
          {mark}
        </span>
      )}
    </>
  );
  const hintBelow =
    hint === undefined ? null : (
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    );
  const body = (
    <>
      {children(control)}
      {notice === undefined ? null : (
        <p id={noticeId} className={styles.notice}>
          <InfoIcon size={22} />
          <span>{notice}</span>
        </p>
      )}
      {error === undefined ? null : (
        <div ref={showMessage} className={styles.error}>
          <AlertIcon size={22} />
          <div>
            <p id={errorId} role="alert">
              {t(error)}
            </p>
            {remedyId && <p id={remedyId}>{remedy}</p>}
          </div>
        </div>
      )}
    </>
  );
  const className = `${styles.field} ${wide ? styles.wide : ''} ${share ? styles[share] : ''}`;
  return group ? (
    <fieldset className={className} data-field-frame data-required={required || undefined}>
      <legend className={hidesLabel ? 'hidden' : styles.label}>{labelContent}</legend>
      {hintBelow}
      {body}
    </fieldset>
  ) : (
    <div className={className} data-field-frame data-required={required || undefined}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {labelContent}
        </label>
        {hintBelow}
      </div>
      <div className={styles.body}>{body}</div>
    </div>
  );
}
