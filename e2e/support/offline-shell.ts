import { expect, type Page } from '@playwright/test';
import type { Guest } from '../pages/guest.ts';

/** What the browser holds of the offline shell. */
export type Workers = { readonly active: boolean; readonly waiting: boolean };

/** Waits until the offline shell is in a state, for so many ms. */
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

/** The tablet starts, its offline shell comes to be complete, and the tablet starts from it. */
export async function installs(guest: Guest): Promise<void> {
  await guest.opensHome();
  await expectWorker(guest.page, ({ active }) => active);
  await guest.opensHome();
  await expect.poll(() => guest.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
