import { createDemoHotel, type DemoHotel } from '../../../kiosk/demo-hotel/index.ts';
import { checkHotel } from '../../../kiosk/hotel-api/check-hotel/check.ts';
import { type Options, readOptions } from '../../../kiosk/hotel-api/check-hotel/options.ts';
import type { Report, Row } from '../../../kiosk/hotel-api/check-hotel/report.ts';
import { nameAt } from '../../../kiosk/hotel-api/contract/operations.ts';
import { openPort } from './site.ts';

/** A demo hotel on its own port until the test ends. Each look at its clock passes a second, for a short queue. */
export async function openDemoHotel(): Promise<{ readonly hotel: DemoHotel; readonly url: string }> {
  let looks = 0;
  const hotel = createDemoHotel({ now: () => new Date(Date.now() + 1000 * looks++) });
  return { hotel, url: (await openPort(hotel.app)).url };
}

export interface Passage {
  readonly headers?: (headers: Record<string, string>) => Record<string, string>;
  readonly path?: (path: string) => string;
  readonly answer?: (answer: Response, method: string, path: string) => Response;
  readonly instead?: Break;
}

export interface HotelRequest {
  readonly call: string;
  /** The number of calls, this one included. */
  readonly time: number;
  readonly token: string | undefined;
  readonly name: string | undefined;
  readonly bytes: number;
}
/** The broken answer; undefined keeps the right one. */
export type Break = (
  asked: HotelRequest,
  right: { readonly status: number; readonly body: string },
) => Response | undefined;

export async function openProxy(
  { app }: DemoHotel,
  { headers, path, answer, instead }: Passage,
): Promise<string> {
  const times = new Map<string, number>();
  const fetch = async (request: Request) => {
    const { url, method } = request;
    const { connection: _, ...sent } = Object.fromEntries(request.headers);
    const asked = url.slice(new URL(url).origin.length);
    const body = method === 'POST' ? await request.arrayBuffer() : undefined;
    const given = await app.request(path?.(asked) ?? asked, {
      method,
      headers: headers?.(sent) ?? sent,
      ...(body === undefined ? {} : { body }),
    });
    const { pathname, searchParams } = new URL(url);
    if (instead === undefined) return answer?.(given, method, pathname) ?? given;
    const call = nameAt(pathname) ?? '';
    const time = (times.get(call) ?? 0) + 1;
    times.set(call, time);
    const name = searchParams.get('name') ?? undefined;
    const made: HotelRequest = { call, time, token: sent.auth_token, name, bytes: body?.byteLength ?? 0 };
    return instead(made, { status: given.status, body: await given.clone().text() }) ?? given;
  };
  return (await openPort({ fetch })).url;
}

export function tried(url: string, more: Partial<Options> = {}): Promise<Report> {
  const usual = ['--system', 'legacy', '--name', 'ヤマダ タロウ', '--client-key', 'demo-client'];
  return checkHotel({ ...readOptions([url, ...usual]), intervalMs: 1, pictureKb: 100, ...more });
}

export function rowOf({ calls }: Report, call: string): Row {
  const row = calls.find((one) => one.call === call);
  if (row === undefined) throw new Error(`${call} is not in the report`);
  return row;
}

export const found = ({ findings }: Report): readonly string[] =>
  findings.map(({ about, sentence }) => `${about}: ${sentence}`);
