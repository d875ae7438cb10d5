import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { startTransition, useState } from 'react';
import { createTaskRunner, type Task } from '~/flow/task';

/** Runs a task of the screen, one run at a time. A second tap is ignored even before the button is disabled. */
export function useTask<T>(task: Task<T>): { readonly run: () => void; readonly isPending: boolean } {
  const router = useRouter();
  const [isPending, setPending] = useState(false);
  const [runTask] = useState(() =>
    createTaskRunner({
      isLeaving: () => isLeaving(router),
      onRunning: (isRunning) => {
        // Work that is done at once leads on before the screen has been drawn as waiting.
        if (isRunning) startTransition(() => setPending(true));
        else setPending(false);
      },
    }),
  );
  return { run: () => runTask(task), isPending };
}

/** True while another screen is loading: the one shown must start no tasks and report no errors any more. */
export const isLeaving = ({ state: { location, resolvedLocation } }: AnyRouter): boolean =>
  resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;
