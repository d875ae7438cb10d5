import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import styles from './input.module.css';
import { KEYBOARDS, type Keyboard } from './keypad/keyboards';
import { useNeedsKeypad } from './keypad/needs-keypad';

/** What every control for text has: nothing of the last guest is offered, nothing is corrected behind their back. */
const UNTOUCHED = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/** What ties a control to its keyboard: the system's, or the keypad in the page, which keeps the system's away. */
function useKeyboard(keyboard: Keyboard) {
  const inputMode = useNeedsKeypad() ? 'none' : KEYBOARDS[keyboard].inputMode;
  return { 'data-keyboard': keyboard, inputMode } as const;
}

/**
 * A text input for guests. A `digitsOnly` input does not even take the hyphens and spaces that people put between digits.
 */
export function TextInput({
  digitsOnly = false,
  keyboard = 'words',
  ref,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'inputMode'> & {
  readonly digitsOnly?: boolean;
  /** How the text is typed. */
  readonly keyboard?: Keyboard;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}) {
  return (
    <input
      ref={ref}
      type="text"
      className={styles.input}
      {...UNTOUCHED}
      {...useKeyboard(keyboard)}
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
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'inputMode'> & {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}) {
  return (
    <textarea
      ref={ref}
      className={`${styles.input} ${styles.area}`}
      rows={3}
      {...UNTOUCHED}
      {...useKeyboard('words')}
      {...rest}
    />
  );
}
