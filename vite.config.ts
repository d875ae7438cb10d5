import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appPlugins } from './kiosk/build/app-plugins.ts';
import { bootScript } from './kiosk/build/boot-script.ts';
import { BUILD_TARGET, neededBrowsers, oldestBrowsers } from './kiosk/build/browsers.ts';
import { cardDocument } from './kiosk/build/card-document.ts';
import { CHUNKS } from './kiosk/build/chunks.ts';
import { eagerScripts } from './kiosk/build/eager-script.ts';
import { homePage } from './kiosk/build/home-page.ts';
import { precompressed } from './kiosk/build/precompress.ts';
import { shellBudget, sizeBudget } from './kiosk/build/size-budget.ts';
import { stylesAgain } from './kiosk/build/styles-again.ts';
import { inlineTexts, textFiles } from './kiosk/build/text-files.ts';
import { PAPER } from './src/domain/contrast.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Vite reads its own configuration without the alias `~`, by which the rules import. */
const { schemaFingerprint }: typeof import('./kiosk/build/schema-fingerprint.ts') = await tsImport(
  './kiosk/build/schema-fingerprint.ts',
  import.meta.url,
);

/** As reproducible builds have it (https://reproducible-builds.org/docs/source-date-epoch/), else now. */
const { SOURCE_DATE_EPOCH } = process.env;
const built = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();

/** Where `npm run dev` has put the demo hotel; the gateway serves everything else. */
const demo = process.env.DEMO_URL;
const live = [
  '/api',
  '/user',
  '/address',
  '/demo',
  '/openapi',
  '/data/config.json',
  '/tenant-lang',
  '/heartbeat',
  '/help',
  '/tablets',
  '/metrics',
  '/settings',
];

/** The colour of the browser's own bars, in index.html. */
const themeColour: Plugin = {
  name: 'theme-colour',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'theme-color', content: PAPER }, injectTo: 'head' },
  ],
};

export default defineConfig({
  resolve: { alias: { '~': path('./src') } },
  css: {
    modules: {
      // Each name is in home's script as well: no longer than it takes to tell the files apart.
      generateScopedName: (name, file) => `${name}_${hash(relative(path('.'), file)).slice(0, 4)}`,
    },
  },
  define: {
    __CONFIG_SCHEMA__: JSON.stringify(schemaFingerprint()),
    __APP_VERSION__: JSON.stringify(JSON.parse(readFileSync(path('./package.json'), 'utf8')).version),
    __BUILD_DAY__: JSON.stringify(built.toISOString().slice(0, 10)),
  },
  plugins: [
    ...appPlugins(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      // Those of the manifest are wanted when the app is installed, which needs the network.
      includeManifestIcons: false,
      // Otherwise it would leave a connection without credentials, which are for calls that must arrive once (src/hotel/request.ts).
      useCredentials: true,
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'セルフチェックイン',
        short_name: 'チェックイン',
        description: 'ホテル・旅館のセルフチェックイン / Self check-in for hotels and ryokan',
        lang: 'ja',
        start_url: '/',
        scope: '/',
        display: 'fullscreen',
        orientation: 'any',
        background_color: PAPER,
        theme_color: PAPER,
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        screenshots: [
          { src: '/screenshots/wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide' },
          { src: '/screenshots/narrow.png', sizes: '800x1280', type: 'image/png', form_factor: 'narrow' },
        ],
      },
      workbox: {
        // The shell: everything but the tenant's own files, which are fetched live, and icons, which are the browser's.
        globPatterns: [
          '**/*.{html,js,css,woff2}',
          'assets/*.{json,svg,png}',
          'data/database/*.json',
          'data/*.{png,svg}',
        ],
        // The card document is asked for again with each payment, with the policy of that day. Pictures are shown as PNG.
        // Few hotels have a passport reader, and few guests listen, or need the usual words or how to sign in other scripts; without
        // the network none comes as far as that.
        globIgnores: [
          'sw-previous.js',
          'sw-kill.js',
          'card.html',
          'data/{check*,ic_success}.svg',
          'assets/read-passports-*.js',
          'assets/{listen,ja,en,ko,zh-Hans,zh-Hant}-*.{js,css}',
          'assets/usual-*.json',
          'assets/signature-example-{latin,han,hangul}-*.svg',
        ],
        importScripts: ['/sw-previous.js'],
        navigateFallback: '/index.html',
        // Compared with path and query.
        navigateFallbackDenylist: [
          /^\/(api|user|data|tenant-lang|address|demo|openapi|assets|healthz)([/?]|$)/,
          /^\/(heartbeat|help|tablets|tablets\.json|metrics|settings|card\.html)([/?]|$)/,
        ],
        cleanupOutdatedCaches: true,
        clientsClaim: false,
        skipWaiting: false,
      },
    }),
    themeColour,
    neededBrowsers,
    bootScript('/src/app/boot.ts'),
    cardDocument('/src/app/card-document.ts'),
    homePage('/src/app/prerender.tsx'),
    textFiles(),
    inlineTexts('ja'),
    stylesAgain,
    eagerScripts('first', 'settings', 'zod'),
    oldestBrowsers(),
    sizeBudget({
      firstScreen: 120,
      // 20 of it are read by guests who listen alone.
      all: 275,
      fewHotels: 10,
      styles: 6,
    }),
    precompressed(),
    shellBudget(371),
  ],
  server: {
    proxy: demo
      ? Object.fromEntries(live.map((prefix) => [prefix, { target: demo, changeOrigin: false }]))
      : {},
  },
  build: {
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Screens are fetched ahead: the list of what each one needs would only weigh on home's script. A first start waits
      // for what checks the settings.
      resolveDependencies: (name, files, { hostType }) =>
        hostType === 'html' || name.includes('/settings-') ? files : [],
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [...CHUNKS],
        },
      },
    },
  },
});
