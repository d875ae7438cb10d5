import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mayHoldCard } from '~/flow/payment';
import { useConfig } from '~/hooks/use-config';
import { type AppServices, ServicesContext } from '~/hooks/use-services';
import { Keypad } from '~/ui/keypad/keypad';
import { KeypadContext, needsKeypad, thisTablet } from '~/ui/keypad/needs-keypad';
import { Veil } from '~/ui/veil';
import { JourneyPartsContext } from './journey-parts';
import { Steps } from './steps';

const PARTS = { Steps, Veil };

/** The layout around every screen of a journey: provides the services and the keypad. */
export function JourneyLayout({ services }: { readonly services: AppServices }) {
  const usesKeypad = needsKeypad(useConfig().kiosk.on_screen_keyboard, thisTablet);
  const { cardProvider } = services;
  const holdsCard = useRouterState({
    select: ({ resolvedLocation }) => mayHoldCard(resolvedLocation?.pathname ?? ''),
  });
  useEffect(() => (holdsCard ? cardProvider.end : undefined), [holdsCard, cardProvider]);
  return (
    <QueryClientProvider client={services.queryClient}>
      <ServicesContext value={services}>
        <JourneyPartsContext value={PARTS}>
          <KeypadContext value={usesKeypad}>
            <Outlet />
            <Keypad />
          </KeypadContext>
        </JourneyPartsContext>
      </ServicesContext>
    </QueryClientProvider>
  );
}
