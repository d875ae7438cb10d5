import type { Page } from '@playwright/test';

/** Holds a call back until it is let go: the screen stays as it is while the guest waits. */
export async function holds(page: Page, path: string | RegExp): Promise<() => Promise<void>> {
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

/** Holds back the answer to the first call of a path, as the hotel gives it now; resolves when it has been let go. */
export async function holdsFirst(
  page: Page,
  path: string,
): Promise<{ isHeld: () => boolean; letGo: () => Promise<void> }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = false;
  await page.route(path, async (route) => {
    if (isHeld) return route.continue();
    isHeld = true;
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => undefined);
  });
  return {
    isHeld: () => isHeld,
    letGo: async () => {
      letGo();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
