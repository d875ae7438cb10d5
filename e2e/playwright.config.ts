import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { systemChromium } from '../kiosk/commands/chromium.ts';

/** Only `npm run lab -- engines` runs all of it. */
const ONLY_WHEN_ASKED = process.env.ENGINES === undefined ? ['engines/whole.spec.ts'] : [];

export default defineConfig({
  testDir: '.',
  testIgnore: ONLY_WHEN_ASKED,
  outputDir: '../.cache/e2e',
  // More only wait for each other.
  workers: Number(process.env.WORKERS ?? availableParallelism()),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine is no failure.
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/looks/pictures/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/looks/reading-order/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    hasTouch: true,
    serviceWorkers: 'block',
    // Less motion shows the same screens sooner.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // A guest's data never goes into a trace or a picture of a failed run.
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      ...(systemChromium === undefined ? {} : { executablePath: systemChromium }),
      // No camera by default; camera stories bring their own.
      args: ['--use-fake-device-for-media-stream=device-count=0'],
    },
  },
});
