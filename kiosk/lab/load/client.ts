import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Question {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** On its own connection, as tablets make calls that arrive once. */
  readonly apart?: boolean;
  /** A local address to send from: gateways limit each address. */
  readonly from?: string;
  /** Milliseconds until the sent call's connection dies. */
  readonly diesAfterMs?: number;
}

/** The answer; `status` 0 for a refused or broken connection. */
export interface CallResult {
  readonly status: number;
  readonly word: string | undefined;
  readonly text: string;
  readonly isRefused: boolean;
}

/** Asks one server on kept connections, like a browser. */
export class Client {
  readonly #url: URL;
  readonly #host: string;
  readonly #agent: HttpAgent | HttpsAgent;
  readonly durations: number[] = [];

  /** @param keyedLifeMs a keyed call's first connection lives so long; undefined until its answer */
  constructor(
    { url, host }: { readonly url: string; readonly host?: string },
    connections: number,
    readonly keyedLifeMs?: () => number,
  ) {
    this.#url = new URL(url);
    this.#host = host ?? this.#url.host;
    const Agent = this.#url.protocol === 'https:' ? HttpsAgent : HttpAgent;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  ask({ method = 'GET', path, headers = {}, body = '', ...how }: Question): Promise<CallResult> {
    const started = performance.now();
    const request = this.#url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve) => {
      const failed = (error: Error) => {
        const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
        resolve({ status: 0, word: undefined, text: '', isRefused });
      };
      const outgoing = request(new URL(path, this.#url), {
        method,
        headers: { Host: this.#host, ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        agent: how.apart ? false : this.#agent,
        ...(how.from === undefined ? {} : { localAddress: how.from }),
        rejectUnauthorized: false,
      });
      outgoing.on('error', failed);
      outgoing.on('response', (answer) => {
        text(answer).then((whole) => {
          this.durations.push(performance.now() - started);
          const word = answer.headers['lobby-gateway'];
          const said = typeof word === 'string' ? word : undefined;
          resolve({ status: answer.statusCode ?? 0, word: said, text: whole, isRefused: false });
        }, failed);
      });
      outgoing.end(body);
      if (how.diesAfterMs !== undefined)
        setTimeout(() => outgoing.destroy(new Error('died')), how.diesAfterMs);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
