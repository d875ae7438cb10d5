import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { updateSession } from '~/session/store';
import { currentVisit, isCurrent, type Visit } from '~/session/visit';

/** Something a tap sets off. */
export type TaskOptions<T> = {
  readonly work: () => Promise<T>;
  readonly onDone: (result: T) => void;
  readonly onFailure: (error: unknown) => void;
  /** It changes the hotel's records: nobody leaves the screen until it has ended. */
  readonly holdsGuest?: boolean;
};

/**
 * Runs a task once at a time. Two taps may come before the button has had time to say that it heard the first, so the
 * second is refused here and not by the button.
 */
export function useTask<T>({ work, onDone, onFailure, holdsGuest = false }: TaskOptions<T>): {
  readonly run: () => void;
  readonly isPending: boolean;
} {
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (visit: Visit) => {
      try {
        return await work();
      } finally {
        isRunning.current = false;
        if (holdsGuest && isCurrent(visit)) updateSession({ isSending: false });
      }
    },
    onSuccess: onDone,
    onError: onFailure,
  });
  const run = useCallback(() => {
    if (isRunning.current) return;
    isRunning.current = true;
    if (holdsGuest) updateSession({ isSending: true });
    mutate(currentVisit());
  }, [mutate, holdsGuest]);
  return { run, isPending };
}
