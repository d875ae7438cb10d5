import { session, updateSession } from '~/session/store';
import { currentStay, currentVisit, isCurrent } from '~/session/visit';

/** Something a tap sets off. */
export type Task<T> = {
  /** @param stay aborts when the guest leaves the screen: nothing may be written into the session after that */
  readonly work: (stay: AbortSignal) => Promise<T>;
  /** What follows: usually the next screen, whose coming is waited for. */
  readonly onDone: (result: T) => unknown;
  readonly onFailure: (error: unknown) => void;
  /** It changes the hotel's records: nobody leaves the screen until it has ended and the next screen has come. */
  readonly holdsGuest?: boolean;
};

/**
 * Runs a task that belongs to the screen now shown: what comes of it after the guest has left is for nobody. Resolves when
 * the next screen has come as well, so that no second tap can start it in between.
 */
export async function runTask<T>({ work, onDone, onFailure, holdsGuest = false }: Task<T>): Promise<void> {
  const { signal } = currentStay();
  const visit = currentVisit();
  if (holdsGuest) updateSession({ isSending: true });
  try {
    const result = await work(signal);
    if (!signal.aborted) await onDone(result);
  } catch (error) {
    if (!signal.aborted) onFailure(error);
  } finally {
    if (holdsGuest && isCurrent(visit) && session().isSending) updateSession({ isSending: false });
  }
}
