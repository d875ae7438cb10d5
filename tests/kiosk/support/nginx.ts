import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { NginxProcess } from '../../../kiosk/deploy/run-nginx.ts';
import { type Answer, ask, type Question } from './ask.ts';

export { hasBrotli, NGINX } from '../../../kiosk/deploy/run-nginx.ts';

/** The real nginx, asked as tablets ask it. */
export class Nginx extends NginxProcess {
  /** What it has written, once it has written something. */
  log(name: 'lobby.log' | 'lobby-error.log'): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  /** Asks under the name of the shipped site. */
  ask(path: string, { headers, ...more }: Question = {}): Promise<Answer> {
    return ask(this.port, path, {
      tlsName: 'lobby.example',
      headers: { Host: 'lobby.example', ...headers },
      ...more,
    });
  }

  /** Posts a form, as tablets do. */
  post(path: string, body: Buffer, headers: Question['headers'] = {}): Promise<Answer> {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
    return this.ask(path, { method: 'POST', headers: form, body });
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
