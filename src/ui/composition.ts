import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A text control. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The React handlers given to a text control. */
type Given<T> = Pick<InputHTMLAttributes<T>, 'value' | 'onChange' | 'onBlur'> & {
  /** Called for every text that is not being composed, the place to rewrite it or to look something up. */
  readonly onSettle?: ((control: T) => void) | undefined;
  /** Removes characters that the control does not accept from composed text. */
  readonly clean?: ((composed: string) => string) | undefined;
};

const composing = new WeakSet<TextControl>();

/** True while an input method (IME) is composing in a control: its text must not be changed until the end. */
export const isComposing = (control: TextControl): boolean => composing.has(control);

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
export function useComposition<T extends TextControl>(given: Given<T>) {
  const [draft, setDraft] = useState<string>();
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingBlur = useRef<() => void>(undefined);
  useEffect(() => () => clearTimeout(ending.current), []);

  const onComposed = (control: T, composed = '') => {
    ending.current = undefined;
    composing.delete(control);
    setDraft(undefined);
    const cleaned = latest.current.clean?.(composed) ?? composed;
    if (cleaned !== composed) replaceBeforeCaret(control, composed, cleaned);
    latest.current.onSettle?.(control);
    pendingBlur.current?.();
    pendingBlur.current = undefined;
  };
  /**
   * Browsers differ in whether the last change event comes before or after the end of a composition. This
   * runs after both.
   */
  const scheduleEnd = (control: T, composed?: string) => {
    clearTimeout(ending.current);
    ending.current = setTimeout(() => onComposed(control, composed));
  };

  return {
    value: given.value === undefined ? undefined : (draft ?? given.value),
    onCompositionStart: ({ currentTarget }: CompositionEvent<T>) => {
      clearTimeout(ending.current);
      composing.add(currentTarget);
      setDraft(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget, data }: CompositionEvent<T>) => scheduleEnd(currentTarget, data),
    onChange: (event: ChangeEvent<T>) => {
      given.onChange?.(event);
      const { currentTarget: control } = event;
      if (isComposing(control)) setDraft(control.value);
      else given.onSettle?.(control);
    },
    onBlur: (event: FocusEvent<T>) => {
      const { currentTarget: control } = event;
      if (!isComposing(control)) return given.onBlur?.(event);
      pendingBlur.current = () => latest.current.onBlur?.(event);
      // Some browsers end a composition on blur without an event.
      if (ending.current === undefined) scheduleEnd(control);
    },
  };
}

/** Replaces the text before the caret; the form is notified as if it had been typed. */
function replaceBeforeCaret(control: TextControl, typed: string, instead: string): void {
  const end = control.selectionEnd ?? control.value.length;
  const start = end - typed.length;
  if (control.value.slice(Math.max(0, start), end) !== typed) return;
  control.setRangeText(instead, start, end, 'end');
  control.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: instead || null }),
  );
}
