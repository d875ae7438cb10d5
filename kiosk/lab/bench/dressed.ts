import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { normalizePath, type Plugin } from 'vite';
import { inlineTexts } from '../../server/inline-sources.ts';
import { elementOf, type Part } from './bare/elements.ts';
import type { Screen } from './bare/screens.tsx';
import { partOf } from './parts.ts';
import type { SeenScreen } from './screens.ts';

const BARE = normalizePath(join(import.meta.dirname, 'bare'));

/** What the bare page wears. */
interface Dress {
  /** Constants of its modules. */
  readonly define: Readonly<Record<string, unknown>>;
  /** Its modules, as they are imported, and the files that take their places. */
  readonly instead: Readonly<Record<string, string>>;
  /** What it shows before React has drawn. */
  readonly html: string;
  readonly styles: string;
}

/** The page dressed as home, as it was seen; with or without the hotel's settings. @param index the app's index.html */
export function asHome(index: string, seen: SeenScreen, hasSettings: boolean): Plugin[] {
  const { html, styles } = homeOf(index);
  const settings = hasSettings ? { './settings': 'hotel-settings.ts' } : {};
  return dressedAs({
    define: { __HOME__: screenOf(seen).whole },
    instead: { './home': 'dressed.tsx', ...settings },
    html,
    styles,
  });
}

/** The page dressed as the screens of a journey: each change of screen draws what the app draws, and does nothing else. */
export const asJourney = async (folder: string, screens: readonly SeenScreen[]): Promise<Plugin[]> =>
  dressedAs({
    define: { __SCREENS__: screens.map(screenOf) },
    instead: { './router': 'screens.tsx' },
    html: '',
    styles: await stylesOf(folder),
  });

/**
 * Takes home out of the app's index.html, into which the build has written it.
 * @throws Error where it is not there, or React would draw something else
 */
function homeOf(index: string): { readonly html: string; readonly styles: string } {
  const root = JSDOM.fragment(index).querySelector('#root');
  const home = root?.firstElementChild;
  const styles = inlineTexts(index).styles.join('');
  if (!root || !home || styles === '') throw new Error('The app’s index.html holds no home, or no styles');
  const html = root.innerHTML;
  root.innerHTML = renderToStaticMarkup(elementOf(partOf(home)));
  if (root.innerHTML !== html) throw new Error(`React draws home otherwise: ${root.innerHTML}`);
  return { html, styles };
}

/** Every style of a built app: those in its index.html, and the files that come with later screens. */
async function stylesOf(folder: string): Promise<string> {
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
function screenOf({ path, taps, first, whole }: SeenScreen): Screen {
  const part = (html: string): Part => {
    const [only, ...others] = JSDOM.fragment(html).children;
    if (!only || others.length > 0) throw new Error(`${path} is not one element`);
    return partOf(only);
  };
  return { path, taps, first: part(first), whole: part(whole) };
}

const LINK = /<link rel="stylesheet"[^>]*>/;
const ROOT = /(?<=<div id="root">).*(?=<\/div>\s*<script)/s;

const dressedAs = ({ define, instead, html, styles }: Dress): Plugin[] => [
  {
    name: 'dressed',
    enforce: 'pre',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    }),
    resolveId(source, importer) {
      const file = importer?.startsWith(BARE) ? instead[source] : undefined;
      return file && `${BARE}/${file}`;
    },
    buildEnd() {
      const built = new Set(this.getModuleIds());
      for (const file of Object.values(instead))
        if (!built.has(`${BARE}/${file}`)) this.error(`The bare page does not use ${file}`);
    },
    transformIndexHtml: {
      order: 'pre',
      handler(page) {
        if (!LINK.test(page) || !ROOT.test(page)) throw new Error('The bare page has no styles or no root');
        return page.replace(LINK, '').replace(ROOT, () => html);
      },
    },
  },
  {
    // The build would compile the app's styles again if it found them before.
    name: 'dressed-styles',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: styles, injectTo: 'head' }],
    },
  },
];
