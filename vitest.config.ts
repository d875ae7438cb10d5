import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { appPlugins } from './kiosk/build/app-plugins.ts';
import { cardDocument } from './kiosk/build/card-document.ts';
import { textFiles } from './kiosk/build/text-files.ts';
import { systemChromium } from './kiosk/commands/chromium.ts';
import { CARD_SCRIPT } from './kiosk/demo-hotel/card-script.ts';
import { SOURCES } from './kiosk/hotel-api/contract/sources.ts';

/** A test's name says how it runs; `tests/architecture.test.ts` compares names and contents. */
const NAMED = {
  /** Takes long: attacks, and processes that are started. `npm test` runs it, `npm run check` does not. */
  slow: 'tests/**/*.slow.test.{ts,tsx}',
  /**
   * Starts programs. Linux refuses to start one from a process with more memory, used or not, than the machine has.
   * The process of all unit tests becomes as large.
   */
  process: 'tests/**/*.process.test.{ts,tsx}',
  /** Replaces modules, clocks or the page, so it shares no modules with other files. */
  alone: 'tests/**/*.alone.test.{ts,tsx}',
  /** Runs in a page of Chromium. */
  screens: 'tests/screens/**/*.test.{ts,tsx}',
} as const;

/** In steps. */
const LONG_WALK = 14;
/** Random walks through the screens at each back end, each time the same. */
const {
  WANDER_RUNS = 10,
  WANDER_SEED = 100,
  WANDER_LONGEST = LONG_WALK,
  WANDER_LONG = 0,
  WANDER_SHORTEN,
} = process.env;
const WALKS = {
  rounds: [
    { runs: Number(WANDER_RUNS), longest: Number(WANDER_LONGEST) },
    { runs: Number(WANDER_LONG), longest: LONG_WALK },
  ].filter(({ runs }) => runs > 0),
  seed: Number(WANDER_SEED),
  /** Whether a walk that breaks a rule is printed as short as it can be made. */
  shortens: WANDER_SHORTEN !== 'no',
};

/** Whether each screen is looked at in all views. `npm test` needs a third of them. */
const LOOKS_AT_ALL = process.env.LOOKS === 'all';

declare module 'vitest' {
  interface ProvidedContext {
    readonly walks: typeof WALKS;
    readonly looksAtAll: typeof LOOKS_AT_ALL;
  }
}

/** After each test, what it has replaced is put back. */
const PUT_BACK = 'tests/support/put-back.ts';

/** Without the app's build plug-ins, which no unit test needs. For each project anew, as vitest takes out what it defines. */
const common = () => ({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: {
    __CONFIG_SCHEMA__: JSON.stringify('the schema of the unit tests'),
    __TEXTS__: JSON.stringify('12345678'),
    __APP_VERSION__: JSON.stringify('0.0.0'),
    __BUILD_DAY__: JSON.stringify('2026-11-01'),
  },
});

/** The card provider's script, where the demo hotel has it. */
const demoCardScript = (): Plugin => ({
  name: 'demo-card-script',
  configureServer({ middlewares }) {
    middlewares.use('/demo/token.js', (_, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(CARD_SCRIPT);
    });
  },
});

/** The contract's documents, which a page cannot read from files. */
const contractSources = (): Plugin => ({
  name: 'contract-sources',
  load: (id) =>
    id.endsWith('/kiosk/hotel-api/contract/sources.ts')
      ? `export const SOURCES = ${JSON.stringify(SOURCES)}`
      : null,
});

/** A busy machine is no failure: what passes waits for nothing, and what fails may take its time. In ms. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    // Half as expensive to start as a process for each file.
    pool: 'threads',
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...common(),
        test: {
          name: 'unit',
          // Loading the same modules for each file takes longer than all tests; a test puts its changes back.
          isolate: false,
          setupFiles: [PUT_BACK, 'tests/support/as-started.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: Object.values(NAMED),
          ...PATIENCE,
        },
      },
      { ...common(), test: { name: 'alone', include: [NAMED.alone], setupFiles: PUT_BACK, ...PATIENCE } },
      {
        ...common(),
        test: {
          name: 'processes',
          include: [NAMED.process],
          setupFiles: PUT_BACK,
          pool: 'forks',
          ...PATIENCE,
        },
      },
      // Some of them tell processes what to do by signals and folders, which threads share.
      {
        ...common(),
        test: {
          name: 'slow',
          include: [NAMED.slow],
          globalSetup: 'tests/support/build-server.ts',
          setupFiles: PUT_BACK,
          pool: 'forks',
          ...PATIENCE,
          testTimeout: 400_000,
        },
      },
      // The app itself, mounted in a page of Chromium.
      {
        ...common(),
        plugins: [
          ...appPlugins(),
          textFiles(),
          cardDocument('/src/app/card-document.ts'),
          demoCardScript(),
          contractSources(),
        ],
        // With React's own checks and without them: each has packages of its own, made ready once.
        cacheDir: `node_modules/.vite/screens-${process.env.NODE_ENV ?? 'development'}`,
        // Vite reloads the page when it finds a package that only some walk loads.
        optimizeDeps: { include: ['workbox-window', 'axe-core'] },
        test: {
          name: 'screens',
          // Each page has the focus and a store of its own, and takes a gigabyte of memory.
          maxWorkers: Math.min(availableParallelism(), 4),
          include: [NAMED.screens],
          setupFiles: ['tests/screens/support/undrawn.ts', 'tests/screens/support/all-scripts.ts'],
          provide: { walks: WALKS, looksAtAll: LOOKS_AT_ALL },
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: PATIENCE.testTimeout,
            provider: playwright({
              launchOptions: {
                ...(systemChromium === undefined ? {} : { executablePath: systemChromium }),
                args: ['--no-sandbox'],
              },
              contextOptions: {
                locale: 'ja-JP',
                timezoneId: 'Asia/Tokyo',
                reducedMotion: 'reduce',
                // Vitest scales down the pages of a smaller window.
                viewport: { width: 1920, height: 1280 },
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
          ...PATIENCE,
          // A whole row of the table is one test, beside the browser tests.
          testTimeout: 400_000,
          expect: { poll: { ...PATIENCE.expect.poll, interval: 20 } },
        },
      },
    ],
  },
});
