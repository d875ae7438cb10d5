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

/** No autofill from earlier guests, and no corrections. */
const NO_ASSISTANCE = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/** The system's keyboard, or the on-screen keypad, which suppresses it. */
function useKeyboard(keyboard: Keyboard) {
  const inputMode = useNeedsKeypad() ? 'none' : KEYBOARDS[keyboard].inputMode;
  return { 'data-keyboard': keyboard, inputMode } as const;
}

/** A text input. `clean` filters every text: typed, pasted, spoken or suggested. Composed text (IME) is left alone. */
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
  /** Filters the text; `maxLength` counts the filtered one. */
  readonly clean?: Clean;
  readonly keyboard?: Keyboard;
  /** Called after `onChange`, or at the end of a composition: the place for a look-up. */
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
      // The browser would cut a text before it is filtered.
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

type ControlHandlers<T> = Pick<InputHTMLAttributes<T>, 'value' | 'onChange' | 'onBlur'> & {
  /** Called for every text outside of a composition. */
  readonly onSettle?: ((control: T) => void) | undefined;
  /** The control's filter and limit. */
  readonly kept?: { readonly clean: Clean; readonly maxLength: number } | undefined;
};

const composing = new WeakSet<TextControl>();

/** True during a composition (IME), which must not be disturbed. */
const isComposing = (control: TextControl): boolean => composing.has(control);

/** Runs `act` outside of a composition; a running one ends with its current text. */
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
 * Handlers that do not disturb input methods (IME): during a composition the control shows the composed text, the
 * form learns of every change, and blur waits.
 */
function useComposition<T extends TextControl>(props: ControlHandlers<T>) {
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
      // A change by `value` is invisible to React.
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
  /** Browsers send the last change before or after the end of a composition. This runs after both. */
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

/** The filtered text; undefined if it is the same. */
function tidied(
  { value, selectionEnd }: TextControl,
  kept: ControlHandlers<TextControl>['kept'],
): Typed | undefined {
  if (!kept) return undefined;
  const now = tidy({ text: value, cursor: selectionEnd ?? value.length }, kept.clean, kept.maxLength);
  return now.text === value ? undefined : now;
}

/** Some browsers would give it the focus. */
function moveCursor(control: TextControl, place: number): void {
  if (control === document.activeElement) control.setSelectionRange(place, place);
}

/** Removes characters that the control rejects, and normalises the rest. */
type Clean = (typed: string) => string;

type Typed = { readonly text: string; readonly cursor: number };

/** Filters a text, then cuts it to `maxLength`. Text before the cursor gives way to the text behind it. */
export function tidy({ text, cursor }: Typed, clean: Clean, maxLength: number): Typed {
  const behind = clean(text.slice(cursor));
  const before = clean(text.slice(0, cursor)).slice(0, Math.max(0, maxLength - behind.length));
  return { text: before + behind, cursor: before.length };
}
