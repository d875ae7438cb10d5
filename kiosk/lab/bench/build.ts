import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { type PageBytes, pageBytes } from '../../build/page-bytes.ts';
import { dressedAs, homeOf, withSettings } from './dressed-home.ts';
import { dressedAsJourney, screenOf, stylesOf } from './dressed-journey.ts';
import type { SeenScreen } from './screens.ts';
import { type Weight, weightsOf } from './weights.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BARE_CONFIG = join(ROOT, 'kiosk/lab/bench/bare/vite.config.ts');
/** What the bench builds; never `dist`, which others serve from. */
const OUT = join(ROOT, '.cache/bench');
/** Where the figures are kept. */
export const RESULTS_FILE = join(ROOT, '.cache/bench.json');

/** A built page. */
export interface Built {
  readonly folder: string;
  readonly sizes: PageBytes;
  readonly weights: readonly Weight[];
}

/** Builds the app as it stands. */
export const buildApp = (): Promise<Built> => buildFrom(join(ROOT, 'vite.config.ts'), 'app');

/** Builds the page that only mounts the same libraries. */
export const buildBare = (): Promise<Built> => buildFrom(BARE_CONFIG, 'bare');

/**
 * Builds that page dressed as the home of the app: index.html's at first, then as it was seen with its settings. Twice: without
 * settings, and with those of the hotel.
 */
export async function buildDressed(
  app: Built,
  seen: SeenScreen,
): Promise<{ readonly dressed: Built; readonly hotel: Built }> {
  const home = homeOf(await readFile(join(app.folder, 'index.html'), 'utf8'));
  const plugins = dressedAs({ ...home, part: screenOf(seen).whole });
  return {
    dressed: await buildFrom(BARE_CONFIG, 'dressed', plugins),
    hotel: await buildFrom(BARE_CONFIG, 'dressed-hotel', [...plugins, withSettings()]),
  };
}

/** Builds that page dressed as the screens of a journey through the app; `name` is that of its folder. */
export async function buildDressedJourney(
  name: string,
  app: Built,
  screens: readonly SeenScreen[],
): Promise<Built> {
  const styles = await stylesOf(app.folder);
  return buildFrom(BARE_CONFIG, `dressed-${name}`, dressedAsJourney(screens.map(screenOf), styles));
}

async function buildFrom(configFile: string, name: string, plugins: Plugin[] = []): Promise<Built> {
  const folder = join(OUT, name);
  const result = await build({
    configFile,
    plugins,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return { folder, sizes: pageBytes(files), weights: await weightsOf(files) };
}
