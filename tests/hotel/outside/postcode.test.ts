import { describe, expect, it } from 'vitest';
import { faultOf } from '~/errors/fault';
import { lookUpPostcode } from '~/hotel/outside/postcode';
import { never, stubNetwork } from '../../support/network';

const visit = new AbortController().signal;
const ask = (url = 'https://zip.example/search') =>
  lookUpPostcode(url, '7830060', { visit, timeoutMs: 5000 });
const NANKOKU = {
  address1: '高知県',
  address2: '南国市',
  address3: '蛍が丘',
  kana1: 'ｺｳﾁｹﾝ',
  prefcode: '39',
  zipcode: '7830060',
};
const answering = (answer: unknown, status = 200) => stubNetwork(() => Response.json(answer, { status }));

describe('a postcode', () => {
  it('has an address', async () => {
    answering({ message: null, results: [NANKOKU], status: 200 });
    expect(await ask()).toEqual([{ prefecture: '高知県', city: '南国市', subarea: '蛍が丘' }]);
  });

  it('may have several, in the order of the service', async () => {
    answering({ status: '200', results: [NANKOKU, { ...NANKOKU, address3: '別の町' }] });
    expect((await ask()).map(({ subarea }) => subarea)).toEqual(['蛍が丘', '別の町']);
  });

  it.each([
    ['none', { message: null, results: null, status: 200 }],
    ['an empty list', { message: null, results: [], status: 200 }],
    ['no word of results', { status: 200 }],
    ['the status in the body says no', { message: '桁数が不正です。', results: null, status: 400 }],
    ['results under another status', { results: [NANKOKU], status: 500 }],
  ])('%s: no address', async (_, answer) => {
    answering(answer);
    expect(await ask()).toEqual([]);
  });

  it.each([
    ['not JSON', '<html>'],
    ['nothing', ''],
    ['no status', '{"results":[]}'],
    ['an address without parts', '{"status":200,"results":[{"address1":"高知県"}]}'],
  ])('an answer that is %s fails', async (_, body) => {
    stubNetwork(() => new Response(body));
    expect(faultOf(await ask().catch((error: unknown) => error))).toEqual({ kind: 'invalid-format' });
  });

  it('a service that is away fails', async () => {
    answering({}, 503);
    expect(faultOf(await ask().catch((error: unknown) => error))).toEqual({ kind: 'invalid-format' });
  });

  it('has a deadline', async () => {
    stubNetwork(never);
    const asked = lookUpPostcode('https://zip.example', '7830060', { visit, timeoutMs: 5 });
    expect(faultOf(await asked.catch((error: unknown) => error))).toEqual({ kind: 'timeout' });
  });
});

describe('the question', () => {
  it.each([
    ['https://zip.example/search', 'https://zip.example/search?zipcode=7830060'],
    ['https://zip.example/search?key=1', 'https://zip.example/search?key=1&zipcode=7830060'],
    ['/address/search', 'https://tablet.example/address/search?zipcode=7830060'],
  ])('to %s', async (url, asked) => {
    const seen = answering({ status: 200, results: null });
    await ask(url);
    expect(seen[0]?.url.href).toBe(asked);
  });

  it("carries none of the hotel's headers", async () => {
    const seen = answering({ status: 200, results: null });
    await ask();
    expect(seen[0]?.headers).toEqual({});
  });
});
