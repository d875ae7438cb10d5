import { session, updateSession } from '~/session/store';

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
