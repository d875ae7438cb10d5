import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, tool } from './run.mjs';

/** What is built, and where it is. */
export const PARTS = {
  app: { config: 'vite.config.ts', built: 'dist/index.html' },
  server: { config: 'kiosk/build/server.vite.config.ts', built: 'dist-server/gateway.js' },
};
/** The settings page, which is built when it is first opened, and the app in its frame. */
const SETTINGS_PAGE = {
  config: 'kiosk/settings-page/vite.config.ts',
  built: '.cache/settings-page/index.html',
};
/** What all of them are made of. */
export const SOURCES = [
  'src',
  'public',
  'kiosk',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Builds the app and its server.
 * @param {typeof tool} [runTool] how a tool is run
 * @returns {Promise<number>} exit code of the build
 */
export async function build(runTool = tool) {
  return (await makeLanguages(runTool)) || buildParts(Object.values(PARTS), runTool);
}

/**
 * Builds what is missing or older than a source.
 * @param {(typeof PARTS)[keyof typeof PARTS][]} [parts]
 * @returns {Promise<number>} exit code of the build; 0 where there was nothing to do
 */
export async function buildStale(parts = Object.values(PARTS)) {
  return (await makeLanguages()) || buildParts(parts.filter(isStale));
}

/**
 * Builds the settings page, and the app that it shows, where they are missing or older than a source.
 * @returns {Promise<number>} exit code of the build
 */
export async function buildSettingsPage() {
  return (await makeLanguages()) || buildParts([PARTS.app, SETTINGS_PAGE].filter(isStale));
}

/**
 * Writes what the code has to know of the files of `src/i18n`.
 * @returns {Promise<number>} exit code; 1 for a file that is no language
 */
export const makeLanguages = (runTool = tool) => runTool('tsx', ['kiosk/build/make-languages.ts']);

async function buildParts(parts, runTool = tool) {
  for (const { config } of parts) {
    const code = await runTool('vite', ['build', '-c', config]);
    if (code !== 0) return code;
  }
  return 0;
}

function isStale({ built }) {
  const builtAt = newest(join(ROOT, built));
  return SOURCES.some((source) => newest(join(ROOT, source)) > builtAt);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
