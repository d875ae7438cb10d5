import { useState } from 'react';
import { useStore } from 'zustand';
import { type Session, session, sessionStore } from '~/session/store';

/** Reads a part of the session and renders again when that part changes. */
export const useSession = <T>(select: (session: Session) => T): T => useStore(sessionStore, select);

/**
 * A part of the session as it was when the screen opened. If the visit ends while the screen is open, the screen keeps showing it
 * until it is unmounted.
 */
export function useOpening<T>(select: (session: Session) => T): T {
  const [value] = useState(() => select(session()));
  return value;
}

/**
 * What `useOpening` gives, of which the guard has checked that it exists.
 * @throws Error if the part is missing: the screen's row does not list it in its needs
 */
export function useSnapshot<T>(select: (session: Session) => T | undefined): T {
  const value = useOpening(select);
  if (value === undefined) throw new Error('A screen opened without what it needs');
  return value;
}
