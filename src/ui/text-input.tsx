import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import styles from './input.module.css';

/**
 * A text input for guests: nothing of the last one is offered, nothing is corrected behind their back.
 * A `digitsOnly` input does not even take the hyphens and spaces that people put between digits.
 */
export function TextInput({
  digitsOnly = false,
  ref,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & {
  readonly digitsOnly?: boolean;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}) {
  return (
    <input
      ref={ref}
      type="text"
      className={styles.input}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      onBeforeInput={(event) => {
        if (digitsOnly && /^[-‐－ー\s]$/.test(event.data)) event.preventDefault();
      }}
      {...rest}
    />
  );
}

/** A text input of several lines, for addresses abroad. */
export function TextArea({
  ref,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> | undefined }) {
  return (
    <textarea
      ref={ref}
      className={`${styles.input} ${styles.area}`}
      rows={3}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
    />
  );
}
