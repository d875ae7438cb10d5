import { createDemoHotel, type DemoHotel } from '../../../kiosk/demo-hotel/index.ts';
import { checkHotel } from '../../../kiosk/hotel-api/check-hotel/check.ts';
import { type Options, readOptions } from '../../../kiosk/hotel-api/check-hotel/options.ts';
import type { Report, Row } from '../../../kiosk/hotel-api/check-hotel/report.ts';
import { nameAt } from '../../../kiosk/hotel-api/contract/operations.ts';
import { openPort } from './site.ts';

/** A demo hotel on a port of its own, until the test ends. A second passes with each look at its clock, so that its queue is short. */
export async function openDemoHotel(): Promise<{ readonly hotel: DemoHotel; readonly url: string }> {
  let looks = 0;
  const hotel = createDemoHotel({ now: () => new Date(Date.now() + 1000 * looks++) });
  return { hotel, url: (await openPort(hotel.app)).url };
}

/** What a proxy does to a request on its way, and to the answer. */
export interface Passage {
  readonly headers?: (headers: Record<string, string>) => Record<string, string>;
  readonly path?: (path: string) => string;
  readonly answer?: (answer: Response, method: string, path: string) => Response;
  readonly instead?: Break;
}

/** A request as a broken hotel sees it. */
export interface Asked {
  /** Name of the call. */
  readonly call: string;
  /** How often it was called, with this time. */
  readonly time: number;
  readonly token: string | undefined;
  /** The name that is looked up. */
  readonly name: string | undefined;
  readonly bytes: number;
}
/** What a broken hotel answers in the place of a right one; undefined where that one's answer stays. */
export type Break = (
  asked: Asked,
  right: { readonly status: number; readonly body: string },
) => Response | undefined;

/** A proxy before a demo hotel. */
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
    const made: Asked = { call, time, token: sent.auth_token, name, bytes: body?.byteLength ?? 0 };
    return instead(made, { status: given.status, body: await given.clone().text() }) ?? given;
  };
  return (await openPort({ fetch })).url;
}

/** Tries a hotel as the command does. */
export function tried(url: string, more: Partial<Options> = {}): Promise<Report> {
  const usual = ['--system', 'legacy', '--name', 'ヤマダ タロウ', '--client-key', 'demo-client'];
  return checkHotel({ ...readOptions([url, ...usual]), intervalMs: 1, pictureKb: 100, ...more });
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
