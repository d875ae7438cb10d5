import { useRouter } from '@tanstack/react-router';
import { startTransition, useCallback, useState } from 'react';
import { updateSession } from '~/session/store';
import { currentStay, currentVisit, isCurrent } from '~/session/visit';

/** Runs a task of the screen, one run at a time. A second tap is ignored even before the button is disabled. */
export function useTask<T>(task: Task<T>): { readonly run: () => void; readonly isPending: boolean } {
  const isLeaving = useIsLeaving();
  const [isPending, setPending] = useState(false);
  const [runTask] = useState(() =>
    createTaskRunner({
      isLeaving,
      onRunning: (isRunning) => {
        // Work that is done at once leads on before the screen has been drawn as waiting.
        if (isRunning) startTransition(() => setPending(true));
        else setPending(false);
      },
    }),
  );
  return { run: () => runTask(task), isPending };
}

/** Returns a function that is true while another screen is loading: the one shown starts no tasks and reports no errors any more. */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  return useCallback(() => {
    const { location, resolvedLocation } = router.state;
    return resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;
  }, [router]);
}

/** Work started by a tap. */
export type Task<T> = {
  /** @param stay aborts when the guest leaves the screen: nothing may be written to the session after that */
  readonly work: (stay: AbortSignal) => Promise<T>;
  /** Called with the result, usually to open the next screen; a returned promise is awaited. */
  readonly onDone: (result: T) => unknown;
  readonly onFailure: (error: unknown) => void;
  /** The task changes the hotel's records: the guest cannot leave the screen until it has ended and the next one is shown. */
  readonly blocksNavigation?: boolean;
};

/**
 * Creates a runner for the tasks of one button, one at a time. Taps are ignored until the previous task has ended and the next
 * screen is shown, and while the screen is being left.
 */
export function createTaskRunner({
  isLeaving,
  onRunning,
}: {
  readonly isLeaving: () => boolean;
  readonly onRunning: (isRunning: boolean) => void;
}): <T>(task: Task<T>) => void {
  let isRunning = false;
  const setRunning = (now: boolean) => {
    isRunning = now;
    onRunning(now);
  };
  return (task) => {
    if (isRunning || isLeaving()) return;
    setRunning(true);
    void runTask(task, () => setRunning(false));
  };
}

/** Runs a task for the current screen; its outcome is ignored once the guest has left. */
async function runTask<T>(
  { work, onDone, onFailure, blocksNavigation = false }: Task<T>,
  onEnd: () => void,
): Promise<void> {
  const { signal } = currentStay();
  const visit = currentVisit();
  if (blocksNavigation) updateSession({ isSending: true });
  try {
    const result = await work(signal);
    if (!signal.aborted) await onDone(result);
    onEnd();
  } catch (error) {
    // Before a dialog tells of it: closing that gives the focus back to the button, which has to be enabled by then.
    onEnd();
    if (!signal.aborted) onFailure(error);
  } finally {
    if (blocksNavigation && isCurrent(visit)) updateSession({ isSending: false });
  }
}
