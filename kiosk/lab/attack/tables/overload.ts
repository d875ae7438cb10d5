import { gzipSync } from 'node:zlib';
import { MB } from '../group.ts';

/** Connections that take what they can. */
export interface Overload {
  readonly name: string;
  readonly connections: number;
  /** Of these from one address of this machine; without it, all. */
  readonly ofAddress?: number;
  readonly method?: string;
  /** Without one, the connection is opened and nothing is asked. */
  readonly path?: string;
  readonly headers?: readonly (readonly [string, string])[];
  /** What stands before the blocks. */
  readonly start?: string;
  /** Sent again and again. */
  readonly block?: Buffer;
  /** The most that is sent of all blocks together. */
  readonly bytes?: number;
  /** Between two blocks, in ms; without it, as fast as they are taken. */
  readonly everyMs?: number;
  /** Asks and never reads. */
  readonly isDeaf?: boolean;
  /** Whether it may be answered with 200; all else is refused. */
  readonly isGood?: boolean;
  /** The most memory that all of them take; 160 MB without it. */
  readonly memoryMb?: number;
  /** The most connections that stay, where one address may have no more. */
  readonly stay?: number;
}

/** A call that takes pictures. */
const CALL = '/api/v1/client/upload_passport';
const SETTLE = '/api/v1/client/payment/settlement';
/** The largest body there may be. */
const MAX_BYTES = 16 * MB;
const BLOCK = Buffer.alloc(65_536, 'a');
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), BLOCK, Buffer.from('\r\n')]);
const BYTE = Buffer.from('1\r\na\r\n');
const BYTES = Buffer.from('1\r\na\r\n'.repeat(2_000));
/** Small, and 200 MB once it is unpacked. */
const PACKED = gzipSync(Buffer.alloc(200 * MB));

const CHUNKED = [['Transfer-Encoding', 'chunked']] as const;
const JSON_CHUNKED = [['Content-Type', 'application/json'], ...CHUNKED] as const;
const sized = (bytes: number) => [['Content-Length', String(bytes)]] as const;
/** A body of chunks that goes on for so long. */
const chunks = (path: string, bytes: number) => ({ path, headers: CHUNKED, bytes, block: CHUNK });
/** A body of a known size, and how much of it comes. */
const part = (bytes: number, of: number) => ({ path: CALL, headers: sized(of), bytes, block: BLOCK });
/** So many pieces of one byte on each connection; the body never ends. */
const pieces = (path: string, count: number) => ({
  name: `${count} pieces of one byte to ${path}`,
  path,
  headers: JSON_CHUNKED,
  block: BYTES,
  bytes: count * BYTE.length,
  memoryMb: 250,
});

/** Asks for a large file and never reads it. */
const DEAF = {
  method: 'GET',
  path: '/assets/large-1a2b.png',
  headers: [['Connection', 'keep-alive']],
  isDeaf: true,
  isGood: true,
  memoryMb: 250,
} as const;

/** Bodies too large, without an end, and in pieces; connections that never read. */
export const OVERLOADS: readonly Overload[] = [
  { name: '16 MB and a byte, said before', connections: 1, ...part(MAX_BYTES + 1, MAX_BYTES + 1) },
  { name: '16 MB and more in chunks', connections: 1, ...chunks(CALL, MAX_BYTES + MB) },
  { name: '150 MB said before', connections: 4, ...part(150 * MB, 150 * MB) },
  { name: '150 MB in chunks without an end', connections: 4, ...chunks(CALL, 150 * MB) },
  { name: '15 MB of 16 that never end', connections: 16, ...part(15 * MB, MAX_BYTES) },
  { name: '15 MB in chunks that never end', connections: 16, ...chunks(CALL, 15 * MB) },
  { name: '60 KB that never end', connections: 200, ...part(60_000, 65_536) },
  { name: 'whole bodies of 16 MB', connections: 8, ...part(MAX_BYTES, MAX_BYTES), isGood: true },
  { name: 'a chunk extension without an end', connections: 4, ...chunks(CALL, 40 * MB), start: '5;' },
  { name: 'a trailer without an end', connections: 4, ...chunks(CALL, 40 * MB), start: '0\r\nX-Long: ' },
  {
    name: 'a heartbeat without an end',
    connections: 4,
    ...chunks('/heartbeat', 40 * MB),
    headers: JSON_CHUNKED,
  },
  {
    name: 'a call for help without an end',
    connections: 4,
    ...chunks('/help', 40 * MB),
    headers: JSON_CHUNKED,
  },
  { name: 'a body where none is read', connections: 4, ...chunks('/', 150 * MB) },
  { name: 'a body where there is no call', connections: 4, ...chunks('/api/v1/client/none', 150 * MB) },
  { name: 'a GET with a body', connections: 4, ...chunks('/', 150 * MB), method: 'GET', isGood: true },
  {
    name: 'a GET of a call with a body',
    connections: 4,
    ...chunks('/api/v1/client/facilities', 150 * MB),
    method: 'GET',
    isGood: true,
  },
  ...['gzip', 'gzip, gzip', 'deflate', 'br', 'x-gzip'].map((encoding) => ({
    name: `200 MB packed as ${encoding}`,
    connections: 1,
    path: CALL,
    headers: [['Content-Encoding', encoding], ...sized(PACKED.length)] as const,
    block: PACKED,
    bytes: PACKED.length,
    isGood: true,
  })),
  { connections: 300, ...pieces(SETTLE, 20_000) },
  ...[SETTLE, CALL, '/heartbeat', '/help'].map((path) => ({
    connections: 800,
    ofAddress: 100,
    ...pieces(path, 4_000),
  })),
  ...['/api/v1/client/none', '/'].map((path) => ({
    connections: 300,
    ofAddress: 100,
    ...pieces(path, 20_000),
  })),
  {
    name: 'a byte of a body now and then',
    connections: 100,
    path: CALL,
    headers: sized(5_000),
    block: Buffer.from('a'),
    everyMs: 100,
  },
  {
    name: 'silent readers of one address',
    connections: 700,
    ...DEAF,
    stay: 512,
  },
  {
    name: 'silent readers of many addresses',
    connections: 4_800,
    ofAddress: 400,
    ...DEAF,
  },
];

/** Connections that are no reason to keep others waiting. */
export const IDLE: readonly Overload[] = [
  {
    name: 'a byte of a head now and then',
    connections: 200,
    block: Buffer.from('G'),
    everyMs: 1_000,
  },
  { name: 'silence', connections: 2_000, ofAddress: 250, memoryMb: 250 },
];
