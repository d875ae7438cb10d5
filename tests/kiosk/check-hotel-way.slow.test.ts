import { spawnSync } from 'node:child_process';
import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { networkFailure } from '../../kiosk/hotel-api/check-hotel/network-failure.ts';
import { newCertificate } from './support/certificate.ts';
import { found, openDemoHotel, openProxy, rowOf, tried } from './support/check-hotel.ts';
import { openHotel, USUAL_ANSWER } from './support/hotel-server.ts';

const ORIGIN = 'https://lobby.example';
const isHere = spawnSync('openssl', ['version']).status === 0;

const foundAt = async (answer: RequestListener) => found(await tried((await openHotel(answer)).url));
const refuses = (response: ServerResponse) =>
  response.writeHead(400, { 'Content-Type': 'application/json' }).end('{"error_msg":"no"}');

/** A good hotel behind a bad connection. */
describe('a proxy before the hotel', () => {
  it('that drops header names with underscores is found out', async () => {
    const { hotel } = await openDemoHotel();
    const url = await openProxy(hotel, {
      headers: (sent) => Object.fromEntries(Object.entries(sent).filter(([name]) => !name.includes('_'))),
    });
    expect(found(await tried(url))).toEqual([
      'header names: hotel_agreement is answered the same without the headers whose names have underscores, but otherwise with hyphens in their names: a proxy drops them (nginx: underscores_in_headers on), or nobody reads them',
    ]);
    expect(found(await tried(url, { system: 'cico' }))).toEqual([]);
  });

  it('is not blamed for a hotel whose tokens end too early', async () => {
    const { hotel } = await openDemoHotel();
    let first: string | undefined;
    const url = await openProxy(hotel, {
      instead: ({ call, token }) => {
        if (call !== 'checkin_info_request') return undefined;
        first ??= token;
        const hasEnded = token === undefined || token === first;
        return hasEnded ? Response.json({ error_msg: 'x' }, { status: 401 }) : undefined;
      },
    });
    const report = await tried(url);
    expect([report.good, found(report)]).toEqual([false, []]);
  });

  it('that drops the token is found out', async () => {
    const { hotel } = await openDemoHotel();
    const url = await openProxy(hotel, { headers: ({ 'auth-token': _, ...sent }) => sent });
    const report = await tried(url, { system: 'cico' });
    expect(rowOf(report, 'checkin_info_request')).toMatchObject({ verdict: 'wrong', status: 401 });
  });

  it('that ends connections after each answer without saying so is no fault: no call comes on one that was used', async () => {
    const calls: number[] = [];
    const { url } = await openHotel((request, response) => {
      const before = calls.push(request.socket.remotePort ?? 0) - 1;
      if (calls.indexOf(request.socket.remotePort ?? 0) < before) request.socket.destroy();
      else refuses(response);
    });
    const report = await tried(url);
    expect(calls.length).toBeGreaterThan(1);
    expect(report.calls.filter(({ status }) => status === null)).toEqual(
      report.calls.filter(({ verdict }) => verdict === 'left out'),
    );
  });

  it('that answers with its own page is called a page, by its title', async () => {
    const page = '<title>Welcome to our Wi-Fi</title>';
    expect(await foundAt((_, response) => response.setHeader('Content-Type', 'text/html').end(page))).toEqual(
      [expect.stringMatching(/^page: HTML in place of JSON \(facilities.+titled “Welcome to our Wi-Fi”/u)],
    );
  });

  it('that leads elsewhere is named: calls that change something do not follow', async () => {
    const { url: hotel } = await openDemoHotel();
    const leads: RequestListener = ({ url }, response) =>
      response.writeHead(307, { Location: `${hotel}${url}` }).end();
    expect(await foundAt(leads)).toEqual([expect.stringContaining('address: redirected (facilities')]);
  });
});

describe('the address', () => {
  it('may have a path, and one that is missing is named', async () => {
    const { hotel } = await openDemoHotel();
    const url = await openProxy(hotel, { path: (path) => path.replace(/^\/pms/u, '') });
    const report = await tried(`${url}/pms`);
    expect([report.good, found(report)]).toEqual([true, []]);
    expect(await foundAt((_, response) => response.writeHead(404).end())).toEqual([
      expect.stringContaining('address: every call is 404'),
    ]);
  });

  it.each([
    ['', 'is missing'],
    ['other', 'is not taken'],
  ])('with the client key %j is named', async (clientKey, words) => {
    const { url } = await openDemoHotel();
    expect(found(await tried(url, { system: 'cico', clientKey }))).toEqual([
      expect.stringMatching(`^key: every call is refused: .*--client-key ${words}`),
    ]);
  });
});

it('a clock that is off is named', async () => {
  const { hotel } = await openDemoHotel();
  const answer = (given: Response) => {
    given.headers.set('Date', new Date(Date.now() - 600_000).toUTCString());
    return given;
  };
  const report = await tried(await openProxy(hotel, { answer }));
  expect(found(report)).toEqual([expect.stringMatching(/^clock: its clock is (599|60\d) s behind/u)]);
  expect(report.good).toBe(true);
});

it('a slow answer is named', async () => {
  const { hotel, url } = await openDemoHotel();
  hotel.faults.set({ call: 'hotel_agreement', kind: 'delay', ms: 3_100, times: 1 });
  const report = await tried(url, { timeoutMs: 10_000 });
  expect(found(report)).toEqual([expect.stringMatching(/^slow: hotel_agreement took \d\.\d s/u)]);
  expect(rowOf(report, 'hotel_agreement').ms).toBeGreaterThan(3_000);
});

it('tablets on another origin need it and every header allowed, and the preflight answered', async () => {
  const { hotel, url } = await openDemoHotel();
  const foundWith = async (origin: string, headersAllowed = '', preflight = 204) => {
    const allowing = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': headersAllowed,
    };
    const answer = ({ body, status, headers }: Response, method: string) =>
      method === 'OPTIONS'
        ? new Response(null, { status: preflight, headers: allowing })
        : new Response(body, { status, headers: { ...Object.fromEntries(headers), ...allowing } });
    return found(await tried(await openProxy(hotel, { answer }), { origin: ORIGIN }));
  };
  const lacks = (what: string) => `cors: CORS: the preflight (OPTIONS) ${what}`;
  expect(await foundWith(ORIGIN, 'device_info,device_type,language,auth_token,facility_id')).toEqual([]);
  expect(await foundWith('*', 'language, device_info')).toEqual([
    lacks('does not allow the headers AUTH_TOKEN, DEVICE_TYPE, FACILITY_ID (Access-Control-Allow-Headers)'),
  ]);
  expect(await foundWith('https://other.example')).toEqual([
    lacks(`does not allow ${ORIGIN} (Access-Control-Allow-Origin)`),
    expect.stringContaining(`cors: CORS: no browser lets ${ORIGIN} read the answer`),
  ]);
  expect(await foundWith('*', '', 405)).toEqual([lacks('is answered with 405: browsers send no call then')]);
  // Behind the gateway they ask their own origin.
  expect(found(await tried(url, { origin: url }))).toEqual([]);
});

