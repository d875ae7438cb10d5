import type { Plugin } from 'vite';

/**
 * The oldest browsers of the app. The build, the words for older ones and the READMEs' tables follow from this list;
 * `src/app/boot.ts` checks what each of them brought.
 */
export const BROWSERS = [
  { name: 'Chromium', engine: 'chrome', version: '108' },
  { name: 'Safari', engine: 'safari', version: '16.4' },
  { name: 'Firefox', engine: 'firefox', version: '128' },
] as const;

/** Writes the browsers into a page's `<!-- browsers ja -->` and `<!-- browsers en -->`. */
export const withBrowsers = (html: string): string =>
  html.replace('<!-- browsers ja -->', namesOf('、')).replace('<!-- browsers en -->', namesOf(', '));

const namesOf = (separator: string): string =>
  BROWSERS.map(({ name, version }) => `${name} ${version}`).join(separator);

export const neededBrowsers: Plugin = { name: 'needed-browsers', transformIndexHtml: withBrowsers };

export const BUILD_TARGET = BROWSERS.map(({ engine, version }) => `${engine}${version}`);

/** Globals (below `window`) that one of those browsers lacks. The build handles syntax. */
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

/** Methods with common names: only a walk without them tells (`e2e/tablet/older-browsers.spec.ts`). */
const COMMON_NAMES = ['with', 'union', 'intersection', 'difference', 'transfer'];

/** Styles that one of those browsers lacks. */
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

/** Optional features, with the number of files that may name them. */
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

type BuiltFile = { readonly name: string; readonly text: string };

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A script's way to name an API; undefined for an ambiguous one. */
function patternOf(path: string): RegExp | undefined {
  const [, method] = path.split('.prototype.');
  if (method === undefined) return new RegExp(`\\b${literally(path)}\\b`);
  return COMMON_NAMES.includes(method) ? undefined : new RegExp(`\\.${method}\\b`);
}

/** Names the APIs of a build that one of its oldest browsers lacks. */
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

/** Fails a build that its oldest browsers cannot run. */
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
