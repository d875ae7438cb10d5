import { createFileRoute } from '@tanstack/react-router';
import { InputCard } from '../-payment/input-card';

export const Route = createFileRoute('/checkin/input-card')({ component: CheckinCard });

function CheckinCard() {
  const { journey } = Route.useRouteContext();
  return <InputCard journey="checkin" provider={journey.cardProvider} />;
}
