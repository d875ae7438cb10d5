import { createFileRoute } from '@tanstack/react-router';
import { JourneyLayout } from '../-journey-layout';
import { openJourney } from '../-open-journey';

/** What every screen of a journey works with; loaded with the first of them, not with home. */
export const Route = createFileRoute('/checkin')({
  beforeLoad: async () => ({ journey: await openJourney() }),
  component: Checkin,
});

function Checkin() {
  const { journey } = Route.useRouteContext();
  return <JourneyLayout journey={journey} />;
}
