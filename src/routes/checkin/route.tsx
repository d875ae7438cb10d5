import { createFileRoute } from '@tanstack/react-router';
import { JourneyLayout } from '~/components/journey-layout';

/** Loads the services with the first screen of a journey, not with home. */
export const Route = createFileRoute('/checkin')({
  beforeLoad: async ({ context }) => ({ services: await context.openServices() }),
  component: Layout,
});

function Layout() {
  return <JourneyLayout services={Route.useRouteContext().services} />;
}
