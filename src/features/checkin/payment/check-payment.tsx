import { CheckPayment } from '~/features/payment/check-payment';
import { useSnapshot } from '~/hooks/use-snapshot';

/** The last screen before the card is charged at check-in. */
export function CheckinCheckPayment() {
  const reservation = useSnapshot((session) => session.reservation);
  return <CheckPayment journey="checkin" standardName={reservation.reservationName} />;
}
