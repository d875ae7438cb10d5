import { createFileRoute } from '@tanstack/react-router';
import picture from '~/ui/art/reload.svg';
import { Problem } from './-problem';

export const Route = createFileRoute('/reload-error')({
  component: () => (
    <Problem
      path="/reload-error"
      heading="views.error_view.reload_title"
      text="views.error_view.reload_text"
      picture={picture}
    />
  ),
});
