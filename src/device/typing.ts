import type { Config } from '~/config/schema';
import { session, updateSession } from '~/session/store';

/** The guests' keyboard: the keypad in the page, the system's, or none before the first touch. */
export type Typing = 'keypad' | 'system' | 'untouched';

type Tablet = { readonly userAgent: string };

/** Systems with their own touch keyboard. iPadOS calls itself Macintosh; kiosk Windows and plain Linux may have none. */
const SHOWS_KEYBOARD = /Android|CrOS|iPad|iPhone|Macintosh/;

/**
 * The keyboard on this tablet. A page cannot detect one, and some systems report a touch screen as a mouse. A
 * passport reader counts as a keyboard, so the system hides its own. Chrome for Android may call itself Linux; only
 * it has `contacts`.
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
 * Notes in the session that the guest touches the screen. Waits for the finger to lift: the keypad must not move
 * controls beneath it.
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
