import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  readonly url: string;
  /** Breaks the next used connection with a whole request for this path: before, after, or answered by the server. */
  breaks(pathEnd: string, when: Moment): void;
  /** Whole requests for this path from the browser. */
  came(pathEnd: string): number;
  close(): Promise<void>;
}

export type Moment = 'before' | 'after' | 'answered';

interface WholeRequest {
  readonly method: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** A connection's first whole request, undefined while it comes. */
function firstRequest(bytes: Buffer): WholeRequest | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.subarray(0, headEnd).toString('latin1');
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  const end = headEnd + 4 + length;
  if (bytes.length < end) return undefined;
  const [method = '', path = ''] = head.split(' ', 2);
  return { method, path, bytes: bytes.subarray(0, end) };
}

const asOfOthers = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(/^(lobby-gateway|idempotency-key):.*\r\n/gim, ''), 'latin1');

/** Opens a relay before a server. @param isGateway false: hides that the server recognises repetitions */
export async function openRelay(target: string, isGateway = true): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const came: WholeRequest[] = [];
  const waiting: { readonly pathEnd: string; readonly when: Moment }[] = [];
  const sockets = new Set<Socket>();
  const isFor = (pathEnd: string) => (request: WholeRequest) =>
    request.method !== 'OPTIONS' && request.path.endsWith(pathEnd);

  const server = createServer((browser) => {
    const onward = connect(Number(port), hostname);
    let unread = Buffer.alloc(0);
    let isUsed = false;
    let breaksAtAnswer = false;
    const seen = (bytes: Buffer) => (isGateway ? bytes : asOfOthers(bytes));
    for (const socket of [browser, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    onward
      .on('data', (bytes) => (breaksAtAnswer ? browser.destroy() : browser.write(seen(bytes))))
      .on('close', () => browser.end());
    browser.on('close', () => onward.end());
    browser.on('data', (bytes) => {
      unread = Buffer.concat([unread, bytes]);
      const request = firstRequest(unread);
      if (request === undefined) return;
      unread = unread.subarray(request.bytes.length);
      came.push(request);
      const at = !isUsed ? -1 : waiting.findIndex(({ pathEnd }) => isFor(pathEnd)(request));
      isUsed = true;
      const [broken] = at < 0 ? [] : waiting.splice(at, 1);
      if (broken?.when !== 'before') onward.write(seen(request.bytes));
      if (broken?.when === 'answered') breaksAtAnswer = true;
      else if (broken) browser.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    breaks: (pathEnd, when) => void waiting.push({ pathEnd, when }),
    came: (pathEnd) => came.filter(isFor(pathEnd)).length,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
