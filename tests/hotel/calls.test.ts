import { describe, expect, it } from 'vitest';
import { HotelError } from '~/errors/fault';
import { calls } from '~/hotel/calls';
import { createHotel, type RequestContext } from '~/hotel/create-hotel';
import type { Hotel } from '~/hotel/hotel';
import { requestContext } from '../support/hotel';
import { fields, type NetworkRequest, stubNetwork } from '../support/network';
import { ROWS, type Row } from './call-rows';

async function sent({ ask }: Row, over: Partial<RequestContext> = {}): Promise<NetworkRequest> {
  const seen = stubNetwork(() => new Response('{}'));
  await ask(createHotel(() => requestContext(over))).catch(() => undefined);
  const [one, ...more] = seen;
  if (!one || more.length > 0) throw new Error(`${seen.length} requests instead of one`);
  return one;
}

/** The hotel's own headers, without the body's. */
const ownHeaders = ({ headers: { 'content-type': _, ...own } }: NetworkRequest) => own;

describe.each(Object.entries(ROWS))('%s', (name, row) => {
  it.each(['legacy', 'cico'] as const)('goes to its address (%s)', async (system) => {
    const { method, url } = await sent(row, { system });
    const path = typeof row.path === 'string' ? row.path : row.path[system];
    expect([method, `${url.origin}${url.pathname}`]).toEqual([
      row.form ? 'POST' : 'GET',
      `https://hotel.example/api/v1/client${path}`,
    ]);
    expect(Object.fromEntries(url.searchParams)).toEqual(row.query ?? {});
  });

  it(row.form ? 'sends a form' : 'sends no body', async () => {
    const { headers, body } = await sent(row);
    expect(headers['content-type']).toBe(
      row.form ? 'application/x-www-form-urlencoded;charset=UTF-8' : undefined,
    );
    expect(fields(body)).toEqual(row.form ?? {});
  });

  it('carries the headers of its back end', async () => {
    expect(ownHeaders(await sent(row, { system: 'legacy' }))).toEqual({
      language: 'ja',
      device_info: 'Tablet/1.0',
      device_type: 'web',
      facility_id: '7',
      ...(row.withoutToken ? {} : { auth_token: 'guest-token' }),
    });
    expect(ownHeaders(await sent(row, { system: 'cico' }))).toEqual({
      language: 'ja',
      'device-info': 'Tablet/1.0',
      'device-type': 'web',
      'facility-code': '7',
      'authorization-client': 'client-key',
      ...(row.withoutToken ? {} : { 'auth-token': 'guest-token' }),
      ...(name === 'checkinToken' ? { 'rcloud-token': 'arrival-token' } : {}),
    });
  });

  it(row.loadError ? 'sends a 404 to /common-error' : 'shows a 404 like any failure', async () => {
    stubNetwork(() => new Response('', { status: 404 }));
    const thrown: unknown = await row.ask(createHotel(requestContext)).catch((error: unknown) => error);
    expect(thrown instanceof HotelError && thrown.fault.kind).toBe(row.loadError ? 'load-error' : 'status');
  });
});

describe('what may be missing', () => {
  it.each(['legacy', 'cico'] as const)(
    'a facility, a token, an deepLink: no empty headers (%s)',
    async (system) => {
      const unknown = { facilityId: undefined, authToken: undefined, deepLinkToken: undefined };
      for (const row of [ROWS.checkinToken, ROWS.checkinInfo]) {
        const names = Object.keys(ownHeaders(await sent(row, { system, ...unknown })));
        expect(names.filter((name) => /facility|auth.token|rcloud/.test(name))).toEqual([]);
      }
    },
  );

  it('a phone number: the look-up goes by name alone', async () => {
    const row = { ...ROWS.checkinToken, ask: (hotel: Hotel) => hotel.ask(calls.checkinToken, { name: 'A' }) };
    expect((await sent(row)).url.search).toBe('?name=A');
  });

  it("an origin: the app's own is asked", async () =>
    expect((await sent(ROWS.checkinInfo, { origin: '' })).url.origin).toBe('https://tablet.example'));
});

it('the language is the one now shown', async () =>
  expect((await sent(ROWS.agreement, { language: 'en' })).headers.language).toBe('en'));
