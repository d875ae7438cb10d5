import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Shows what is missing when the guest was redirected to an incomplete form.
 * @param showErrors checks the form and scrolls to its first error
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
