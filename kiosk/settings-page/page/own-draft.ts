import { beginDraft, findDraft, type Opened } from './server.ts';

const KEY = 'settings-page.draft';

/**
 * The draft of this window: the one that it had before it was loaded again, or a new one. A window that was duplicated has the
 * other's name for its draft, but not its lock.
 * @throws where the server does not answer
 */
export async function ownDraft(): Promise<Opened> {
  const known = sessionStorage.getItem(KEY);
  if (known !== null && (await isOurs(known))) {
    try {
      return await findDraft(known);
    } catch {
      // It was closed, or the server is another one.
    }
  }
  return newDraft();
}

/** A new draft for this window, in the place of any other. @throws where the server does not answer */
export async function newDraft(): Promise<Opened> {
  const opened = await beginDraft();
  sessionStorage.setItem(KEY, opened.id);
  await isOurs(opened.id);
  return opened;
}

/** Whether no other window has the draft; it is held until this window is closed or loaded again. */
function isOurs(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`${KEY}.${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => {});
    });
  });
}
