import { createFileRoute } from '@tanstack/react-router';
import { useSnapshot } from '~/ui/use-snapshot';
import { CheckPayment } from '../-payment/check-payment';

export const Route = createFileRoute('/checkin/check-payment')({ component: CheckinCheckPayment });

function CheckinCheckPayment() {
  const { journey } = Route.useRouteContext();
  const reservation = useSnapshot((session) => session.reservation);
  return <CheckPayment journey="checkin" services={journey} standardName={reservation.reservationName} />;
}
