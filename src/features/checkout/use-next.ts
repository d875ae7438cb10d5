import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type CheckoutPath, nextInCheckout } from '~/flow/checkout';
import { session } from '~/session/store';

/** Goes on to the screen after this one; the order of screens is the journey's affair. */
export function useNext(path: CheckoutPath): (how?: { readonly replace: boolean }) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    ({ replace } = { replace: false }) => {
      const hasPayment = session().payment?.settlement === 'open';
      return navigate({ to: nextInCheckout(path, { hasPayment }), search: true, replace });
    },
    [navigate, path],
  );
}
