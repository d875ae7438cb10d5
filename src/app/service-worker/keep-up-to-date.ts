import { Workbox } from 'workbox-window';
import { onActivity } from '~/device/activity';
import { unanswered, within } from '~/platform/within';

/** How often to ask the server for a new version, in ms. */
const CHECK_INTERVAL_MS = 60 * 60_000;
/** How often to retry a failed first install (one missing file fails it), in ms. */
const INSTALL_AGAIN_MS = 60_000;
/** How long home must be untouched before an update is applied, in ms. */
const UNTOUCHED_MS = 30_000;
/** How often to check whether a waiting update may be applied, in ms. */
const APPLY_INTERVAL_MS = 5_000;

/** Staff have asked for the update: it does not wait until home is untouched. */
let isUrgent = false;

/**
 * Registers the service worker, checks for new versions, and applies them between guests.
 * @param isFree whether no guest is at the tablet
 * @throws where the service worker cannot be registered now
 */
export async function keepUpToDate(isFree: () => boolean): Promise<void> {
  const workbox = new Workbox('/sw.js');
  let registration: ServiceWorkerRegistration | undefined;
  let isSavingShell = false;
  let hasAskedToActivate = false;
  let isNewWorkerActive = false;
  let touchedAt = performance.now();

  // Workbox's own `waiting` event is missed where the browser was already installing the version at registration.
  const isWaiting = () => registration?.waiting != null;
  const mayApply = () =>
    isWaiting() && isFree() && (isUrgent || performance.now() - touchedAt >= UNTOUCHED_MS);
  // Keeps the query string: it may hold options for this tablet.
  const reload = () => window.location.replace(`/${window.location.search}`);
  // Repeated at each check until the new worker is in control: Chromium may miss the message while the old worker is busy.
  const applyUpdate = async () => {
    if (isNewWorkerActive) return isFree() ? reload() : undefined;
    if (isSavingShell || !mayApply()) return;
    isSavingShell = true;
    if (!hasAskedToActivate) await saveShell();
    isSavingShell = false;
    // A guest may have arrived while the shell was being saved.
    if (!mayApply()) return;
    hasAskedToActivate = true;
    workbox.messageSkipWaiting();
  };
  // The old page must not keep running with the new version's files, but a guest who has arrived since is not interrupted.
  workbox.addEventListener('controlling', () => {
    if (!hasAskedToActivate) return;
    isNewWorkerActive = true;
    if (isFree()) reload();
  });
  const check = () => void workbox.update().catch(() => undefined);
  // A first install that failed leaves nothing that could be updated.
  const installAgain = async () => {
    if (registration?.installing || registration?.waiting || registration?.active) return;
    registration = await navigator.serviceWorker.register('/sw.js');
  };

  registration = await within(workbox.register(), unanswered);
  onActivity(() => {
    touchedAt = performance.now();
  });
  setInterval(() => void applyUpdate(), APPLY_INTERVAL_MS);
  setInterval(check, CHECK_INTERVAL_MS);
  setInterval(() => void installAgain().catch(() => undefined), INSTALL_AGAIN_MS);
  window.addEventListener('online', check);
}

/** Asks the current worker to keep the current shell, in case the next one does not start. */
async function saveShell(): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise<unknown>((resolve) => {
    port1.onmessage = resolve;
    worker.postMessage({ type: 'KEEP_SHELL' }, [port2]);
  });
  await within(kept, () => undefined);
}

/**
 * Checks for a new version of the app and applies it at once: it waits for home alone, not until home is untouched. False if
 * the tablet has no offline shell to update.
 * @throws {Error} where the server cannot be asked, or the browser does not answer
 */
export const takeUpdate = (): Promise<boolean> => within(askForUpdate(), unanswered);

async function askForUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return false;
  isUrgent = true;
  await registration.update();
  return true;
}
