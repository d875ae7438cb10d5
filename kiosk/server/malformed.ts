import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { emptyReply, type Reply } from './reply.ts';

/** What Node's parser says of a request that is none, where it is not simply 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The reply to a request that came but cannot be taken; its connection ends. */
export const refusal = (status: number): Reply => emptyReply(status, { Connection: 'close' });

/** Answers what never became a request, unless its connection already carries another answer. */
export function refuseOnSocket(error: Error, socket: Duplex & { readonly bytesWritten?: number }): void {
  const code = 'code' in error ? String(error.code) : '';
  if (!socket.writable || code === 'ECONNRESET' || (socket.bytesWritten ?? 0) > 0) {
    socket.destroy();
    return;
  }
  const { status, headers } = refusal(STATUSES[code] ?? 400);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Content-Length: 0\r\n\r\n`);
}

/**
 * Whether a proxy before us may read a request otherwise than we do: no version, two names of a host, of which each takes
 * another, or a body wrapped in more than chunks, which nobody here unwraps.
 */
export function isAmbiguous({ rawHeaders, headers, httpVersionMajor }: IncomingMessage): boolean {
  if (httpVersionMajor < 1) return true;
  const wrapping = headers['transfer-encoding'];
  if (wrapping !== undefined && !/^chunked$/iu.test(wrapping.trim())) return true;
  const isHost = (name: string, at: number) => at % 2 === 0 && name.length === 4 && /^host$/iu.test(name);
  return rawHeaders.findIndex(isHost) !== rawHeaders.findLastIndex(isHost);
}
