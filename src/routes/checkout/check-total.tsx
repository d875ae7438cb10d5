import { createFileRoute } from '@tanstack/react-router';
import { CheckTotal } from '~/features/payment/check-total';
import { useSnapshot } from '~/hooks/use-snapshot';

export const Route = createFileRoute('/checkout/check-total')({ component: CheckoutTotal });

/** The screen with the amount to pay at check-out and its folio. */
function CheckoutTotal() {
  const { folio } = useSnapshot((session) => session.checkout);
  return <CheckTotal journey="checkout" folio={folio} />;
}
