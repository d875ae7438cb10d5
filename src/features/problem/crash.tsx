import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { config } from '~/config/settings';
import { NotLoaded } from '~/errors/not-loaded';
import { openScreen } from '~/flow/open-screens';
import { useReturnHome } from '~/hooks/use-return-home';
import picture from '~/ui/art/trouble.svg';
import { Problem } from './problem';

/**
 * Shown instead of a screen that could not be rendered, so that the guest never sees a blank page or a stack trace. If the
 * screen's script could not be loaded, the guest can try again, and keeps everything entered.
 */
export function Crash({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = error instanceof NotLoaded;
  useEffect(() => {
    if (!isMissing) reportError(error);
  }, [error, isMissing]);
  const screen = openScreen(router.state.location.pathname, config());
  // Of a guest on the way from home nothing is known that could be kept.
  const notLoaded =
    screen?.needs.length === 0
      ? 'views.error_view.not_loaded_first_text'
      : 'views.error_view.not_loaded_text';
  const problem = (
    <Problem
      path="/common-error"
      heading="views.error_view.common_title"
      text={isMissing ? notLoaded : 'views.error_view.common_text'}
      picture={picture}
      onRetry={isMissing ? () => router.invalidate() : undefined}
    />
  );
  return screen?.endsItself ? <ReturningHome>{problem}</ReturningHome> : problem;
}

/** Goes home in place of a screen that would have done so by itself: nobody asks its guest whether they are still there. */
function ReturningHome({ children }: { readonly children: ReactNode }) {
  useReturnHome();
  return children;
}
