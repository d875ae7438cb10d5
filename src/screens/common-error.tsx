import { createFileRoute } from '@tanstack/react-router';
import picture from '~/ui/art/trouble.svg';
import { Problem } from './-problem';

export const Route = createFileRoute('/common-error')({
  component: () => (
    <Problem
      path="/common-error"
      heading="views.error_view.common_title"
      text="views.error_view.common_text"
      picture={picture}
    />
  ),
});
