import { createFileRoute } from '@tanstack/react-router';
import { Home } from '~/features/home/home';
import { endVisit } from '~/session/visit';

export const Route = createFileRoute('/')({
  onEnter: endVisit,
  component: Home,
  // Home is the first screen, so it belongs in the first script.
  codeSplitGroupings: [],
});
