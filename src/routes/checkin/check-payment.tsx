import { createFileRoute } from '@tanstack/react-router';
import { CheckPayment } from '~/features/payment/check-payment';
import { useSnapshot } from '~/hooks/use-snapshot';

export const Route = createFileRoute('/checkin/check-payment')({ component: CheckinCheckPayment });

/** The last screen before the card is charged at check-in. */
function CheckinCheckPayment() {
  const reservation = useSnapshot((session) => session.reservation);
  return <CheckPayment journey="checkin" standardName={reservation.reservationName} />;
}
