import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useChildMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { mayHoldCard } from '~/flow/payment';
import type { ScreenRow } from '~/flow/screen-row';
import { isScreenPath, SCREENS } from '~/flow/screens';
import { type AppServices, ServicesContext } from '~/hooks/use-services';
import { useIsLeaving } from '~/hooks/use-task';
import { useTyping } from '~/hooks/use-typing';
import type { TextKey } from '~/i18n/keys';
import { Keypad } from '~/ui/keypad/keypad';
import { KeypadContext } from '~/ui/keypad/needs-keypad';
import { Frame } from './frame';
import { FrameTitleContext } from './screen';
import { Steps } from './steps';

export function JourneyLayout({ services }: { readonly services: AppServices }) {
  const usesKeypad = useTyping() === 'keypad';
  const path = useChildMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const isLeaving = useIsLeaving();
  const { cardProvider } = services;
  const holdsCard = useRouterState({
    select: ({ resolvedLocation }) => mayHoldCard(resolvedLocation?.pathname ?? ''),
  });
  useEffect(() => (holdsCard ? cardProvider.end : undefined), [holdsCard, cardProvider]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the screen.
  useLayoutEffect(scrollToTop, [path]);
  return (
    <QueryClientProvider client={services.queryClient}>
      <ServicesContext value={services}>
        <KeypadContext value={usesKeypad}>
          <JourneyFrame path={path} />
          <Keypad screen={path} isLeaving={isLeaving} />
        </KeypadContext>
      </ServicesContext>
    </QueryClientProvider>
  );
}

/** Bar and steps, which stay mounted while the screens change. */
function JourneyFrame({ path }: { readonly path: string }) {
  const [title, setTitle] = useState<TextKey>();
  if (!isScreenPath(path)) return null;
  const { step }: ScreenRow = SCREENS[path];
  return (
    <FrameTitleContext value={setTitle}>
      <Frame path={path} title={title} steps={step ? <Steps path={path} current={step} /> : null}>
        <Outlet />
      </Frame>
    </FrameTitleContext>
  );
}

/** Where the frame scrolls as a whole (screen.module.css), a screen begins at its top. */
function scrollToTop(): void {
  // On other screens this would cost a layout.
  if (!window.matchMedia('(max-height: 420px)').matches) return;
  document.querySelector('#root > div')?.scrollTo(0, 0);
}
