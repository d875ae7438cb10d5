import { test as base, expect, type Page } from '@playwright/test';
import { openTenant, type System, type Tenant } from './tenant.ts';

export type { Settings, System, Tenant } from './tenant.ts';

/**
 * `tenant` is a hotel and its tablet server for this test alone; `system` says which back end it speaks, `today` stops
 * the hotel's clock.
 * A page that writes an error to its console fails its test, unless the test says which it expects.
 */
export const test = base.extend<{
  readonly system: System;
  readonly today: string | undefined;
  readonly tenant: Tenant;
  readonly expectedErrors: RegExp[];
}>({
  system: ['legacy', { option: true }],
  today: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  tenant: async ({ system, today, page, expectedErrors }, use) => {
    const tenant = await openTenant(system, today);
    // A window that fills the screen can no longer be given another size.
    await page.addInitScript(() =>
      Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true }),
    );
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(tenant);
    await tenant.close();
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
  },
});

/** What a browser notes by itself when a call fails; everything else in the console is a fault of the app. */
export const NOTED_BY_THE_BROWSER = /^Failed to load resource/;

export { expect, type Page };
