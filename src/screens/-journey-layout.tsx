import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mayHoldCard } from '~/flow/payment';
import { JourneyPartsContext } from '~/ui/journey-parts';
import { Keypad } from '~/ui/keypad/keypad';
import { Steps } from '~/ui/steps';
import { Veil } from '~/ui/veil';
import type { Journey } from './-journey';

const PARTS = { Steps, Veil };

/** What stands around every screen of a journey. */
export function JourneyLayout({ journey }: { readonly journey: Journey }) {
  const { cardProvider } = journey;
  const holdsCard = useRouterState({
    select: ({ resolvedLocation }) => mayHoldCard(resolvedLocation?.pathname ?? ''),
  });
  useEffect(() => (holdsCard ? cardProvider.end : undefined), [holdsCard, cardProvider]);
  return (
    <QueryClientProvider client={journey.queryClient}>
      <JourneyPartsContext value={PARTS}>
        <Outlet />
      </JourneyPartsContext>
      <Keypad />
    </QueryClientProvider>
  );
}
