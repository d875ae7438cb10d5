import { useLocation } from '@tanstack/react-router';
import { useDeferredValue } from 'react';

/**
 * Whether a long form is drawn whole. Its first frame has only what the guest sees first, so that it comes sooner; not where
 * the guest is led to a place further down.
 */
export function useIsWhole(): boolean {
  const isLedDown = useLocation({
    select: ({ hash, state }) => hash !== '' || state.isUnfinished === true,
  });
  return useDeferredValue(true, isLedDown);
}
