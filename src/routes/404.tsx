import { createFileRoute } from '@tanstack/react-router';
import { Crash, Problem } from '~/features/problem/problem';
import picture from '~/ui/art/lost.svg';

export const Route = createFileRoute('/404')({
  component: () => (
    <Problem
      path={Route.fullPath}
      heading="views.error_view.not_found_title"
      text="views.error_view.not_found_text"
      picture={picture}
    />
  ),
  errorComponent: Crash,
});
