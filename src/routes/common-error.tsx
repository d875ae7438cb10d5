import { createFileRoute } from '@tanstack/react-router';
import { Crash, Problem } from '~/features/problem/problem';
import picture from '~/ui/art/trouble.svg';

export const Route = createFileRoute('/common-error')({
  component: () => (
    <Problem
      path={Route.fullPath}
      heading="views.error_view.common_title"
      text="views.error_view.common_text"
      picture={picture}
    />
  ),
  errorComponent: Crash,
});
