import { CheckTotal } from '~/features/payment/check-total';
import { useSnapshot } from '~/hooks/use-snapshot';

/** The screen with the amount to pay at check-out and its folio. */
export function CheckoutTotal() {
  const { folio } = useSnapshot((session) => session.checkout);
  return <CheckTotal journey="checkout" folio={folio} />;
}
