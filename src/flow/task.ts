import { updateSession } from '~/session/store';
import { currentStay, currentVisit, isCurrent } from '~/session/visit';

/** Something a tap sets off. */
export type Task<T> = {
  /** @param stay aborts when the guest leaves the screen: nothing may be written into the session after that */
  readonly work: (stay: AbortSignal) => Promise<T>;
  /** What follows: usually the next screen, whose coming is waited for. */
  readonly onDone: (result: T) => unknown;
  readonly onFailure: (error: unknown) => void;
  /** It changes the hotel's records: nobody leaves the screen until it has ended and the next screen has come. */
  readonly blocksNavigation?: boolean;
};

/** What a runner of tasks is told by its screen, and tells it. */
export type TaskRunnerOptions = {
  /** Whether the screen is already giving way to another. */
  readonly isLeaving: () => boolean;
  readonly onRunning: (isRunning: boolean) => void;
};

/**
 * Runs tasks of one button, one at a time. A second tap is refused as long as the first has not ended and the screen that
 * follows has not come; so is one on a screen that is giving way to another.
 */
export function createTaskRunner({ isLeaving, onRunning }: TaskRunnerOptions): <T>(task: Task<T>) => void {
  let isRunning = false;
  const mark = (now: boolean) => {
    isRunning = now;
    onRunning(now);
  };
  return (task) => {
    if (isRunning || isLeaving()) return;
    mark(true);
    void runTask(task).finally(() => mark(false));
  };
}

/** Runs a task that belongs to the screen now shown: what comes of it after the guest has left is for nobody. */
async function runTask<T>({ work, onDone, onFailure, blocksNavigation = false }: Task<T>): Promise<void> {
  const { signal } = currentStay();
  const visit = currentVisit();
  if (blocksNavigation) updateSession({ isSending: true });
  try {
    const result = await work(signal);
    if (!signal.aborted) await onDone(result);
  } catch (error) {
    if (!signal.aborted) onFailure(error);
  } finally {
    if (blocksNavigation && isCurrent(visit)) updateSession({ isSending: false });
  }
}
