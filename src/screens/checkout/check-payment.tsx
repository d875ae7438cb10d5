import { createFileRoute } from '@tanstack/react-router';
import { useSnapshot } from '~/ui/use-snapshot';
import { CheckPayment } from '../-payment/check-payment';

export const Route = createFileRoute('/checkout/check-payment')({ component: CheckoutCheckPayment });

function CheckoutCheckPayment() {
  const { journey } = Route.useRouteContext();
  const checkout = useSnapshot((session) => session.checkout);
  return <CheckPayment journey="checkout" services={journey} standardName={checkout.reservationName} />;
}
