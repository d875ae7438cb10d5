import { createFileRoute } from '@tanstack/react-router';
import { Crash, Problem } from '~/features/problem/problem';
import picture from '~/ui/art/reload.svg';

export const Route = createFileRoute('/reload-error')({
  component: () => (
    <Problem
      path={Route.fullPath}
      heading="views.error_view.reload_title"
      text="views.error_view.reload_text"
      picture={picture}
    />
  ),
  errorComponent: Crash,
});
