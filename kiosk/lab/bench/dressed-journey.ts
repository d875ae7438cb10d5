import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { normalizePath, type Plugin } from 'vite';
import { inlineTexts } from '../../server/inline-sources.ts';
import type { Screen } from './bare/screens.tsx';
import { withHome, withStyles } from './dressed-home.ts';
import { partOf } from './parts.ts';
import type { SeenScreen } from './screens.ts';

const BARE = normalizePath(join(import.meta.dirname, 'bare'));
const DRESSED = `${BARE}/screens.tsx`;

/** Every style of a built app: those in its index.html, and the files that come with later screens. */
export async function stylesOf(folder: string): Promise<string> {
  const inPage = inlineTexts(await readFile(join(folder, 'index.html'), 'utf8')).styles;
  const assets = join(folder, 'assets');
  const files = (await readdir(assets)).filter((name) => name.endsWith('.css')).sort();
  const later = await Promise.all(files.map((name) => readFile(join(assets, name), 'utf8')));
  return [...inPage, ...later].join('\n');
}

/**
 * A screen that was seen, as React is to draw it.
 * @throws Error where its root holds more or less than one element
 */
export function screenOf({ path, taps, first, whole }: SeenScreen): Screen {
  const part = (html: string) => {
    const [only, ...others] = JSDOM.fragment(html).children;
    if (!only || others.length > 0) throw new Error(`${path} is not one element`);
    return partOf(only);
  };
  return { path, taps, first: part(first), whole: part(whole) };
}

/** Dresses the bare page as the screens of a journey: each change of screen draws what the app draws, and does nothing else. */
export const dressedAsJourney = (screens: readonly Screen[], styles: string): Plugin[] => [
  {
    name: 'dressed-journey',
    enforce: 'pre',
    config: () => ({ define: { __SCREENS__: JSON.stringify(screens) } }),
    resolveId: (source, importer) =>
      source === './router' && importer?.startsWith(BARE) ? DRESSED : undefined,
    buildEnd() {
      if (![...this.getModuleIds()].includes(DRESSED)) this.error('The bare page has its own routes');
    },
    transformIndexHtml: { order: 'pre', handler: (page) => withHome(page, '') },
  },
  withStyles(styles),
];
