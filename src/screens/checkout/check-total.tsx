import { createFileRoute } from '@tanstack/react-router';
import { useSnapshot } from '~/ui/use-snapshot';
import { CheckTotal } from '../-payment/check-total';

export const Route = createFileRoute('/checkout/check-total')({ component: CheckoutTotal });

function CheckoutTotal() {
  const { folio } = useSnapshot((session) => session.checkout);
  return <CheckTotal journey="checkout" folio={folio} />;
}
