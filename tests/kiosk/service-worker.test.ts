import { createHash, webcrypto } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readProjectFile } from '../support/source';

const WORKER = readProjectFile('public/sw-previous.js');

/** Starts the worker's own part. @returns hands it an event */
function starts(caches: object, fetch: () => Promise<Response>): (type: string, event: object) => void {
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(WORKER, {
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      location: new URL('https://tablet.example'),
    },
    caches,
    fetch,
    crypto: webcrypto,
    btoa,
    // Time flies.
    setTimeout: (run: () => void) => void setImmediate(run),
    TextEncoder,
    Uint8Array,
    URL,
  });
  return (type, event) => listeners.get(type)?.(event);
}

/** Installs the worker's own part where the server sends this page; rejects where it refuses to be installed. */
function installs(html: string, policy?: string): Promise<unknown> {
  let installing: Promise<unknown> | undefined;
  const waitUntil = (work: Promise<unknown>) => {
    installing = work;
  };
  const headers = policy === undefined ? {} : { 'Content-Security-Policy': policy };
  starts({ has: async () => false }, async () => new Response(html, { headers }))('install', { waitUntil });
  if (!installing) throw new Error('The worker has no part in its installation');
  return installing;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page =
  '<script src="/a.js"></script><script>boot()</script><style>p{}</style>' +
  '<script type="module">start()</script><script type="application/json">{}</script>';
const own = `script-src 'self' ${hash('boot()')} ${hash('start()')}; style-src 'self' ${hash('p{}')}`;

it.each([
  ['its own headers', own, true],
  ['no policy', undefined, true],
  ...['boot()', 'start()', 'p{}'].map(
    (text) => [`headers that keep out ${text}`, own.replace(hash(text), hash('of before')), false] as const,
  ),
] as const)('a new version of the page with %s is taken: %3$s', async (_, policy, isTaken) => {
  const outcome = installs(page, policy).then(String, String);
  expect(await outcome).toMatch(isTaken ? /^undefined$/ : /headers of another version/);
});

const never = (): Promise<unknown> => new Promise(() => {});

it.each<[string, object]>([
  ['that does not answer', { has: never }],
  ['that opens nothing', { has: async () => true, keys: never, open: never }],
  ['that refuses', { has: () => Promise.reject(new Error('refused')) }],
])('with a cache %s, the network answers', async (_, caches) => {
  let answer: Promise<Response> | undefined;
  starts(caches, async () => new Response('from the network'))('fetch', {
    request: { method: 'GET', mode: 'no-cors', url: 'https://tablet.example/assets/home.js' },
    stopImmediatePropagation: () => {},
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  expect(await (await answer)?.text()).toBe('from the network');
});
