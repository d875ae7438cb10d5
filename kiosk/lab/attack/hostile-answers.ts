import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { HEADERS, TYPES } from './tables/hotel-answers.ts';

const SCRIPT = '<!doctype html><script>alert(document.domain)</script>';
const MB = 1024 * 1024;

const whole = (head: readonly string[], body: string | Buffer = SCRIPT): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${['HTTP/1.1 200 OK', ...head, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n`,
      'latin1',
    ),
    Buffer.from(body),
  ]);
const status = (line: string, ...head: readonly string[]): Buffer =>
  Buffer.from(`${[`HTTP/1.1 ${line}`, ...head, 'Content-Length: 0'].join('\r\n')}\r\n\r\n`, 'latin1');

const FIXED: Readonly<Record<string, string | Buffer>> = {
  plain: whole(['Content-Type: application/json'], '{}'),
  ...Object.fromEntries(TYPES.map((type, at) => [`type-${at}`, whole([`Content-Type: ${type}`])])),
  'no-type': whole([]),
  'two-types': whole(['Content-Type: application/json', 'Content-Type: text/html']),
  ...Object.fromEntries(
    HEADERS.map((header, at) => [`header-${at}`, whole(['Content-Type: text/html', header])]),
  ),
  ...Object.fromEntries(
    [300, 301, 302, 303, 304, 305, 307, 308, 399].map((code) => [
      `status-${code}`,
      status(`${code} Elsewhere`, 'Location: https://evil.example/'),
    ]),
  ),
  ...Object.fromEntries([600, 700, 999].map((code) => [`status-${code}`, status(`${code} Strange`)])),
  ...Object.fromEntries(
    [401, 403, 404, 407, 418, 421, 426, 451, 500, 503, 511, 599].map((code) => [
      `code-${code}`,
      status(`${code} No`, 'WWW-Authenticate: Basic'),
    ]),
  ),
  ...Object.fromEntries(
    [204, 205].map((code) => [
      `code-${code}`,
      `HTTP/1.1 ${code} None\r\nContent-Type: text/html\r\nSet-Cookie: a=b\r\n\r\n`,
    ]),
  ),
  'early-hints': Buffer.concat([
    Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </evil.js>; rel=preload\r\n\r\n'),
    whole(['Content-Type: text/html']),
  ]),
  'switching-protocols':
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'switching-h2':
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\nPRI * HTTP/2.0\r\n\r\n',
  'two-answers': Buffer.concat([
    whole(['Content-Type: application/json'], '{"first":1}'),
    whole(['X-Planted: 1']),
  ]),
  'length-and-chunked':
    'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  'two-lengths': 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nhello',
  'too-short': 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5000\r\n\r\nhello',
  'evil-trailer':
    'HTTP/1.1 200 OK\r\nTrailer: Set-Cookie\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nSet-Cookie: a=b\r\nX-Planted: 1\r\n\r\n',
  'bad-chunk': 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\nhello',
  'no-http': SCRIPT,
  'http-09': 'hello\r\n\r\n',
  'no-reason': 'HTTP/1.1 200\r\nContent-Length: 2\r\n\r\n{}',
  'evil-reason': status(`200 ${SCRIPT}`),
  'folded-header': 'HTTP/1.1 200 OK\r\nX-A: b\r\n Set-Cookie: a=b\r\nContent-Length: 2\r\n\r\n{}',
  'bare-lf': 'HTTP/1.1 200 OK\nSet-Cookie: a=b\nContent-Length: 2\n\n{}',
  'nul-header': 'HTTP/1.1 200 OK\r\nX-A: b\0c\r\nContent-Length: 2\r\n\r\n{}',
  'many-headers': whole(Array.from({ length: 1_500 }, (_, at) => `A${at}: b`)),
  'huge-header': whole([`X-Long: ${'a'.repeat(200_000)}`]),
  'huge-type': whole([`Content-Type: application/${'a'.repeat(10_000)}+json`]),
  'claims-300-mb': `HTTP/1.1 200 OK\r\nContent-Length: ${300 * MB}\r\n\r\nhello`,
  'eight-mb': whole(['Content-Type: application/json'], Buffer.alloc(8 * MB - 1, '1')),
  'bomb-br': whole(['Content-Encoding: br'], brotliCompressSync(Buffer.alloc(2 * MB))),
  'bomb-deflate': whole(['Content-Encoding: deflate'], deflateSync(Buffer.alloc(2 * MB))),
  'bomb-of-nothing': whole(['Content-Encoding: gzip'], Buffer.alloc(2_000_000, gzipSync(''))),
  'bomb-within': whole(['Content-Encoding: gzip, gzip'], gzipSync(gzipSync(Buffer.alloc(2 * MB)))),
  'not-gzip': whole(['Content-Type: application/json', 'Content-Encoding: gzip'], 'this is not gzip'),
  closes: '',
};
/** Proper answers about a known and an unknown guest. */
const USUAL: Readonly<Record<string, Buffer>> = {
  token: whole(['Content-Type: application/json'], '{"payload":{"authorization":"token-of-a-guest"}}'),
  'no-guest': status('400 Nobody'),
  'not-this-guest': status('422 Not of this guest'),
};
const CLOSE_AFTER = new Set([
  'too-short',
  'no-http',
  'http-09',
  'closes',
  'no-reason',
  'claims-300-mb',
  'bad-chunk',
]);

const ENDLESS: Readonly<Record<string, { readonly head: string; readonly chunk: Buffer }>> = {
  'endless-body': {
    head: 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n',
    chunk: Buffer.alloc(65_536, 'a'),
  },
  'endless-chunks': {
    head: 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n',
    chunk: Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`),
  },
  'endless-headers': { head: 'HTTP/1.1 200 OK\r\n', chunk: Buffer.from(`X-Long: ${'a'.repeat(1_000)}\r\n`) },
  'endless-hints': {
    head: '',
    chunk: Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n'.repeat(200)),
  },
  'endless-extension': {
    head: 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;',
    chunk: Buffer.alloc(65_536, 'a'),
  },
  'endless-trailer': {
    head: 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n',
    chunk: Buffer.from(`X-Long: ${'a'.repeat(1_000)}\r\n`),
  },
};
/** Bytes sent to a side that never hangs up. */
const MAX_SENT = 300 * MB;

