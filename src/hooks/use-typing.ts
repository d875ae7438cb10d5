import { type Typing, typingOn } from '~/device/typing';
import { useConfig } from './use-config';
import { useSession } from './use-session';

/** The guests' keyboard on this tablet. */
export const useTyping = (): Typing =>
  typingOn(
    useConfig().kiosk,
    // A listener may have nothing but arrow keys, and moves over the keypad by them.
    useSession(({ isTouched, listening }) => isTouched || listening !== undefined),
    window.navigator,
  );
