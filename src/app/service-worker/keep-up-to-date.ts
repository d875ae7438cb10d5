import { Workbox } from 'workbox-window';

/** How often the server is asked for a new version, in ms. */
const CHECK_MS = 60 * 60_000;
/** Home must have stood untouched for so long before an update is taken, in ms. */
const QUIET_MS = 30_000;
/** How often a waiting update looks whether it may be taken, in ms. */
const LOOK_MS = 5_000;

/** Staff have asked for it: the quiet time is not waited for. */
let isUrgent = false;

/** Takes the next version as soon as it is there and home is shown, whoever touches the tablet. */
export const hurryUpdate = (): void => {
  isUrgent = true;
};

/**
 * Registers the worker, looks for new versions, and takes them between guests.
 * @param isFree whether no guest is at the tablet
 * @throws where the worker cannot be had now
 */
export async function keepUpToDate(isFree: () => boolean): Promise<void> {
  const workbox = new Workbox('/sw.js');
  let isWaiting = false;
  let isKeeping = false;
  let isTaken = false;
  let isReplaced = false;
  let touchedAt = performance.now();

  workbox.addEventListener('waiting', () => {
    isWaiting = true;
  });
  const mayTake = () => isWaiting && isFree() && (isUrgent || performance.now() - touchedAt >= QUIET_MS);
  // What the address says of the tablet goes on to hold.
  const reload = () => window.location.replace(`/${window.location.search}`);
  // Sent again at each look until the new worker is in control: Chromium may miss it while the old one is busy.
  const take = async () => {
    if (isReplaced) return isFree() ? reload() : undefined;
    if (isKeeping || !mayTake()) return;
    isKeeping = true;
    if (!isTaken) await keepShell();
    isKeeping = false;
    // A guest may have come meanwhile.
    if (!mayTake()) return;
    isTaken = true;
    workbox.messageSkipWaiting();
  };
  // The old page must not go on with the new version's files, but a guest who has come since is not cut off.
  workbox.addEventListener('controlling', () => {
    if (!isTaken) return;
    isReplaced = true;
    if (isFree()) reload();
  });
  const check = () => void workbox.update().catch(() => undefined);

  // Whoever has no network now begins anew when it returns.
  await workbox.register();
  const touch = () => {
    touchedAt = performance.now();
  };
  for (const name of ['pointerdown', 'keydown'] as const)
    window.addEventListener(name, touch, { capture: true });
  setInterval(() => void take(), LOOK_MS);
  setInterval(check, CHECK_MS);
  window.addEventListener('online', check);
}

/** Asks the present worker to keep the present shell, in case the next one does not start. */
async function keepShell(): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    worker.postMessage({ type: 'KEEP_SHELL' }, [port2]);
    setTimeout(resolve, 10_000);
  });
}
