import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { afterFrame } from '../after-frame';
import { isByGuest } from '../fingers';
import { afterComposing } from '../text-input';
import { usePart } from '../use-part';
import { keyboardOf, pressOn, type TextControl, textBefore } from './control';
import { focusField, focusNextField, isUnseen, markSeen, placeOf } from './field-position';
import { type Keyboard, startCase } from './keyboards';
import { useNeedsKeypad } from './needs-keypad';
import type { PadLook } from './pad';
import { keepInView, makeRoomForKeyboard } from './reveal';

const loadPad = () => import('./pad');

type OpenPad = PadLook & {
  readonly id: number;
  /** Parent of the pad: the control's modal dialog, which blocks touches outside, or an element beside the screens. */
  readonly place: Element;
};

/** Interval of checks whether the guest is still leaving the screen, in ms. */
const LOOK_AGAIN_MS = 100;

type KeypadProps = {
  /** The pad closes with its screen, so that the next one is laid out once. */
  readonly screen: string;
  /** True while another screen loads: closing the pad would lay out the old one. */
  readonly isLeaving: () => boolean;
};

/** The on-screen keypad, opened by the focus of a text control. Other tablets get room for the system's keyboard. */
export function Keypad(props: KeypadProps) {
  return useNeedsKeypad() ? <FollowingKeypad {...props} /> : <RoomForKeyboard />;
}

function RoomForKeyboard() {
  useEffect(makeRoomForKeyboard, []);
  return null;
}

function FollowingKeypad({ screen, isLeaving }: KeypadProps) {
  const control = useRef<TextControl>(null);
  const [opened, setOpened] = useState<OpenPad>();

  useEffect(
    () =>
      // Loads after the screen is drawn; a failure is retried at the first use.
      afterFrame(() => {
        loadPad().catch((error: unknown) => console.warn('The keypad is not ready', error));
      }),
    [],
  );

  const follow = useCallback((focused: Element | null, draw: (update: () => void) => void) => {
    const found = keyboardOf(focused);
    if (found?.control === (control.current ?? undefined)) return;
    control.current = found?.control ?? null;
    draw(() => setOpened((before) => found && opening(found, (before?.id ?? 0) + 1)));
  }, []);

  useEffect(
    // Drawn synchronously: the control scrolls into view at the pad's final height.
    () => onFocusSettled((focused) => follow(focused, flushSync), isLeaving),
    [follow, isLeaving],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at what has the focus when the screen changes.
  useLayoutEffect(() => follow(document.activeElement, (update) => update()), [follow, screen]);

  useEffect(onChosenByFinger, []);

  useEffect(() => {
    const { current } = control;
    if (!opened || !current) return;
    const endings = [markField(current), keepInView(current)];
    return () => {
      for (const end of endings) end();
    };
  }, [opened]);

  const Pad = usePart(loadPad, opened !== undefined);
  if (!opened || !Pad) return null;
  const { id, place, ...asked } = opened;
  return createPortal(
    <Pad
      key={id}
      {...asked}
      onKey={(key) => {
        const { current } = control;
        if (!current) return;
        markSeen(current);
        afterComposing(current, () => pressOn(current, key));
      }}
      onDone={() => {
        const { current } = control;
        if (current && isUnseen(current)) return;
        // Other answers may have filled fields meanwhile.
        const next = current && placeOf(current)?.next;
        if (next) focusField(next);
        else current?.blur();
      }}
    />,
    place,
  );
}

const opening = (
  { control, keyboard }: { readonly control: TextControl; readonly keyboard: Keyboard },
  id: number,
): OpenPad => ({
  id,
  keyboard,
  autocapitalize: control.autocapitalize,
  letterCase: startCase(control.autocapitalize, textBefore(control)),
  hasLines: control instanceof HTMLTextAreaElement,
  field: placeOf(control),
  place: control.closest('dialog') ?? besideScreens(),
});

/** In the body React would handle every event of the page twice. */
function besideScreens(): Element {
  const id = 'beside-screens';
  return (
    document.getElementById(id) ??
    document.body.appendChild(Object.assign(document.createElement('div'), { id }))
  );
}

/**
 * Calls `follow` after the focus has moved, never while a finger is down: a pad that opens or closes would move the
 * control under it.
 * @param isHeld true while the pad stays as it is
 * @returns stops listening
 */
function onFocusSettled(follow: (focused: Element | null) => void, isHeld: () => boolean): () => void {
  const listening = new AbortController();
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (afterMs = 0) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isHeld()) settle(LOOK_AGAIN_MS);
      else if (!isDown) follow(document.activeElement);
    }, afterMs);
  };
  const listen = (types: readonly string[], act: () => void) => {
    for (const type of types) {
      document.addEventListener(type, act, { capture: true, signal: listening.signal });
    }
  };
  listen(['focusin', 'focusout'], () => settle());
  listen(['pointerdown'], () => {
    isDown = true;
  });
  listen(['pointerup', 'pointercancel'], () => {
    isDown = false;
    settle();
  });
  settle();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** Leads on to the next field after a finger has chosen an answer; not after a key or a program. @returns stops listening */
function onChosenByFinger(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isByFinger = false;
  const listen = (type: string, handler: (event: Event) => void) =>
    document.addEventListener(type, handler, { capture: true, signal });
  listen('pointerdown', ({ isTrusted }) => {
    isByFinger = isTrusted;
  });
  listen('keydown', () => {
    isByFinger = false;
  });
  // The change of a program's click is trusted; the click itself is not.
  listen('click', (event) => {
    isByFinger &&= event instanceof UIEvent && isByGuest(event);
  });
  document.addEventListener(
    'change',
    ({ target, isTrusted }) => {
      if (!isByFinger || !isTrusted) return;
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      // This choice opens a text field.
      if (target.dataset.opensText === undefined) focusNextField(target);
    },
    { signal },
  );
  return () => listening.abort();
}

/** Marks the field of a control for ui/field.module.css. `:focus-within` fails: the focus may move under a finger. */
function markField(control: TextControl): () => void {
  const field = control.closest('[data-field-frame]');
  field?.setAttribute('data-typed-into', '');
  return () => field?.removeAttribute('data-typed-into');
}
