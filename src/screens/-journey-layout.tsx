import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Keypad } from '~/ui/keypad/keypad';
import { Steps } from '~/ui/steps';
import { StepsPlace } from '~/ui/steps-place';
import type { Journey } from './-journey';

/** What stands around every screen of a journey. */
export function JourneyLayout({ journey }: { readonly journey: Journey }) {
  return (
    <QueryClientProvider client={journey.queryClient}>
      <StepsPlace value={Steps}>
        <Outlet />
      </StepsPlace>
      <Keypad />
    </QueryClientProvider>
  );
}
