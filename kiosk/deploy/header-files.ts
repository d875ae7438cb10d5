import { CACHING } from '../server/reply.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers for nginx, for every answer, errors too. @throws {Error} for a value that nginx would misread */
export function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["\\$\r\n]/u.test(value)) throw new Error(`${name} cannot be written for nginx: ${value}`);
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}

/** The headers that nginx passes, for one back end: nginx has one variable for both spellings and would send both. */
export const nginxPassedHeaders = (names: readonly string[]): string =>
  names
    .map((name) => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};\n`)
    .join('');

/** Caching by path, unless the host decides. */
const KEPT: Readonly<Record<string, string>> = {
  '/assets/*': CACHING.forever,
  '/data/config.json': CACHING.never,
  '/tenant-lang/*': CACHING.never,
  '/sw.js': CACHING.ask,
  '/sw-previous.js': CACHING.ask,
  '/manifest.webmanifest': CACHING.ask,
};

/**
 * The `_headers` file of static hosts. It names each page: hosts send the headers of all matching rules, and two
 * policies allow only what both do.
 * @param pages paths of the tablet's page
 * @param frame the card provider's page
 */
export function headersFile(
  pages: readonly string[],
  page: Headers,
  frame: { readonly path: string; readonly headers: Headers },
): string {
  const kept = { 'Cache-Control': CACHING.ask };
  const documents = pages.map((path) => rule(path, { ...withoutSniffing(page), ...kept }));
  const others = Object.entries(KEPT).map(([path, value]) => rule(path, { 'Cache-Control': value }));
  return [
    rule('/*', { 'X-Content-Type-Options': 'nosniff' }),
    ...documents,
    rule(frame.path, { ...withoutSniffing(frame.headers), ...kept }),
    ...others,
  ].join('\n');
}

/** All paths have it already. */
const withoutSniffing = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'X-Content-Type-Options'));

const rule = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** The `_redirects` file: every screen is the one page. */
export const redirectsFile = (screens: readonly string[]): string =>
  screens.map((path) => `${path} /index.html 200\n`).join('');
