import { createFileRoute } from '@tanstack/react-router';
import { CheckPayment } from '~/features/payment/check-payment';
import { useSnapshot } from '~/hooks/use-snapshot';

export const Route = createFileRoute('/checkout/check-payment')({ component: CheckoutCheckPayment });

/** The last screen before the card is charged at check-out. */
function CheckoutCheckPayment() {
  const checkout = useSnapshot((session) => session.checkout);
  return <CheckPayment journey="checkout" standardName={checkout.reservationName} />;
}
