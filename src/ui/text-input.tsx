import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { isComposing, useComposition } from './composition';
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

/** Hyphens and spaces, as people put them between digits. */
const SEPARATOR = /[-‐－ー\s]/g;
const withoutSeparators = (text: string) => text.replace(SEPARATOR, '');

/**
 * A text input for guests. A `digitsOnly` input does not even take the hyphens and spaces that people put between digits.
 * Nothing is rewritten while an input method composes; `onSettle` hears of each text that may be.
 */
export function TextInput({
  digitsOnly = false,
  keyboard = 'words',
  ref,
  value,
  onChange,
  onSettle,
  onBlur,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'inputMode'> & {
  readonly digitsOnly?: boolean;
  /** How the text is typed. */
  readonly keyboard?: Keyboard;
  /** Runs after `onChange`, at once or when what is composed has come to its end: the place to look something up. */
  readonly onSettle?: (control: HTMLInputElement) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}) {
  const clean = digitsOnly ? withoutSeparators : undefined;
  return (
    <input
      ref={ref}
      type="text"
      className={styles.input}
      {...UNTOUCHED}
      {...useKeyboard(keyboard)}
      {...useComposition({ value, onChange, onSettle, onBlur, clean })}
      enterKeyHint="next"
      onBeforeInput={(event) => {
        // What is composed is cleaned at its end.
        if (!digitsOnly || isComposing(event.currentTarget)) return;
        if (event.data.length === 1 && withoutSeparators(event.data) === '') event.preventDefault();
      }}
      {...rest}
    />
  );
}

/** A text input of several lines, for addresses abroad. */
export function TextArea({
  ref,
  value,
  onChange,
  onBlur,
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
      {...useComposition({ value, onChange, onBlur })}
      {...rest}
    />
  );
}
