import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { nextInPayment, type PayingJourney, paymentPath } from '~/flow/payment';
import type { PaymentScreen } from '~/flow/payment-screens';

/** What a screen of a payment knows of its place: its path, and the ways on. */
export function usePayment(journey: PayingJourney, screen: PaymentScreen) {
  const navigate = useNavigate();
  const goTo = useCallback(
    (other: PaymentScreen) => void navigate({ to: paymentPath(journey, other), search: true }),
    [navigate, journey],
  );
  const next = useCallback(
    () => void navigate({ to: nextInPayment(journey, screen), search: true }),
    [navigate, journey, screen],
  );
  return { path: paymentPath(journey, screen), next, goTo };
}
