import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { isComposing, useComposition } from './composition';
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

/** Hyphens and spaces that people type between digits. */
const SEPARATOR = /[-‐－ー\s]/g;
const withoutSeparators = (text: string) => text.replace(SEPARATOR, '');

/**
 * A text input. With `digitsOnly` it rejects the hyphens and spaces that people type between digits. Text is
 * not rewritten while an input method (IME) composes it.
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
  /** The keyboard type. */
  readonly keyboard?: Keyboard;
  /** Called after `onChange`, or at the end of a composition: the place to look something up. */
  readonly onSettle?: (control: HTMLInputElement) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}) {
  const clean = digitsOnly ? withoutSeparators : undefined;
  return (
    <input
      ref={ref}
      type="text"
      className={styles.input}
      {...NO_ASSISTANCE}
      {...useKeyboard(keyboard)}
      {...useComposition({ value, onChange, onSettle, onBlur, clean })}
      enterKeyHint="next"
      onBeforeInput={(event) => {
        // Composed text is cleaned at the end of the composition.
        if (!digitsOnly || isComposing(event.currentTarget)) return;
        if (event.data.length === 1 && withoutSeparators(event.data) === '') event.preventDefault();
      }}
      {...rest}
    />
  );
}

/** A text input with several lines, for addresses abroad. */
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
      {...NO_ASSISTANCE}
      {...useKeyboard('words')}
      {...useComposition({ value, onChange, onBlur })}
      {...rest}
    />
  );
}
