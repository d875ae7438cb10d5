import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotLoaded } from '~/errors/not-loaded';
import picture from '~/ui/art/trouble.svg';
import { Problem } from './problem';

/**
 * What stands in place of a screen that could not be drawn: the guest is never left with a blank or a stack trace. One
 * whose script has not come is asked for again, and nothing the guest has entered is lost.
 */
export function Crash({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = error instanceof NotLoaded;
  useEffect(() => {
    if (!isMissing) reportError(error);
  }, [error, isMissing]);
  return (
    <Problem
      path="/common-error"
      heading="views.error_view.common_title"
      text={isMissing ? 'views.error_view.not_loaded_text' : 'views.error_view.common_text'}
      picture={picture}
      onRetry={isMissing ? () => router.invalidate() : undefined}
    />
  );
}
