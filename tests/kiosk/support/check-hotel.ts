import { createDemoHotel, type DemoHotel } from '../../../kiosk/demo-hotel/index.ts';
import { checkHotel } from '../../../kiosk/hotel-api/check-hotel/check.ts';
import { type Options, readOptions } from '../../../kiosk/hotel-api/check-hotel/options.ts';
import type { Report, Row } from '../../../kiosk/hotel-api/check-hotel/report.ts';
import { openPort } from './site.ts';

/** A demo hotel on a port of its own, until the test ends. */
export async function openDemoHotel(): Promise<{ readonly hotel: DemoHotel; readonly url: string }> {
  const hotel = createDemoHotel();
  return { hotel, url: (await openPort(hotel.app)).url };
}

/** What a proxy does to a request on its way, and to the answer. */
export interface Passage {
  readonly headers?: (headers: Record<string, string>) => Record<string, string>;
  readonly path?: (path: string) => string;
  readonly answer?: (answer: Response, method: string, path: string) => Response;
}

/** A proxy before a demo hotel. */
export async function openProxy({ app }: DemoHotel, { headers, path, answer }: Passage): Promise<string> {
  const fetch = async (request: Request) => {
    const { url, method } = request;
    const { connection: _, ...sent } = Object.fromEntries(request.headers);
    const asked = url.slice(new URL(url).origin.length);
    const given = await app.request(path?.(asked) ?? asked, {
      method,
      headers: headers?.(sent) ?? sent,
      ...(method === 'POST' ? { body: await request.arrayBuffer() } : {}),
    });
    return answer?.(given, method, new URL(url).pathname) ?? given;
  };
  return (await openPort({ fetch })).url;
}

/** Tries a hotel as the command does. */
export function tried(url: string, more: Partial<Options> = {}): Promise<Report> {
  const usual = ['--system', 'legacy', '--name', 'ヤマダ タロウ', '--client-key', 'demo-client'];
  return checkHotel({ ...readOptions([url, ...usual]), ...more });
}

/** The first row of a call. */
export function rowOf({ calls }: Report, call: string): Row {
  const row = calls.find((one) => one.call === call);
  if (row === undefined) throw new Error(`${call} is not in the report`);
  return row;
}

/** What was found out beside the calls. */
export const found = ({ findings }: Report): readonly string[] =>
  findings.map(({ about, sentence }) => `${about}: ${sentence}`);
