import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { createDemoHotel, type DemoHotel } from '../../../kiosk/demo-hotel/index.ts';
import { checkHotel } from '../../../kiosk/hotel-api/check-hotel/check.ts';
import type { Options } from '../../../kiosk/hotel-api/check-hotel/options.ts';
import type { Report, Row } from '../../../kiosk/hotel-api/check-hotel/report.ts';
import { listen } from '../../../kiosk/server/index.ts';
import { portOf } from './hotel-server.ts';

/** A demo hotel on a port of its own, until the test ends. */
export async function openDemoHotel(): Promise<{ readonly hotel: DemoHotel; readonly url: string }> {
  const hotel = createDemoHotel();
  const server = await listen(hotel.app, { port: 0 });
  onTestFinished(() => server.close());
  return { hotel, url: server.url };
}

/** A server of the test's own, until the test ends. */
export async function openServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${portOf(server.address())}`;
}

/** What a proxy does to a request on its way, and to the answer. */
export interface Passage {
  readonly headers?: (headers: Record<string, string>) => Record<string, string>;
  readonly path?: (path: string) => string;
  readonly answer?: (answer: Response) => Response;
}

/** A proxy before a demo hotel. */
export function openProxy(hotel: DemoHotel, { headers, path, answer }: Passage): Promise<string> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const sent = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'connection' ? [[name, value] as const] : [],
    );
    const { method = 'GET', url = '/' } = request;
    const given = await hotel.app.request(path?.(url) ?? url, {
      method,
      headers: headers?.(Object.fromEntries(sent)) ?? Object.fromEntries(sent),
      ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
    });
    const changed = answer?.(given) ?? given;
    response.writeHead(changed.status, Object.fromEntries(changed.headers)).end(await changed.text());
  };
  return openServer((request, response) => void pass(request, response));
}

/** Tries a hotel as the command does. */
export const tried = (url: string, more: Partial<Options> = {}): Promise<Report> =>
  checkHotel({
    url,
    system: 'legacy',
    name: 'ヤマダ タロウ',
    phone: undefined,
    facility: undefined,
    clientKey: 'demo-client',
    language: 'ja',
    origin: undefined,
    member: undefined,
    writes: false,
    timeoutMs: 30_000,
    json: undefined,
    ...more,
  });

/** The first row of a call. */
export function rowOf({ calls }: Report, call: string): Row {
  const row = calls.find((one) => one.call === call);
  if (row === undefined) throw new Error(`${call} is not in the report`);
  return row;
}

/** What was found out beside the calls. */
export const found = ({ findings }: Report): readonly string[] =>
  findings.map(({ about, sentence }) => `${about}: ${sentence}`);
