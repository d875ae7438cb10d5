import { test as base, expect, type Page } from '@playwright/test';
import { openTenant, type System, type Tenant } from './tenant.ts';

export type { Settings, System, Tenant } from './tenant.ts';

/** `tenant` is this test's hotel, `system` its back end, `today` stops its clock. Other console errors fail the test. */
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
    // A full-screen window cannot be resized.
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

/** The browser's own note of a failed call; any other console error is the app's fault. */
export const NOTED_BY_THE_BROWSER = /^Failed to load resource/;

export { expect, type Page };
