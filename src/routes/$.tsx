import { createFileRoute } from '@tanstack/react-router';

/** Whatever no other file names. The shell's guard sends it on before anything is drawn. */
export const Route = createFileRoute('/$')({
  component: () => null,
});
