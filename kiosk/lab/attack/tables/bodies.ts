import { MB } from '../group.ts';

/** A call that takes pictures. */
export const CALL = '/api/v1/client/upload_passport';
/** The largest body there may be. */
const MAX_BYTES = 16 * MB;
/** 64 KB of a body. */
export const BLOCK = Buffer.alloc(65_536, 'a');
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), BLOCK, Buffer.from('\r\n')]);

/** A body over the limit. */
export interface BodyAttack {
  readonly name: string;
  /** Connections at once. */
  readonly width: number;
  readonly method?: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  /** Bytes sent at most; beyond the body's claimed size none are. */
  readonly bytes: number;
  readonly block?: Buffer;
  /** Whether the hotel may answer: the body is within the limit. */
  readonly isWhole?: boolean;
  /** What stands before the blocks. */
  readonly start?: string;
}

const chunked = [['Transfer-Encoding', 'chunked']] as const;
/** The header of a body with a stated size. */
export const sized = (bytes: number) => [['Content-Length', String(bytes)]] as const;

/** Bodies that never reach a hotel. */
export const ATTACKS: readonly BodyAttack[] = [
  {
    name: '16 MB and a byte, said before',
    width: 1,
    path: CALL,
    headers: sized(MAX_BYTES + 1),
    bytes: MAX_BYTES + 1,
  },
  {
    name: '16 MB and more in chunks',
    width: 1,
    path: CALL,
    headers: chunked,
    bytes: MAX_BYTES + MB,
    block: CHUNK,
  },
  {
    name: '150 MB said before, on 4 connections',
    width: 4,
    path: CALL,
    headers: sized(150 * MB),
    bytes: 150 * MB,
  },
  {
    name: '150 MB in chunks without an end, on 4 connections',
    width: 4,
    path: CALL,
    headers: chunked,
    bytes: 150 * MB,
    block: CHUNK,
  },
  {
    name: '15 MB of 16 that never end, on 16 connections',
    width: 16,
    path: CALL,
    headers: sized(MAX_BYTES),
    bytes: 15 * MB,
  },
  {
    name: '15 MB in chunks that never end, on 16 connections',
    width: 16,
    path: CALL,
    headers: chunked,
    bytes: 15 * MB,
    block: CHUNK,
  },
  {
    name: '60 KB that never end, on 200 connections',
    width: 200,
    path: CALL,
    headers: sized(65_536),
    bytes: 60_000,
  },
  {
    name: 'chunks of one byte, on 8 connections',
    width: 8,
    path: CALL,
    headers: chunked,
    bytes: 12 * MB,
    block: Buffer.from('1\r\na\r\n'.repeat(10_000)),
  },
  {
    name: 'a chunk extension without an end',
    width: 4,
    path: CALL,
    headers: chunked,
    bytes: 40 * MB,
    start: '5;',
  },
  {
    name: 'a trailer without an end',
    width: 4,
    path: CALL,
    headers: chunked,
    bytes: 40 * MB,
    start: '0\r\nX-Long: ',
  },
  {
    name: 'a heartbeat without an end',
    width: 4,
    path: '/heartbeat',
    headers: [['Content-Type', 'application/json'], ...chunked],
    bytes: 40 * MB,
    block: CHUNK,
  },
  {
    name: 'a call for help without an end',
    width: 4,
    path: '/help',
    headers: [['Content-Type', 'application/json'], ...chunked],
    bytes: 40 * MB,
    block: CHUNK,
  },
  {
    name: 'a body where none is read, on 4 connections',
    width: 4,
    path: '/',
    headers: chunked,
    bytes: 150 * MB,
    block: CHUNK,
  },
  {
    name: 'a body where there is no call',
    width: 4,
    path: '/api/v1/client/none',
    headers: chunked,
    bytes: 150 * MB,
    block: CHUNK,
  },
  {
    name: 'a GET with a body of 150 MB',
    width: 4,
    method: 'GET',
    path: '/',
    headers: chunked,
    bytes: 150 * MB,
    block: CHUNK,
  },
  {
    name: 'a GET of a call with a body of 150 MB',
    width: 4,
    method: 'GET',
    path: '/api/v1/client/facilities',
    headers: chunked,
    bytes: 150 * MB,
    block: CHUNK,
  },
];
/** Bodies that reach the hotel, which is the suite's own. */
export const OWN_ONLY: readonly BodyAttack[] = [
  {
    name: 'whole bodies of 16 MB, on 8 connections',
    width: 8,
    path: CALL,
    headers: sized(MAX_BYTES),
    bytes: MAX_BYTES,
    isWhole: true,
  },
];
