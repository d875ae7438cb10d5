import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** What is asked. */
export interface Question {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** On a connection of its own, as tablets make calls that may be done once only. */
  readonly apart?: boolean;
  /** Address of this machine that it comes from: gateways limit what one address may ask. */
  readonly from?: string;
  /** The connection dies so long after the call was sent, in ms. */
  readonly diesAfterMs?: number;
}

/** What came back; `status` 0 where the connection was refused or broke. */
export interface Got {
  readonly status: number;
  /** The gateway's word on how far the call got. */
  readonly word: string | undefined;
  readonly text: string;
  /** There was no connection. */
  readonly isRefused: boolean;
}

/** Asks one server, on kept connections as a browser has. */
export class Client {
  readonly #url: URL;
  readonly #host: string;
  readonly #agent: HttpAgent | HttpsAgent;
  /** Milliseconds of every answer. */
  readonly durations: number[] = [];

  /** How long the first connection of a call with a key lives, in ms; undefined: until its answer. */
  readonly keyedLifeMs: (() => number) | undefined;

  constructor(
    { url, host }: { readonly url: string; readonly host?: string },
    connections: number,
    keyedLifeMs?: () => number,
  ) {
    this.keyedLifeMs = keyedLifeMs;
    this.#url = new URL(url);
    this.#host = host ?? this.#url.host;
    const options = { keepAlive: true, maxSockets: connections };
    this.#agent =
      this.#url.protocol === 'https:'
        ? // The certificate was made for this run.
          new HttpsAgent({ ...options, rejectUnauthorized: false })
        : new HttpAgent(options);
  }

  ask({
    method = 'GET',
    path,
    headers = {},
    body,
    apart = false,
    from,
    diesAfterMs,
  }: Question): Promise<Got> {
    const started = performance.now();
    const isSecure = this.#url.protocol === 'https:';
    return new Promise((resolve) => {
      const failed = (error: Error) =>
        resolve({
          status: 0,
          word: undefined,
          text: '',
          isRefused: 'code' in error && error.code === 'ECONNREFUSED',
        });
      const options = {
        method,
        headers: { Host: this.#host, ...headers, 'Content-Length': String(Buffer.byteLength(body ?? '')) },
        agent: apart ? false : this.#agent,
        ...(from === undefined ? {} : { localAddress: from }),
        ...(isSecure ? { rejectUnauthorized: false } : {}),
      };
      const outgoing: ClientRequest = (isSecure ? httpsRequest : httpRequest)(
        new URL(path, this.#url),
        options,
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', failed);
          answer.on('end', () => {
            this.durations.push(performance.now() - started);
            const word = answer.headers['lobby-gateway'];
            resolve({
              status: answer.statusCode ?? 0,
              word: typeof word === 'string' ? word : undefined,
              text: Buffer.concat(chunks).toString(),
              isRefused: false,
            });
          });
        },
      );
      outgoing.on('error', failed);
      outgoing.end(body);
      if (diesAfterMs !== undefined) setTimeout(() => outgoing.destroy(new Error('died')), diesAfterMs);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
