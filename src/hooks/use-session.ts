import { useState } from 'react';
import { useStore } from 'zustand';
import { type Session, session, sessionStore } from '~/session/store';

/** Reads a part of the session and renders again when that part changes. */
export const useSession = <T>(select: (session: Session) => T): T => useStore(sessionStore, select);

/**
 * A part of the session as it was when the screen opened. The guard has checked that it exists. If the visit ends while
 * the screen is open, the screen keeps showing it until it is unmounted.
 * @throws Error if the part is missing: the screen's row does not list it in its needs
 */
export function useSnapshot<T>(select: (session: Session) => T | undefined): T {
  const [known] = useState(() => {
    const value = select(session());
    if (value === undefined) throw new Error('A screen opened without what it needs');
    return { value };
  });
  return known.value;
}
