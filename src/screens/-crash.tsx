import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import picture from '~/ui/art/trouble.svg';
import { Problem } from './-problem';

/** What stands in place of a screen that could not be drawn: the guest is never left with a blank or a stack trace. */
export function Crash({ error }: ErrorComponentProps) {
  useEffect(() => reportError(error), [error]);
  return (
    <Problem
      path="/common-error"
      heading="views.error_view.common_title"
      text="views.error_view.common_text"
      picture={picture}
    />
  );
}
