import { Workbox } from 'workbox-window';
import { onActivity } from '~/device/activity';
import { unanswered, within } from '~/platform/within';

/** Interval of checks for a new version, in ms. */
const CHECK_INTERVAL_MS = 60 * 60_000;
/** Interval of retries of a failed first install, in ms. One missing file fails it. */
const INSTALL_AGAIN_MS = 60_000;
/** Time without a touch on home before an update is applied, in ms. */
const UNTOUCHED_MS = 30_000;
/** Interval of checks whether an update may be applied, in ms. */
const APPLY_INTERVAL_MS = 5_000;

/** Staff want the update now: it does not wait for an untouched home. */
let isUrgent = false;

/**
 * Registers the service worker, checks for new versions and applies them between guests.
 * @param isFree true if no guest is at the tablet
 * @throws if the service worker cannot be registered
 */
export async function keepUpToDate(isFree: () => boolean): Promise<void> {
  const workbox = new Workbox('/sw.js');
  let registration: ServiceWorkerRegistration | undefined;
  let isSavingShell = false;
  let hasAskedToActivate = false;
  let isNewWorkerActive = false;
  let touchedAt = performance.now();

  // Workbox's `waiting` event is missed if the browser was installing the version before the registration.
  const isWaiting = () => registration?.waiting != null;
  const mayApply = () =>
    isWaiting() && isFree() && (isUrgent || performance.now() - touchedAt >= UNTOUCHED_MS);
  // The query string may hold options for this tablet.
  const reload = () => window.location.replace(`/${window.location.search}`);
  // Repeated until the new worker has control: Chromium may lose the message while the old worker is busy.
  const applyUpdate = async () => {
    if (isNewWorkerActive) return isFree() ? reload() : undefined;
    if (isSavingShell || !mayApply()) return;
    isSavingShell = true;
    if (!hasAskedToActivate) await saveShell();
    isSavingShell = false;
    // A guest may have arrived meanwhile.
    if (!mayApply()) return;
    hasAskedToActivate = true;
    workbox.messageSkipWaiting();
  };
  // An old page must not use new files, but a guest who has arrived is not interrupted.
  workbox.addEventListener('controlling', () => {
    if (!hasAskedToActivate) return;
    isNewWorkerActive = true;
    if (isFree()) reload();
  });
  const check = () => void workbox.update().catch(() => undefined);
  // A failed first install leaves nothing to update.
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

/** Asks the worker to keep the current shell, in case the next one does not start. */
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
 * Checks for a new version and applies it on home without waiting. False if the tablet has no offline shell.
 * @throws {Error} if the server or the browser does not answer
 */
export const takeUpdate = (): Promise<boolean> => within(askForUpdate(), unanswered);

async function askForUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return false;
  isUrgent = true;
  await registration.update();
  return true;
}
