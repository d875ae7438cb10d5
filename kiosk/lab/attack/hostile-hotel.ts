import { createServer, type Socket } from 'node:net';
import { hostileAnswer } from './hostile-answers.ts';

export interface RecordedRequest {
  readonly method: string;
  readonly target: string;
  readonly head: string;
}

/** A hotel with the answer named by the query's `answer`; it records every request. */
export interface HostileHotel {
  readonly url: string;
  readonly heard: RecordedRequest[];
  close(): void;
}

export async function openHostileHotel(): Promise<HostileHotel> {
  const heard: RecordedRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    readRequests(socket, heard);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Reads requests with plain framing: surplus bytes count as the next request. */
function readRequests(socket: Socket, heard: RecordedRequest[]): void {
  let bytes = Buffer.alloc(0);
  let toSkip = 0;
  let answer: (() => void) | undefined;
  socket.on('data', (chunk: Buffer) => {
    const skipped = Math.min(toSkip, chunk.length);
    toSkip -= skipped;
    bytes = Buffer.concat([bytes, chunk.subarray(skipped)]);
    for (;;) {
      if (toSkip === 0 && answer !== undefined) {
        answer();
        answer = undefined;
      }
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0 || toSkip > 0) return;
      const head = bytes.subarray(0, end).toString('latin1');
      const length = Number(/^content-length: *(\d+)/imu.exec(head)?.[1] ?? 0);
      const body = bytes.subarray(end + 4, end + 4 + length);
      toSkip = length - body.length;
      bytes = bytes.subarray(end + 4 + body.length);
      const [method = '', target = ''] = head.split(' ', 2);
      heard.push({ method, target, head });
      answer = () => hostileAnswer(/[?&]answer=([\w-]+)/u.exec(target)?.[1], socket);
    }
  });
}
