import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { normalizePath, type Plugin } from 'vite';
import { inlineTexts } from '../../server/inline-sources.ts';
import { elementOf, type Part } from './bare/elements.ts';
import { partOf } from './parts.ts';

const BARE = normalizePath(join(import.meta.dirname, 'bare'));
const HOME: readonly Replacement[] = [['./home', `${BARE}/dressed.tsx`]];
const SETTINGS: readonly Replacement[] = [['./settings', `${BARE}/hotel-settings.ts`]];

/** A module of the bare page, as it is imported, and the file that takes its place. */
type Replacement = readonly [own: string, instead: string];

/** Home as the app's build has written it into index.html. */
export interface BuiltHome {
  readonly html: string;
  readonly styles: string;
  /** The same HTML, as React is to draw it. */
  readonly part: Part;
}

/**
 * Takes home out of the app's index.html.
 * @throws Error where it is not there, or React would draw something else
 */
export function homeOf(page: string): BuiltHome {
  const root = JSDOM.fragment(page).querySelector('#root');
  const home = root?.firstElementChild;
  const styles = inlineTexts(page).styles.join('');
  if (!root || !home || styles === '') throw new Error('The app’s index.html holds no home, or no styles');
  const [html, part] = [root.innerHTML, partOf(home)];
  root.innerHTML = renderToStaticMarkup(elementOf(part));
  if (root.innerHTML !== html) throw new Error(`React draws home otherwise: ${root.innerHTML}`);
  return { html, styles, part };
}

/** Puts the app's styles, as they were built, into the page: the build would compile them again if it found them before. */
export const withStyles = (styles: string): Plugin => ({
  name: 'dressed-styles',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'style', children: styles, injectTo: 'head' }],
  },
});

/** Dresses the bare page: it shows home in place of what it has itself, before React has drawn and after. */
export const dressedAs = ({ html, styles, part }: BuiltHome): Plugin[] => [
  {
    name: 'dressed-home',
    config: () => ({ define: { __HOME__: JSON.stringify(part) } }),
    transformIndexHtml: { order: 'pre', handler: (page) => withHome(page, html) },
  },
  replaced(HOME),
  withStyles(styles),
];

/** Has the bare page start with a hotel's settings. */
export const withSettings = (): Plugin => replaced(SETTINGS);

const replaced = (modules: readonly Replacement[]): Plugin => ({
  name: `replaced-${modules.map(([own]) => own).join()}`,
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.startsWith(BARE) ? modules.find(([own]) => own === source)?.[1] : undefined,
  buildEnd() {
    const built = new Set(this.getModuleIds());
    for (const [own, instead] of modules)
      if (!built.has(instead)) this.error(`The bare page uses its own ${own}`);
  },
});

const LINK = /<link rel="stylesheet"[^>]*>/;
const ROOT = /(?<=<div id="root">).*(?=<\/div>\s*<script)/s;

/**
 * The bare page before it is built, with home in place of what it has itself, and without its own styles.
 * @throws Error where it has neither
 */
export function withHome(page: string, html: string): string {
  if (!LINK.test(page) || !ROOT.test(page)) throw new Error('The bare page has no styles or no root');
  return page.replace(LINK, '').replace(ROOT, () => html);
}
