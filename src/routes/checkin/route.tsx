import { createFileRoute } from '@tanstack/react-router';
import { JourneyLayout } from '~/components/journey-layout';

/** What every screen of a journey works with is loaded with the first of them, not with home. */
export const Route = createFileRoute('/checkin')({
  beforeLoad: async ({ context }) => ({ services: await context.openServices() }),
  component: Layout,
});

function Layout() {
  return <JourneyLayout services={Route.useRouteContext().services} />;
}
