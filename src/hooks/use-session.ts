import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Session, session, sessionStore } from '~/session/store';

/** Reads a part of the session and renders again when it changes. */
export const useSession = <T>(select: (session: Session) => T): T => useStore(sessionStore, select);

/** A part of the session at the screen's first render. It stays until unmount, even after the end of the visit. */
export function useOpening<T>(select: (session: Session) => T): T {
  const [value] = useState(() => select(session()));
  return value;
}

/** Like `useOpening`, for components that outlast the screens: a part of the session when each screen opens. */
export function useOpeningOf<T>(screen: string, select: (session: Session) => T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen stands for its opening.
  return useMemo(() => select(session()), [screen]);
}

/** Like `useOpening`, for a part that the guard has checked. @throws Error if it is missing: the screen's row lacks a need */
export function useSnapshot<T>(select: (session: Session) => T | undefined): T {
  const value = useOpening(select);
  if (value === undefined) throw new Error('A screen opened without what it needs');
  return value;
}
