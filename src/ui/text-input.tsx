import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type Ref,
  type TextareaHTMLAttributes,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import styles from './input.module.css';
import type { TextControl } from './keypad/control';
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

/** The React handlers given to a text control. */
type Given<T> = Pick<InputHTMLAttributes<T>, 'value' | 'onChange' | 'onBlur'> & {
  /** Called for every text that is not being composed, the place to rewrite it or to look something up. */
  readonly onSettle?: ((control: T) => void) | undefined;
  /** What the control keeps of a text, and how much of it. */
  readonly kept?: { readonly clean: Clean; readonly maxLength: number } | undefined;
};

const composing = new WeakSet<TextControl>();

/** True while an input method (IME) is composing in a control: its text must not be changed until the end. */
const isComposing = (control: TextControl): boolean => composing.has(control);

/**
 * Runs `act` when nothing is being composed in a control; ends a running composition with its current text.
 */
export function afterComposing(control: TextControl, act: () => void): void {
  if (!isComposing(control)) {
    act();
    return;
  }
  control.blur();
  control.focus({ preventScroll: true });
  setTimeout(act);
}

/**
 * Handlers for a text control that do not disturb input methods (IME). During composition the control shows
 * the composed text, even if the form rewrites it; the form is notified of every change, as some keyboards
 * compose every word. The blur handler is delayed until the end of the composition.
 */
export function useComposition<T extends TextControl>(props: Given<T>) {
  const [draft, setDraft] = useState<string>();
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingBlur = useRef<FocusEvent<T>>(undefined);
  useEffect(() => () => clearTimeout(ending.current), []);

  const onComposed = useEffectEvent((control: T) => {
    ending.current = undefined;
    composing.delete(control);
    setDraft(undefined);
    const now = tidied(control, props.kept);
    if (now) {
      // Not by `value`, since React would take no notice: the form is notified as if it had been typed.
      control.setRangeText(now.text, 0, control.value.length);
      moveCursor(control, now.cursor);
      control.dispatchEvent(
        new InputEvent('input', { bubbles: true, inputType: 'insertText', data: now.text || null }),
      );
    }
    props.onSettle?.(control);
    if (pendingBlur.current) props.onBlur?.(pendingBlur.current);
    pendingBlur.current = undefined;
  });
  /**
   * Browsers differ in whether the last change event comes before or after the end of a composition. This
   * runs after both.
   */
  const scheduleEnd = (control: T) => {
    clearTimeout(ending.current);
    ending.current = setTimeout(() => onComposed(control));
  };

  return {
    value: props.value === undefined ? undefined : (draft ?? props.value),
    onCompositionStart: ({ currentTarget }: CompositionEvent<T>) => {
      clearTimeout(ending.current);
      composing.add(currentTarget);
      setDraft(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<T>) => scheduleEnd(currentTarget),
    onChange: (event: ChangeEvent<T>) => {
      const { currentTarget: control } = event;
      const now = isComposing(control) ? undefined : tidied(control, props.kept);
      if (now) {
        control.value = now.text;
        moveCursor(control, now.cursor);
      }
      props.onChange?.(event);
      if (isComposing(control)) setDraft(control.value);
      else props.onSettle?.(control);
    },
    onBlur: (event: FocusEvent<T>) => {
      const { currentTarget: control } = event;
      if (!isComposing(control)) return props.onBlur?.(event);
      pendingBlur.current = event;
      // Some browsers end a composition on blur without an event.
      if (ending.current === undefined) scheduleEnd(control);
    },
  };
}

/** What a control keeps of its text; undefined if that is all of it. */
function tidied({ value, selectionEnd }: TextControl, kept: Given<TextControl>['kept']): Typed | undefined {
  if (!kept) return undefined;
  const now = tidy({ text: value, cursor: selectionEnd ?? value.length }, kept.clean, kept.maxLength);
  return now.text === value ? undefined : now;
}

/** Where the control has no cursor, some browsers would give it the focus. */
function moveCursor(control: TextControl, place: number): void {
  if (control === document.activeElement) control.setSelectionRange(place, place);
}

/** Takes out of a text what its control does not accept, and writes the rest as the control keeps it. */
export type Clean = (typed: string) => string;

/** A control's text and the place of its cursor. */
type Typed = { readonly text: string; readonly cursor: number };

/**
 * Cleans what stands in a control. Only then it is cut to `maxLength`, so that nothing is lost to hyphens and spaces; as in
 * any control, what was put in before the cursor gives way to what stands behind it.
 */
export function tidy({ text, cursor }: Typed, clean: Clean, maxLength: number): Typed {
  const behind = clean(text.slice(cursor));
  const before = clean(text.slice(0, cursor)).slice(0, Math.max(0, maxLength - behind.length));
  return { text: before + behind, cursor: before.length };
}
