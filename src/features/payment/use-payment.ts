import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type PayingJourney, paymentPath } from '~/flow/payment';
import type { PaymentScreen } from '~/flow/payment-screens';
import { useNext } from '~/hooks/use-next';
import { session, updateSession } from '~/session/store';

/** The path of a payment screen within its journey, and its navigation. */
export function usePayment(journey: PayingJourney, screen: PaymentScreen) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const goTo = useCallback(
    (other: PaymentScreen) => void navigate({ to: paymentPath(journey, other), search: true }),
    [navigate, journey],
  );
  const path = paymentPath(journey, screen);
  const next = useNext(path);
  const markCardEntry = useCallback(
    () => updateSession({ cardEntryAt: history.location.state.__TSR_index }),
    [history],
  );
  /** Goes back in the history to the card. Navigating forward to it would make the back button lead round in a circle. */
  const returnToCard = useCallback(() => {
    const { cardEntryAt } = session();
    const here = history.location.state.__TSR_index;
    if (cardEntryAt !== undefined && cardEntryAt < here) history.go(cardEntryAt - here);
    else goTo('input-card');
  }, [history, goTo]);
  return { path, next, goTo, markCardEntry, returnToCard };
}