/** All names; `bomb` is 200 MB of zeros in 200 KB of gzip. */
export const ANSWER_NAMES: readonly string[] = [...Object.keys(FIXED), ...Object.keys(ENDLESS), 'bomb'];
/** Answers that have to be cut. */
export const ENDLESS_NAMES: readonly string[] = Object.keys(ENDLESS);

let bomb: Buffer | undefined;

export function hostileAnswer(name: string | undefined, socket: Socket): void {
  const endless = ENDLESS[name ?? ''];
  if (endless !== undefined) {
    goOn(socket, endless.head, endless.chunk);
    return;
  }
  if (name === 'bomb') {
    // Packed one after another: all at once would stop this process for seconds.
    bomb ??= whole(
      ['Content-Type: application/json', 'Content-Encoding: gzip'],
      Buffer.concat(Array<Buffer>(20).fill(gzipSync(Buffer.alloc(10 * MB)))),
    );
    socket.write(bomb);
    return;
  }
  const named = name ?? 'plain';
  socket.write(FIXED[named] ?? USUAL[named] ?? FIXED.plain ?? '');
  if (CLOSE_AFTER.has(name ?? '')) socket.end();
}

function goOn(socket: Socket, head: string, chunk: Buffer): void {
  socket.write(head);
  let sent = 0;
  const more = () => {
    while (!socket.destroyed && sent < MAX_SENT) {
      sent += chunk.length;
      if (!socket.write(chunk)) return;
    }
    socket.end();
  };
  socket.on('drain', more);
  more();
}
