import { createFileRoute } from '@tanstack/react-router';

/** Matches every unknown path. The root route redirects it before anything renders. */
export const Route = createFileRoute('/$')({
  component: () => null,
});
