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
