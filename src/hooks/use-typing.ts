import { type Typing, typingOn } from '~/device/typing';
import { useConfig } from './use-config';
import { useSession } from './use-session';

/** The guests' keyboard on this tablet. */
export const useTyping = (): Typing =>
  typingOn(
    useConfig().kiosk,
    useSession(({ isTouched }) => isTouched),
    window.navigator,
  );
