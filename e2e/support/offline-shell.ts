import { expect, type Page } from '@playwright/test';
import type { Guest } from '../pages/guest.ts';

/** The browser's state of the offline shell. */
export type Workers = { readonly active: boolean; readonly waiting: boolean };

/** Waits so many ms for a state of the offline shell. */
export async function expectWorker(
  page: Page,
  holds: (workers: Workers) => boolean,
  timeout = 30_000,
): Promise<void> {
  await expect
    .poll(
      async () =>
        holds(
          await page.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            return {
              active: registration?.active?.state === 'activated',
              waiting: registration?.waiting !== null && registration?.waiting !== undefined,
            };
          }),
        ),
      { timeout },
    )
    .toBe(true);
}

/** Starts the tablet until its offline shell is complete, then from the shell. */
export async function installs(guest: Guest): Promise<void> {
  await guest.opensHome();
  await expectWorker(guest.page, ({ active }) => active);
  await guest.opensHome();
  await expect.poll(() => guest.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** In looks of about a second, longer than an idle worker lives in Chromium: half a minute. */
const IDLE_LOOKS = 30;

/**
 * Waits for a new worker like a tablet. There Chromium ends the old one when it is idle, and the new one takes its place. A
 * worker that a debugger sees, as in these stories, never ends by itself, and one that missed its moment waits for minutes.
 * @param look fails until the new worker has come
 */
export async function comesInPlace(page: Page, look: () => Promise<void>): Promise<void> {
  const debugged = await page.context().newCDPSession(page);
  const versions = new Map<string, string>();
  debugged.on('ServiceWorker.workerVersionUpdated', (update) => {
    for (const { versionId, status } of update.versions) versions.set(versionId, status);
  });
  await debugged.send('ServiceWorker.enable');
  let looks = 0;
  await expect(async () => {
    looks += 1;
    const isWaiting = [...versions.values()].includes('installed');
    if (looks % IDLE_LOOKS === 0 && isWaiting)
      for (const [versionId, status] of versions)
        if (status === 'activated') await debugged.send('ServiceWorker.stopWorker', { versionId });
    await look();
  }).toPass();
  await debugged.detach();
}
