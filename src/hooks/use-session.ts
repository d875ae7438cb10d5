import { useStore } from 'zustand';
import { type Session, sessionStore } from '~/session/store';

/** Reads a part of the session and renders again when that part changes. */
export const useSession = <T>(select: (session: Session) => T): T => useStore(sessionStore, select);
