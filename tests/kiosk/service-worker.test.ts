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
    setTimeout: (run: () => void) => void setImmediate(run),
    TextEncoder,
    Uint8Array,
    URL,
  });
  return (type, event) => listeners.get(type)?.(event);
}

/** Installs the worker with this page; rejects a refusal. */
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
] as const)(
  'a new version of the page with %s is taken only where all of it may run',
  async (_, policy, isTaken) => {
    const outcome = installs(page, policy).then(String, String);
    expect(await outcome).toMatch(isTaken ? /^undefined$/ : /headers of another version/);
  },
);

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

function newCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const ORIGIN = 'https://tablet.example';
  const addressOf = (key: string | { readonly url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
  const withoutSearch = (address: string) => address.replace(/\?.*/, '');
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()].map((url) => ({ url })),
      match: async (key: string | { readonly url: string }, { ignoreSearch = false } = {}) => {
        const isMeant = (address: string) =>
          (ignoreSearch ? withoutSearch(address) : address) === addressOf(key);
        const address = [...store.keys()].find(isMeant);
        return address === undefined ? undefined : store.get(address)?.clone();
      },
      put: async (key: string, response: Response) => void store.set(addressOf(key), response),
      delete: async (key: string) => store.delete(addressOf(key)),
    };
  };
  return {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
}

function tabletWithVersions() {
  const caches = newCaches();
  const never = async () => new Response('from the network');
  let tell = starts(caches, never);
  const waited = async (type: string, event: object = {}) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (given: Promise<unknown>) => {
      work = given;
    };
    tell(type, { waitUntil, ports: [], ...event });
    await work;
  };
  const precache = () => caches.open('app-precache-v2');
  const pageOf = (version: string) => `/index.html?__WB_REVISION__=${version}`;
  let current = '';
  return {
    /** Takes an update: both lie in the cache while the page asks to keep the replaced shell. */
    async takes(version: string): Promise<void> {
      await (await precache()).put(pageOf(version), new Response(version));
      if (current !== '') await waited('message', { data: { type: 'KEEP_SHELL' } });
      tell = starts(caches, never);
      await waited('activate');
      await (await precache()).delete(pageOf(current));
      current = version;
    },
    /** The browser ends an idle worker, and starts it for the next request. */
    wakes: () => {
      tell = starts(caches, never);
    },
    /** The latest version does not start. */
    fallsBack: () => waited('message', { data: { type: 'USE_PREVIOUS_SHELL' } }),
    async shows(): Promise<string | undefined> {
      let answer: Promise<Response> | undefined;
      tell('fetch', {
        request: { method: 'GET', mode: 'navigate', url: 'https://tablet.example/' },
        stopImmediatePropagation: () => {},
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
      });
      return (await answer)?.text();
    },
  };
}

it('two bad versions in a row keep the good one to fall back on', async () => {
  const tablet = tabletWithVersions();
  await tablet.takes('good');
  for (const bad of ['bad', 'worse', 'worst']) {
    await tablet.takes(bad);
    await tablet.fallsBack();
    expect(await tablet.shows()).toBe('good');
  }
});

it('a good version takes the place of the one before it', async () => {
  const tablet = tabletWithVersions();
  for (const version of ['first', 'second', 'bad']) await tablet.takes(version);
  await tablet.fallsBack();
  expect(await tablet.shows()).toBe('second');
});

it('the version after a bad one is shown, also when the worker was started again', async () => {
  const tablet = tabletWithVersions();
  for (const version of ['good', 'bad']) await tablet.takes(version);
  await tablet.fallsBack();
  await tablet.takes('better');
  tablet.wakes();
  expect(await tablet.shows()).toBe('better');
});