describe('a hotel that cannot be reached', () => {
  const UNREACHED = 'connection: the hotel cannot be reached:';

  it('is tried once, and the reason is named', async () => {
    const { url } = await openDemoHotel();
    const { port, close } = await openHotel();
    await close();
    const nowhere = `http://127.0.0.1:${port}`;
    const leads = await openHotel((_, response) => response.writeHead(301, { Location: nowhere }).end());
    for (const [address, reason] of [
      [url.replace('http:', 'https:'), 'TLS: what answers there speaks no TLS; no tablet would connect'],
      [nowhere, 'nothing listens there'],
      [leads.url, `nothing listens there (redirected to ${nowhere})`],
      ['http://127.0.0.1:9', 'no browser asks anything of this port: choose another'],
    ] as const) {
      const report = await tried(address);
      expect(report.calls).toHaveLength(1);
      expect(found(report)).toEqual([`${UNREACHED} ${reason}`]);
    }
  });

  it.skipIf(!isHere)('by an untrusted certificate, or one for another name', async () => {
    const { url } = await openHotel(USUAL_ANSWER, newCertificate());
    expect(found(await tried(url))).toEqual([
      expect.stringMatching(/^tls: TLS: its certificate ends in [12] days?$/u),
      `${UNREACHED} TLS: its certificate is self-signed; no tablet would connect`,
    ]);
  });

  it.each([
    ['CERT_HAS_EXPIRED', 'its certificate has expired', true],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name', true],
    ['ENOTFOUND', 'there is no such host name', true],
    ['ECONNRESET', 'the connection was closed', false],
    ['E_NEW', 'no answer (E_NEW)', false],
  ])('%s is named', (code, sentence, isLasting) => {
    const failure = new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });
    expect(networkFailure(failure, 100)).toEqual({ sentence: expect.stringContaining(sentence), isLasting });
  });
});
