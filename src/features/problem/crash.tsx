import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotLoaded } from '~/errors/not-loaded';
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
