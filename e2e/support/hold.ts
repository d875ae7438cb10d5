import type { Page } from '@playwright/test';

/** Holds a call back until it is let go: the screen stays as it is while the guest waits. */
export async function holds(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Lets the hotel answer a call with a payload of the test's own, such as no named guest gets. */
export async function answers(page: Page, path: string, payload: unknown): Promise<void> {
  await page.route(path, (route) => route.fulfill({ json: { payload } }));
}
