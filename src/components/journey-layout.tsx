import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useChildMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { mayHoldCard } from '~/flow/payment';
import { isScreenPath, type ScreenPath } from '~/flow/screens';
import { useConfig } from '~/hooks/use-config';
import { type AppServices, ServicesContext } from '~/hooks/use-services';
import { Keypad } from '~/ui/keypad/keypad';
import { KeypadContext, needsKeypad, thisTablet } from '~/ui/keypad/needs-keypad';
import { Texts } from '~/ui/texts';
import { Veil } from '~/ui/veil';
import { Frame } from './frame';
import { type JourneyParts, JourneyPartsContext } from './journey-parts';
import { Steps } from './steps';

/** The layout around every screen of a journey: the frame, the texts, the services and the keypad. */
export function JourneyLayout({ services }: { readonly services: AppServices }) {
  const usesKeypad = needsKeypad(useConfig().kiosk.on_screen_keyboard, thisTablet);
  const parts = useParts();
  const screen = <Outlet />;
  const { cardProvider } = services;
  const holdsCard = useRouterState({
    select: ({ resolvedLocation }) => mayHoldCard(resolvedLocation?.pathname ?? ''),
  });
  useEffect(() => (holdsCard ? cardProvider.end : undefined), [holdsCard, cardProvider]);
  return (
    <Texts>
      <QueryClientProvider client={services.queryClient}>
        <ServicesContext value={services}>
          <JourneyPartsContext value={parts}>
            <KeypadContext value={usesKeypad}>
              {parts.frame ? <Frame path={parts.frame.path}>{screen}</Frame> : screen}
              <Keypad />
            </KeypadContext>
          </JourneyPartsContext>
        </ServicesContext>
      </QueryClientProvider>
    </Texts>
  );
}

/** The parts of the screen that the URL names, or of the error screen in its place. */
function useParts(): JourneyParts {
  const named = useChildMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const [instead, setInstead] = useState<{ readonly of: string; readonly path: ScreenPath }>();
  const path = instead?.of === named ? instead.path : named;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the screen.
  useLayoutEffect(scrollToTop, [path]);
  return useMemo(() => {
    if (!isScreenPath(path)) return { Steps, Veil };
    return { Steps, Veil, frame: { path, change: (to) => setInstead({ of: named, path: to }) } };
  }, [path, named]);
}

/** Where the window is too low, the frame scrolls as a whole: each screen begins at its top. */
function scrollToTop(): void {
  document.querySelector('#root > div')?.scrollTo(0, 0);
}
