import { useState } from 'react';
import { type Session, session } from '~/session/store';

/**
 * A part of the session as it was when the screen opened. The guard has seen to it that it is there; when the visit
 * ends under an open screen, the screen still shows what it showed until it is gone.
 * @throws when the part is missing: a screen without a row of needs
 */
export function useSnapshot<T>(select: (session: Session) => T | undefined): T {
  const [known] = useState(() => {
    const value = select(session());
    if (value === undefined) throw new Error('A screen opened without what it needs');
    return { value };
  });
  return known.value;
}
