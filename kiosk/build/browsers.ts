import type { Plugin } from 'vite';

/**
 * The oldest browsers that the app runs in. The build, the words in index.html for an older one and the tables of the READMEs
 * are made or checked from here; `src/app/boot.ts` asks for what each of them brought.
 */
export const BROWSERS = [
  { name: 'Chromium', engine: 'chrome', version: '108' },
  { name: 'Safari', engine: 'safari', version: '16.4' },
  { name: 'Firefox', engine: 'firefox', version: '128' },
] as const;

/** Writes into a page's `<!-- browsers ja -->` and `<!-- browsers en -->` which ones they are. */
export const withBrowsers = (html: string): string =>
  html.replace('<!-- browsers ja -->', namesOf('、')).replace('<!-- browsers en -->', namesOf(', '));

const namesOf = (separator: string): string =>
  BROWSERS.map(({ name, version }) => `${name} ${version}`).join(separator);

/** Lets index.html say in an older browser which ones are needed. */
export const neededBrowsers: Plugin = { name: 'needed-browsers', transformIndexHtml: withBrowsers };

/** What scripts and styles are built for. */
export const BUILD_TARGET = BROWSERS.map(({ engine, version }) => `${engine}${version}`);

/** What one of those browsers does not have; globals stand below `window`. Syntax is the build's affair. */
export const TOO_NEW_FOR_SCRIPTS = Object.entries({
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Error: ['isError'],
  Math: ['sumPrecise'],
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'ArrayBuffer.prototype': ['transfer'],
  Uint8Array: ['fromBase64'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  Intl: ['DurationFormat'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTML'],
  'Document.prototype': ['startViewTransition'],
  'HTMLDialogElement.prototype': ['requestClose'],
  'StorageManager.prototype': ['estimate'],
  window: [
    'Iterator',
    'navigation',
    'scheduler',
    'requestIdleCallback',
    'cancelIdleCallback',
    'trustedTypes',
    'CloseWatcher',
  ],
}).flatMap(([owner, names]) => names.map((name) => `${owner}.${name}`));

/** Methods of a name that much else has: only a walk through the app without them tells (`e2e/tablet/older-browsers.spec.ts`). */
const COMMON_NAMES = ['with', 'union', 'intersection', 'difference', 'transfer'];

/** The same of styles. */
const TOO_NEW_FOR_STYLES = [
  'color-mix(',
  'light-dark(',
  'oklch(',
  'linear(',
  'anchor(',
  'calc-size(',
  'round(',
  'abs(',
  'sibling-index(',
  '@starting-style',
  '@scope',
  '@position-try',
  'subgrid',
  'text-box',
  'interpolate-size',
  'transition-behavior',
  'animation-timeline',
  ':user-valid',
  ':user-invalid',
  ':popover-open',
  ':active-view-transition-type(',
] as const;

/** What is used where the browser has it and left out elsewhere: the number of files that may name it. */
const WITH_FALLBACK: Readonly<Record<string, number>> = {
  'AbortSignal.any': 1,
  'Document.prototype.startViewTransition': 1,
  'StorageManager.prototype.estimate': 1,
  'window.navigation': 2,
  'window.requestIdleCallback': 1,
  'window.trustedTypes': 1,
  'color-mix(': 1,
  subgrid: 1,
};

/** One script or style of a build. */
type BuiltFile = { readonly name: string; readonly text: string };

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a script names an API; undefined where that could be anything. */
function patternOf(path: string): RegExp | undefined {
  const [, method] = path.split('.prototype.');
  if (method === undefined) return new RegExp(`\\b${literally(path)}\\b`);
  return COMMON_NAMES.includes(method) ? undefined : new RegExp(`\\.${method}\\b`);
}

/** Names whatever a build uses that one of its oldest browsers does not have. */
export function tooNew(files: readonly BuiltFile[]): string[] {
  const uses = (wanted: string, pattern: RegExp | undefined, ending: string) => {
    const names = files.filter(({ name, text }) => name.endsWith(ending) && pattern?.test(text));
    const isTooMuch = names.length > (WITH_FALLBACK[wanted] ?? 0);
    return isTooMuch ? [`${wanted}: ${names.map(({ name }) => name).join(', ')}`] : [];
  };
  return [
    ...TOO_NEW_FOR_SCRIPTS.flatMap((path) => uses(path, patternOf(path), '.js')),
    ...TOO_NEW_FOR_STYLES.flatMap((text) => uses(text, new RegExp(`(?<![\\w-])${literally(text)}`), '.css')),
  ];
}

/** Fails a build that uses what its oldest browsers do not have. */
export function oldestBrowsers(): Plugin {
  return {
    name: 'oldest-browsers',
    apply: 'build',
    writeBundle(_, bundle) {
      const files = Object.values(bundle).map((file) => ({
        name: file.fileName,
        text: file.type === 'chunk' ? file.code : String(file.source),
      }));
      const found = tooNew(files);
      if (found.length > 0)
        this.error(`Too new for the oldest browsers (kiosk/build/browsers.ts): ${found.join('; ')}`);
    },
  };
}
