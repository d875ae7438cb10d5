import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { type Clean, useComposition } from './composition';
import styles from './input.module.css';
import { KEYBOARDS, type Keyboard } from './keypad/keyboards';
import { useNeedsKeypad } from './keypad/needs-keypad';

/** Attributes of every text control: no autofill from previous guests, and no corrections. */
const NO_ASSISTANCE = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/**
 * Attributes for the control's keyboard: the system's keyboard, or the on-screen keypad, which suppresses the
 * system's.
 */
function useKeyboard(keyboard: Keyboard) {
  const inputMode = useNeedsKeypad() ? 'none' : KEYBOARDS[keyboard].inputMode;
  return { 'data-keyboard': keyboard, inputMode } as const;
}

/**
 * A text input. With `clean` it keeps of any text only what it accepts, however the text came: typed, pasted, spoken or
 * suggested. Text is not rewritten while an input method (IME) composes it.
 */
export function TextInput({
  clean,
  maxLength,
  keyboard = 'words',
  ref,
  value,
  onChange,
  onSettle,
  onBlur,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'inputMode'> & {
  /** What the control keeps of a text; `maxLength` then counts what is kept. */
  readonly clean?: Clean;
  /** The keyboard type. */
  readonly keyboard?: Keyboard;
  /** Called after `onChange`, or at the end of a composition: the place to look something up. */
  readonly onSettle?: (control: HTMLInputElement) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}) {
  const ownLimit = clean && { clean, maxLength: maxLength ?? Number.POSITIVE_INFINITY };
  return (
    <input
      ref={ref}
      type="text"
      className={styles.input}
      {...NO_ASSISTANCE}
      {...useKeyboard(keyboard)}
      {...useComposition({ value, onChange, onSettle, onBlur, kept: ownLimit })}
      // The browser would cut a text before it is cleaned.
      maxLength={ownLimit ? undefined : maxLength}
      enterKeyHint="next"
      {...rest}
    />
  );
}

/** A text input with several lines, for addresses abroad. */
export function TextArea({
  keyboard,
  ref,
  value,
  onChange,
  onBlur,
  ...rest
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'inputMode'> & {
  readonly keyboard: Keyboard;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}) {
  return (
    <textarea
      ref={ref}
      className={`${styles.input} ${styles.area}`}
      rows={3}
      {...NO_ASSISTANCE}
      {...useKeyboard(keyboard)}
      {...useComposition({ value, onChange, onBlur })}
      {...rest}
    />
  );
}
