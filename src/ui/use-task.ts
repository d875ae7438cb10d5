import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { runTask, type Task } from '~/flow/task';
import { isLeaving } from './is-leaving';

/**
 * Runs a task once at a time. Two taps may come before the button has had time to say that it heard the first, so the
 * second is refused here and not by the button; so is one on a screen that is already giving way to the next.
 */
export function useTask<T>(task: Task<T>): { readonly run: () => void; readonly isPending: boolean } {
  const router = useRouter();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const run = () => {
    if (isRunning.current || isLeaving(router)) return;
    isRunning.current = true;
    setPending(true);
    void runTask(task).finally(() => {
      isRunning.current = false;
      setPending(false);
    });
  };
  return { run, isPending };
}
