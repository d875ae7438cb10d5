import { gzipSync } from 'node:zlib';
import { MB } from '../group.ts';

/** Connections that take the most they can. */
export interface Overload {
  readonly name: string;
  readonly connections: number;
  /** Connections from one local address; by default all. */
  readonly ofAddress?: number;
  /** Less than a handshake, so no TLS. */
  readonly before?: 'handshake';
  readonly method?: string;
  /** Without one, nothing is asked. */
  readonly path?: string;
  readonly headers?: readonly (readonly [string, string])[];
  /** Precedes the blocks. */
  readonly start?: string;
  readonly block?: Buffer;
  readonly bytes?: number;
  /** Milliseconds between blocks; by default none. */
  readonly everyMs?: number;
  readonly isDeaf?: boolean;
  /** Whether a 200 is right; all else is refused. */
  readonly isGood?: boolean;
  readonly nginxMb: number;
  /** The gateway's limit; by default 100. */
  readonly gatewayMb?: number;
}

const CALL = '/api/v1/client/upload_passport';
const SETTLE = '/api/v1/client/payment/settlement';
const MAX_BYTES = 6 * MB;
const BLOCK = Buffer.alloc(65_536, 'a');
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), BLOCK, Buffer.from('\r\n')]);
const BYTE = Buffer.from('1\r\na\r\n');
const BYTES = Buffer.from('1\r\na\r\n'.repeat(2_000));
/** Small, but 200 MB unpacked. */
const PACKED = gzipSync(Buffer.alloc(200 * MB));
const HELLO = '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03';

const CHUNKED = [['Transfer-Encoding', 'chunked']] as const;
const sized = (bytes: number) => [['Content-Length', String(bytes)]] as const;
const chunks = (path: string, bytes: number) => ({
  path,
  headers: CHUNKED,
  bytes,
  block: CHUNK,
  nginxMb: 60,
});
/** A body of a known size, partly sent. */
const part = (path: string, bytes: number, of: number) => ({
  path,
  headers: sized(of),
  bytes,
  block: BLOCK,
  nginxMb: 60,
});

const DEAF = {
  method: 'GET',
  path: '/assets/large-1a2b.png',
  headers: [['Connection', 'keep-alive']],
  isDeaf: true,
  isGood: true,
  nginxMb: 400,
} as const;

/** Silent and slow connections; too large, endless and fragmented bodies; deaf connections. */
export const OVERLOADS: readonly Overload[] = [
  { name: 'silence of one address', connections: 600, before: 'handshake', nginxMb: 20 },
  { name: 'silence of many', connections: 5_000, ofAddress: 300, before: 'handshake', nginxMb: 60 },
  {
    name: 'handshakes that only begin',
    connections: 4_000,
    ofAddress: 250,
    before: 'handshake',
    start: HELLO,
    nginxMb: 300,
  },
  { name: 'handshakes without a request', connections: 1_000, ofAddress: 100, nginxMb: 150 },
  {
    name: 'a byte of a head now and then',
    connections: 1_000,
    ofAddress: 250,
    block: Buffer.from('G'),
    everyMs: 1_000,
    nginxMb: 150,
  },
  { name: '6 MB and a byte, said before', connections: 4, ...part(CALL, MAX_BYTES + 1, MAX_BYTES + 1) },
  { name: '150 MB said before', connections: 4, ...part(CALL, 150 * MB, 150 * MB) },
  { name: '150 MB in chunks without an end', connections: 4, ...chunks(CALL, 150 * MB) },
  {
    name: 'pictures that never end',
    connections: 72,
    ofAddress: 8,
    ...part(CALL, 5 * MB, MAX_BYTES),
    nginxMb: 450,
  },
  {
    name: '60 KB that never end',
    connections: 1_500,
    ofAddress: 250,
    ...part(SETTLE, 60_000, 65_536),
    nginxMb: 300,
  },
  { name: 'a chunk extension without an end', connections: 4, ...chunks(CALL, 40 * MB), start: '5;' },
  { name: 'a trailer without an end', connections: 4, ...chunks(CALL, 40 * MB), start: '0\r\nX-Long: ' },
  { name: 'a GET with a body', connections: 4, ...chunks('/', 150 * MB), method: 'GET', isGood: true },
  ...['gzip', 'gzip, gzip', 'br'].map((encoding) => ({
    name: `200 MB packed as ${encoding}`,
    connections: 1,
    path: CALL,
    headers: [['Content-Encoding', encoding], ...sized(PACKED.length)] as const,
    block: PACKED,
    bytes: PACKED.length,
    isGood: true,
    nginxMb: 60,
  })),
  {
    name: '20,000 pieces of one byte',
    connections: 300,
    ofAddress: 100,
    path: SETTLE,
    headers: CHUNKED,
    block: BYTES,
    bytes: 20_000 * BYTE.length,
    nginxMb: 100,
  },
  {
    name: 'a byte of a body now and then',
    connections: 100,
    path: CALL,
    headers: sized(5_000),
    block: Buffer.from('a'),
    everyMs: 100,
    nginxMb: 60,
  },
  { name: 'silent readers of one address', connections: 400, ...DEAF },
  { name: 'silent readers of many addresses', connections: 2_000, ofAddress: 250, ...DEAF },
];
