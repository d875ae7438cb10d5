import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The certificate's expected name; without one plain http. */
  readonly tlsName?: string;
  readonly from?: string;
}

/** Asks this machine as a plain client with any host, which `fetch` cannot. @param where a port, or a socket's path */
export function ask(
  where: number | string,
  path: string,
  { body, tlsName, from, ...more }: Question = {},
): Promise<Answer> {
  const place = typeof where === 'string' ? { socketPath: where } : { host: '127.0.0.1', port: where };
  const options = {
    ...place,
    path,
    ...more,
    rejectUnauthorized: false,
    ...(tlsName !== undefined && { servername: tlsName }),
    ...(from !== undefined && { localAddress: from }),
  };
  return new Promise((resolve, reject) => {
    (tlsName === undefined ? request : requestByTls)(options, async (answer) => {
      try {
        const got = await buffer(answer);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: got, text: String(got) });
      } catch (error) {
        reject(error);
      }
    })
      .on('error', reject)
      .end(body);
  });
}
