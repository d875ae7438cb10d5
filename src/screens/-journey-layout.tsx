import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { JourneyPartsContext } from '~/ui/journey-parts';
import { Keypad } from '~/ui/keypad/keypad';
import { Steps } from '~/ui/steps';
import { Veil } from '~/ui/veil';
import type { Journey } from './-journey';

const PARTS = { Steps, Veil };

/** What stands around every screen of a journey. */
export function JourneyLayout({ journey }: { readonly journey: Journey }) {
  return (
    <QueryClientProvider client={journey.queryClient}>
      <JourneyPartsContext value={PARTS}>
        <Outlet />
      </JourneyPartsContext>
      <Keypad />
    </QueryClientProvider>
  );
}
