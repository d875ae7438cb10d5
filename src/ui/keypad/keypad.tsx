import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { afterFrame } from '../after-frame';
import { isByGuest } from '../fingers';
import { afterComposing } from '../text-input';
import { usePart } from '../use-part';
import { keyboardOf, pressOn, type TextControl, textBefore } from './control';
import {
  type FieldPosition,
  focusField,
  focusNextField,
  isUnseen,
  markSeen,
  placeOf,
} from './field-position';
import { type Keyboard, type LetterCase, startCase } from './keyboards';
import { useNeedsKeypad } from './needs-keypad';
import { keepInView, makeRoomForKeyboard } from './reveal';

const loadPad = () => import('./pad');

/** The state of the open pad; does not contain what the guest types. */
type Opened = {
  readonly id: number;
  readonly keyboard: Keyboard;
  readonly autocapitalize: string;
  readonly letterCase: LetterCase;
  readonly hasLines: boolean;
  readonly field: FieldPosition | undefined;
  /**
   * Parent of the pad: the modal dialog that contains the control, as nothing outside it can be touched, else
   * an element beside the screens.
   */
  readonly place: Element;
};

/** How soon the keypad looks again whether the guest is still leaving the screen, in ms. */
const LOOK_AGAIN_MS = 100;

export type KeypadProps = {
  /** The screen shown. The pad of the one before closes with it, so that the new one is laid out once only. */
  readonly screen: string;
  /** True while another screen is loading: the pad then stays as it is, since to close it is to lay out the old one. */
  readonly isLeaving: () => boolean;
};

/** The on-screen keypad, on tablets that need one. It opens for the focused text control. On others, room for the system's. */
export function Keypad(props: KeypadProps) {
  return useNeedsKeypad() ? <FollowingKeypad {...props} /> : <RoomForKeyboard />;
}

function RoomForKeyboard() {
  useEffect(makeRoomForKeyboard, []);
  return null;
}

function FollowingKeypad({ screen, isLeaving }: KeypadProps) {
  const control = useRef<TextControl>(null);
  const [opened, setOpened] = useState<Opened>();

  useEffect(
    () =>
      // Preload the keypad after the screen is drawn. If that fails, it is loaded again when needed.
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
    // Drawn synchronously: the control is scrolled into view as soon as the pad has its height.
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
        // The field's place is asked again: answers may have filled other fields in meanwhile.
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
): Opened => ({
  id,
  keyboard,
  autocapitalize: control.autocapitalize,
  letterCase: startCase(control.autocapitalize, textBefore(control)),
  hasLines: control instanceof HTMLTextAreaElement,
  field: placeOf(control),
  place: control.closest('dialog') ?? besideScreens(),
});

/** Where the pad of a screen is drawn. Not into the body: React would take part in every event of the page once more. */
function besideScreens(): Element {
  const id = 'beside-screens';
  return (
    document.getElementById(id) ??
    document.body.appendChild(Object.assign(document.createElement('div'), { id }))
  );
}

/**
 * Calls `follow` with the focused element after the focus has moved, but not while a finger is down: a pad
 * that opens or closes would move what the finger is about to press.
 * @param isHeld true while the pad stays as it is, whatever has the focus
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

/**
 * Leads on to the next field when a finger has chosen one of several answers. Not for a guest who moves through the
 * answers with a keyboard, nor when a program chooses.
 * @returns stops listening
 */
function onChosenByFinger(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isByFinger = false;
  const listen = (type: string, hears: (event: Event) => void) =>
    document.addEventListener(type, hears, { capture: true, signal });
  listen('pointerdown', ({ isTrusted }) => {
    isByFinger = isTrusted;
  });
  listen('keydown', () => {
    isByFinger = false;
  });
  // A program's click changes a choice by events that the browser vouches for; the click itself it does not.
  listen('click', (event) => {
    isByFinger &&= event instanceof UIEvent && isByGuest(event);
  });
  document.addEventListener(
    'change',
    ({ target, isTrusted }) => {
      if (!isByFinger || !isTrusted) return;
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      // One choice asks for words of the guest's own.
      if (target.dataset.opensText === undefined) focusNextField(target);
    },
    { signal },
  );
  return () => listening.abort();
}

/**
 * Marks the field of a control: on a low screen it stands alone above the keypad (ui/field.module.css). Not by `:focus-within`,
 * as the focus may move while a finger is down.
 */
function markField(control: TextControl): () => void {
  const field = control.closest('[data-field-frame]');
  field?.setAttribute('data-typed-into', '');
  return () => field?.removeAttribute('data-typed-into');
}
