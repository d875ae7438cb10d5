import { useRouter } from '@tanstack/react-router';
import { startTransition, useCallback, useState } from 'react';
import { updateSession } from '~/session/store';
import { currentStay, currentVisit, isCurrent } from '~/session/visit';

/** Runs a task of the screen, one at a time. A second tap is ignored before the button is off. */
export function useTask<T>(task: Task<T>): { readonly run: () => void; readonly isPending: boolean } {
  const isLeaving = useIsLeaving();
  const [isPending, setPending] = useState(false);
  const [runTask] = useState(() =>
    createTaskRunner({
      isLeaving,
      onRunning: (isRunning) => {
        // Quick work navigates before the screen renders as busy.
        if (isRunning) startTransition(() => setPending(true));
        else setPending(false);
      },
    }),
  );
  return { run: () => runTask(task), isPending };
}

/** A function that is true while another screen loads: the old one starts no task and reports no error. */
export function useIsLeaving(): () => boolean {
  const router = useRouter();
  return useCallback(() => {
    const { location, resolvedLocation } = router.state;
    return resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;
  }, [router]);
}

type Task<T> = {
  /** @param stay aborts when the guest leaves the screen: nothing may be written to the session after that */
  readonly work: (stay: AbortSignal) => Promise<T>;
  /** Called with the result, usually to open the next screen; a returned promise is awaited. */
  readonly onDone: (result: T) => unknown;
  readonly onFailure: (error: unknown) => void;
  /** The task changes the hotel's records: the guest cannot leave until the next screen is shown. */
  readonly blocksNavigation?: boolean;
};

/** Creates a runner for one button's tasks. Taps are ignored until the task has ended and the next screen is shown. */
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

/** The outcome is ignored once the guest has left. */
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
    // The button must be on before a dialog closes and returns the focus to it.
    onEnd();
    if (!signal.aborted) onFailure(error);
  } finally {
    if (blocksNavigation && isCurrent(visit)) updateSession({ isSending: false });
  }
}
