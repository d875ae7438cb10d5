import { createFileRoute } from '@tanstack/react-router';
import { InputCard } from '../-payment/input-card';

export const Route = createFileRoute('/checkout/input-card')({ component: CheckoutCard });

function CheckoutCard() {
  const { journey } = Route.useRouteContext();
  return <InputCard journey="checkout" provider={journey.cardProvider} />;
}
