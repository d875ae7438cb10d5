import { CheckPayment } from '~/features/payment/check-payment';
import { useSnapshot } from '~/hooks/use-snapshot';

export function CheckoutCheckPayment() {
  const checkout = useSnapshot((session) => session.checkout);
  return <CheckPayment journey="checkout" standardName={checkout.reservationName} />;
}
