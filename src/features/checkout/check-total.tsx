import { CheckTotal } from '~/features/payment/check-total';
import { useSnapshot } from '~/hooks/use-snapshot';

export function CheckoutTotal() {
  const { folio } = useSnapshot((session) => session.checkout);
  return <CheckTotal journey="checkout" folio={folio} />;
}
