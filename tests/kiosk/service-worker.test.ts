import { createHash, webcrypto } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readProjectFile } from '../support/source';

const WORKER = readProjectFile('public/sw-previous.js');

/** Installs the worker's own part where the server sends this page; rejects where it refuses to be installed. */
function installs(html: string, policy?: string): Promise<unknown> {
  let installing: Promise<unknown> | undefined;
  const addEventListener = (type: string, listener: (event: object) => void) => {
    if (type === 'install')
      listener({
        waitUntil: (work: Promise<unknown>) => {
          installing = work;
        },
      });
  };
  const headers = policy === undefined ? {} : { 'Content-Security-Policy': policy };
  runInNewContext(WORKER, {
    self: { addEventListener },
    caches: { has: async () => false },
    fetch: async () => new Response(html, { headers }),
    crypto: webcrypto,
    btoa,
    TextEncoder,
    Uint8Array,
  });
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
