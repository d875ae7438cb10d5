import { CheckPayment } from '~/features/payment/check-payment';
import { useSnapshot } from '~/hooks/use-snapshot';

/** The last screen before the card is charged at check-out. */
export function CheckoutCheckPayment() {
  const checkout = useSnapshot((session) => session.checkout);
  return <CheckPayment journey="checkout" standardName={checkout.reservationName} />;
}
