import { createFileRoute } from '@tanstack/react-router';
import { JourneyLayout } from '~/components/journey-layout';
import { Crash } from '~/features/problem/problem';

/** Loads the services with the first screen of a journey, not with home. */
export const Route = createFileRoute('/checkin')({
  beforeLoad: async ({ context }) => ({ services: await context.openServices() }),
  component: () => <JourneyLayout services={Route.useRouteContext().services} />,
  // Replaces the whole layout: `Crash` has its own frame.
  errorComponent: Crash,
});
