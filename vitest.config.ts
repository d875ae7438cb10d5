import { readdirSync, readFileSync } from 'node:fs';
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

/** What takes long: processes that are started and attacks. `npm test` runs them, `npm run check` does not. */
const SLOW = [
  'tests/kiosk/attack.test.ts',
  'tests/kiosk/built-server.test.ts',
  'tests/kiosk/check-config.test.ts',
  'tests/kiosk/check-hotel-breaks.test.ts',
  'tests/kiosk/check-hotel-command.test.ts',
  'tests/kiosk/check-hotel-wire.test.ts',
  'tests/kiosk/check-hotel-way.test.ts',
  'tests/kiosk/check-hotel.test.ts',
  'tests/kiosk/cluster.test.ts',
  'tests/kiosk/store-tls.test.ts',
  'tests/kiosk/release.test.ts',
  'tests/kiosk/demo-hotel-command.test.ts',
  'tests/kiosk/gateway-process.test.ts',
  'tests/kiosk/linux-install.test.ts',
  'tests/kiosk/nginx.test.ts',
];

/** Random walks through the screens at each back end, each time the same. */
const { WANDER_RUNS = 10, WANDER_SEED = 100, WANDER_LONGEST = 14, WANDER_PAGES } = process.env;
const WALKS = {
  runs: Number(WANDER_RUNS),
  seed: Number(WANDER_SEED),
  /** In steps. */
  longest: Number(WANDER_LONGEST),
};

declare module 'vitest' {
  interface ProvidedContext {
    readonly walks: typeof WALKS;
  }
}

/** Every quick test, with its text. */
const QUICK = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('tests/screens/') && !SLOW.includes(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const pathsOf = (pattern: RegExp) => QUICK.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/**
 * What starts programs: by a process that is small. Linux refuses to start one from a process whose memory, used or not, is larger
 * than the machine's, as that of all unit tests together becomes.
 */
const PROCESSES = pathsOf(
  /node:child_process|\/run-nginx\.|\/load\/store\.|support\/(certificate|house|linux-install|program)/,
);

/** What replaces modules, clocks or the page shares no modules with other files: it must find and leave nothing. */
const ALONE = pathsOf(/\bvi\.(mock|doMock|resetModules|useFakeTimers)\(|\bvi\.stubGlobal\('document'/).filter(
  (path) => !PROCESSES.includes(path),
);

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

/** A busy machine is no failure; in ms. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000 };

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
          // Loading the same modules for each file again takes longer than all tests; what a test changes, it puts back.
          isolate: false,
          setupFiles: [PUT_BACK, 'tests/support/as-started.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...SLOW, ...PROCESSES, ...ALONE, 'tests/screens/**'],
          ...PATIENCE,
        },
      },
      { ...common(), test: { name: 'alone', include: ALONE, setupFiles: PUT_BACK, ...PATIENCE } },
      {
        ...common(),
        test: { name: 'processes', include: PROCESSES, setupFiles: PUT_BACK, pool: 'forks', ...PATIENCE },
      },
      // Some of them tell processes what to do by signals and folders, which threads share.
      {
        ...common(),
        test: {
          name: 'slow',
          include: SLOW,
          setupFiles: PUT_BACK,
          pool: 'forks',
          ...PATIENCE,
          testTimeout: 180_000,
          // Processes that a shared machine leaves waiting look like a hotel that does not answer.
          retry: process.env.CI === undefined ? 0 : 2,
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
        // Vite reloads the page when it finds a package that only some walk loads.
        optimizeDeps: { include: ['workbox-window'] },
        test: {
          name: 'screens',
          // Keys go where the focus is, which one page has: only walks, which press none, may take several.
          ...(WANDER_PAGES === undefined ? {} : { maxWorkers: Number(WANDER_PAGES) }),
          include: ['tests/screens/**/*.test.ts'],
          setupFiles: 'tests/screens/support/all-scripts.ts',
          provide: { walks: WALKS },
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(systemChromium === undefined ? {} : { executablePath: systemChromium }),
                args: ['--no-sandbox'],
              },
              contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
          // A whole row of the table is one test, beside the browser tests.
          testTimeout: 180_000,
          // What is waited for has come at once, or on a busy machine later.
          expect: { poll: { interval: 20, timeout: 15_000 } },
          retry: process.env.CI === undefined ? 0 : 2,
        },
      },
    ],
  },
});
