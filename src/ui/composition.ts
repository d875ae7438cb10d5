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

/** A control that takes text. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The handlers that a control for text was given, as React types them. */
type Given<T> = Pick<InputHTMLAttributes<T>, 'value' | 'onChange' | 'onBlur'> & {
  /** Hears of every text that is not being composed any more: the place to rewrite it, or to look something up. */
  readonly onSettle?: ((control: T) => void) | undefined;
  /** Takes out of what was composed what the control does not take. */
  readonly clean?: ((composed: string) => string) | undefined;
};

const composing = new WeakSet<TextControl>();

/** Whether an input method is writing in a control: nothing may touch its text until then. */
export const isComposing = (control: TextControl): boolean => composing.has(control);

/** Does something once nothing is composed in a control any more: what is being composed is taken as it stands. */
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
 * Lets an input method write in peace. While it composes, the control shows what it writes, whatever the form makes of it;
 * the form hears of every change, as some keyboards compose every word. What is done on leaving waits for the end.
 */
export function useComposition<T extends TextControl>(given: Given<T>) {
  const [draft, setDraft] = useState<string>();
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => clearTimeout(ending.current), []);

  const settle = (control: T, composed = '') => {
    ending.current = undefined;
    composing.delete(control);
    setDraft(undefined);
    const cleaned = latest.current.clean?.(composed) ?? composed;
    if (cleaned !== composed) replaceBeforeCaret(control, composed, cleaned);
    latest.current.onSettle?.(control);
    leave.current?.();
    leave.current = undefined;
  };
  /** Browsers do not agree whether the last change comes before the end or after it: both have come by then. */
  const settleSoon = (control: T, composed?: string) => {
    clearTimeout(ending.current);
    ending.current = setTimeout(() => settle(control, composed));
  };

  return {
    value: given.value === undefined ? undefined : (draft ?? given.value),
    onCompositionStart: ({ currentTarget }: CompositionEvent<T>) => {
      clearTimeout(ending.current);
      composing.add(currentTarget);
      setDraft(currentTarget.value);
    },
    onCompositionEnd: ({ currentTarget, data }: CompositionEvent<T>) => settleSoon(currentTarget, data),
    onChange: (event: ChangeEvent<T>) => {
      given.onChange?.(event);
      const { currentTarget: control } = event;
      if (isComposing(control)) setDraft(control.value);
      else given.onSettle?.(control);
    },
    onBlur: (event: FocusEvent<T>) => {
      const { currentTarget: control } = event;
      if (!isComposing(control)) return given.onBlur?.(event);
      leave.current = () => latest.current.onBlur?.(event);
      // Some end a composition without a word when its control is left.
      if (ending.current === undefined) settleSoon(control);
    },
  };
}

/** Puts another text in the place of the one just typed; the form hears of it as if it had been typed so. */
function replaceBeforeCaret(control: TextControl, typed: string, instead: string): void {
  const end = control.selectionEnd ?? control.value.length;
  const start = end - typed.length;
  if (control.value.slice(Math.max(0, start), end) !== typed) return;
  control.setRangeText(instead, start, end, 'end');
  control.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: instead || null }),
  );
}
