import { connect, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import { type Answer, answersIn } from './answer.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
  /** The certificate's name, for TLS; requests name it. */
  readonly tlsName?: string | undefined;
  /** Milliseconds for an answer on a machine with other work. */
  readonly patienceMs?: number;
}

export interface Exchange {
  readonly answers: readonly Answer[];
  /** Whether the other side closed before our time-out. */
  readonly isClosed: boolean;
}

export interface Patience {
  /** Milliseconds until we hang up; default 5,000. */
  readonly timeoutMs?: number;
  /** Hangs up so many milliseconds after an answer; by default the other side closes. */
  readonly quietMs?: number;
  /** Answers to HEAD have no body. */
  readonly isHead?: boolean;
  readonly most?: number;
  /** A local address to send from. */
  readonly from?: string;
  readonly isDeaf?: boolean;
}

const USUAL_MS = 5_000;
const MAX_BYTES = 1_048_576;

/** Sends raw bytes, one character each, and gives the answer. Never throws: a broken connection is an outcome. */
export const sendRaw = (to: Address, bytes: string, patience: Patience = {}): Promise<Exchange> =>
  talk(to, (socket) => socket.write(bytes, 'latin1'), patience);

/** Opens a connection for the caller's writes and gives the answer. */
export function talk(
  to: Address,
  speak: (socket: Socket) => unknown,
  patience: Patience = {},
): Promise<Exchange> {
  const { timeoutMs = USUAL_MS, quietMs, isHead = false, most = MAX_BYTES, from, isDeaf = false } = patience;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let quiet: NodeJS.Timeout | undefined;
    const place = {
      host: to.host,
      port: to.port,
      ...(from === undefined ? {} : { localAddress: from }),
    };
    const { tlsName } = to;
    const socket =
      tlsName === undefined
        ? connect(place)
        : connectByTls({ ...place, servername: tlsName, rejectUnauthorized: false });
    socket.setNoDelay(true);
    const end = (isClosed: boolean) => {
      clearTimeout(deadline);
      clearTimeout(quiet);
      socket.destroy();
      resolve({ answers: answersIn(Buffer.concat(chunks), isHead), isClosed });
    };
    const deadline = setTimeout(() => end(false), timeoutMs);
    socket.on(tlsName === undefined ? 'connect' : 'secureConnect', () => speak(socket));
    const read = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      if (quietMs === undefined) return;
      clearTimeout(quiet);
      quiet = setTimeout(() => end(false), quietMs);
    };
    if (!isDeaf) socket.on('data', read);
    socket.on('error', () => undefined);
    socket.on('end', () => end(true));
    socket.on('close', () => end(true));
  });
}

export interface Attempt {
  readonly method?: string;
  readonly target: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string;
}

/** A request's host, unless the attack names another. */
export const hostOf = ({ host, port, tlsName }: Address): string => tlsName ?? `${host}:${port}`;

/** A request's bytes, well formed but for the attack; `Host` and `Connection` by default. */
export function requestText(to: Address, attempt: Attempt): string {
  const { method = 'GET', target, headers = [], body } = attempt;
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name);
  const all: (readonly [string, string])[] = [
    ...(has('host') ? [] : [['Host', hostOf(to)] as const]),
    ...(has('connection') ? [] : [['Connection', 'close'] as const]),
    ...headers,
    ...(body === undefined || has('content-length') || has('transfer-encoding')
      ? []
      : [['Content-Length', String(Buffer.byteLength(body, 'latin1'))] as const]),
  ];
  const head = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${target} HTTP/1.1\r\n${head}\r\n${body ?? ''}`;
}

/** The first answer; undefined for a closed or hung connection. */
export async function ask(
  to: Address,
  attempt: Attempt,
  patience: Patience = {},
): Promise<Answer | undefined> {
  const isHead = attempt.method === 'HEAD';
  const timeoutMs = Math.max(USUAL_MS, to.patienceMs ?? 0);
  const { answers } = await sendRaw(to, requestText(to, attempt), { isHead, timeoutMs, ...patience });
  return answers.find(({ status }) => status >= 200) ?? answers[0];
}
