import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { NginxProcess } from '../../../kiosk/deploy/run-nginx.ts';

export { hasBrotli, NGINX } from '../../../kiosk/deploy/run-nginx.ts';

/** An answer of nginx. */
export interface NginxAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The real nginx, asked as tablets ask it. */
export class Nginx extends NginxProcess {
  /** What it has written, once it has written something. */
  log(name: 'lobby.log' | 'lobby-error.log'): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  ask(
    path: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
  ): Promise<NginxAnswer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path,
          method,
          rejectUnauthorized: false,
          servername: 'lobby.example',
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          );
        },
      );
      asked.on('error', reject);
      asked.setHeader('Host', 'lobby.example');
      for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value);
      asked.end(body);
    });
  }

  /** The status of an answer by HTTP/2. */
  askHttp2(path: string): Promise<number> {
    const client = connect(`https://127.0.0.1:${this.port}`, { rejectUnauthorized: false });
    return new Promise<number>((resolve, reject) => {
      client.on('error', reject);
      client.request({ ':path': path }).on('response', (headers) => resolve(headers[':status'] ?? 0));
    }).finally(() => client.destroy());
  }
}
