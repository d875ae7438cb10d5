import type { Config } from '~/config/schema';
import { session, updateSession } from '~/session/store';

/** With what guests type: the keypad in the page, the system's keyboard, or nothing as long as no finger has touched the screen. */
export type Typing = 'keypad' | 'system' | 'untouched';

/** The properties of the tablet that are needed; `navigator` has them. */
type Tablet = { readonly userAgent: string };

/**
 * Systems that show a keyboard of their own to a finger, unless a device that types is plugged in. iPadOS calls itself Macintosh,
 * and nobody touches a Mac. Windows may show none in its kiosk mode, and plain Linux has none.
 */
const SHOWS_KEYBOARD = /Android|CrOS|iPad|iPhone|Macintosh/;

/**
 * With what guests type on this tablet. A page cannot find out whether there is a keyboard, nor in advance whether a finger counts
 * as a touch: some systems report a touch screen as a mouse. A passport reader is a keyboard to the system, which then hides
 * its own. Chrome for Android calls itself Linux where pages for desktops are asked for; no other browser has `contacts`.
 * @param isTouched a finger or a pen has touched the screen
 */
export function typingOn(
  { on_screen_keyboard: choice, passport_reader: hasReader }: Config['kiosk'],
  isTouched: boolean,
  tablet: Tablet,
): Typing {
  if (choice !== 'auto') return choice === 'on' ? 'keypad' : 'system';
  if (hasReader) return 'keypad';
  if (SHOWS_KEYBOARD.test(tablet.userAgent) || 'contacts' in tablet) return 'system';
  return isTouched ? 'keypad' : 'untouched';
}

/**
 * Notes in the session that the guest touches the screen. As the finger is lifted: what follows from it moves nothing beneath it.
 * @returns stops listening
 */
export function noteTouch(): () => void {
  const listening = new AbortController();
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      end,
      ({ pointerType, isTrusted }) => {
        if (isTrusted && pointerType !== 'mouse' && !session().isTouched) updateSession({ isTouched: true });
      },
      { capture: true, passive: true, signal: listening.signal },
    );
  return () => listening.abort();
}
