import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useChildMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { mayHoldCard } from '~/flow/payment';
import { isScreenPath, type ScreenPath } from '~/flow/screens';
import { isLeaving } from '~/hooks/is-leaving';
import { useConfig } from '~/hooks/use-config';
import { type AppServices, ServicesContext } from '~/hooks/use-services';
import type { TextKey } from '~/i18n/keys';
import '~/i18n/translator';
import { Keypad } from '~/ui/keypad/keypad';
import { KeypadContext, needsKeypad, thisTablet } from '~/ui/keypad/needs-keypad';
import { Veil } from '~/ui/veil';
import { Frame } from './frame';
import { type JourneyParts, JourneyPartsContext } from './journey-parts';
import { Steps } from './steps';

/** The layout around every screen of a journey: the frame, the texts, the services and the keypad. */
export function JourneyLayout({ services }: { readonly services: AppServices }) {
  const usesKeypad = needsKeypad(useConfig().kiosk.on_screen_keyboard, thisTablet);
  const { path, parts } = useParts();
  const router = useRouter();
  const isChanging = useCallback(() => isLeaving(router), [router]);
  const screen = <Outlet />;
  const { cardProvider } = services;
  const holdsCard = useRouterState({
    select: ({ resolvedLocation }) => mayHoldCard(resolvedLocation?.pathname ?? ''),
  });
  useEffect(() => (holdsCard ? cardProvider.end : undefined), [holdsCard, cardProvider]);
  return (
    <QueryClientProvider client={services.queryClient}>
      <ServicesContext value={services}>
        <JourneyPartsContext value={parts}>
          <KeypadContext value={usesKeypad}>
            {parts.frame ? (
              <Frame path={parts.frame.path} title={parts.frame.title}>
                {screen}
              </Frame>
            ) : (
              screen
            )}
            <Keypad screen={path} isLeaving={isChanging} />
          </KeypadContext>
        </JourneyPartsContext>
      </ServicesContext>
    </QueryClientProvider>
  );
}

/** The screen that the URL names, or the error screen in its place; and its parts. */
function useParts(): { readonly path: string; readonly parts: JourneyParts } {
  const named = useChildMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const [instead, setInstead] = useState<{
    readonly of: string;
    readonly path: ScreenPath;
    readonly title?: TextKey | undefined;
  }>();
  const { path, title } = instead?.of === named ? instead : { path: named };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the screen.
  useLayoutEffect(scrollToTop, [path]);
  const parts = useMemo((): JourneyParts => {
    if (!isScreenPath(path)) return { Steps, Veil };
    return {
      Steps,
      Veil,
      frame: { path, title, change: (to, title) => setInstead({ of: named, path: to, title }) },
    };
  }, [path, title, named]);
  return { path, parts };
}

/** Where the frame scrolls as a whole (screen.module.css), each screen begins at its top. */
function scrollToTop(): void {
  // Elsewhere there is nothing to scroll, and to ask for it would lay out the page once more.
  if (!window.matchMedia('(max-height: 420px)').matches) return;
  document.querySelector('#root > div')?.scrollTo(0, 0);
}
