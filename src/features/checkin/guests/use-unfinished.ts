import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Says what is missing when the guest was sent back to a form that is not complete.
 * @param showErrors checks the form and brings its first error into view
 */
export function useUnfinished(showErrors: () => void): void {
  const show = useRef(showErrors);
  show.current = showErrors;
  const sentBack = useLocation({
    select: ({ state }) => (state.isUnfinished === true ? state.__TSR_key : undefined),
  });
  useEffect(() => {
    if (sentBack !== undefined) show.current();
  }, [sentBack]);
}
