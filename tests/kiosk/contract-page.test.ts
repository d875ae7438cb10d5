import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reservationNameForLookup } from '~/domain/kana';
import { calls } from '~/hotel/calls';
import { dialectOf } from '~/hotel/dialects';
import { z } from '~/platform/zod';
import { FACILITIES } from '../../kiosk/demo-hotel/facilities.ts';
import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { DIALECTS, type Dialect } from '../../kiosk/hotel-api/contract/documents.ts';
import { judgeAnswer, judgeRequest } from '../../kiosk/hotel-api/contract/judge.ts';
import { nameAt } from '../../kiosk/hotel-api/contract/operations.ts';
import { type Example, examplesIn, tableAfter } from './support/contract-page.ts';
import { dig, JPEG, MORNING } from './support/hotel.ts';

const PAGE = readFileSync('kiosk/hotel-api/contract/README.md', 'utf8');
const JAPANESE = readFileSync('kiosk/hotel-api/contract/README.ja.md', 'utf8');
const examples = examplesIn(PAGE);

const inDialect = (text: string, dialect: Dialect): string =>
  dialect === 'legacy'
    ? text
    : FACILITIES.reduce((all, { id, code }) => all.replace(id, code), text).replace(
        '/facilities',
        '/parent_facilities',
      );

function headersFor(dialect: Dialect, headers: Example['headers']): Readonly<Record<string, string>> {
  if (dialect === 'legacy') return headers;
  const spelled = Object.entries(headers).map(([name, value]) => [
    name.replaceAll('_', '-').replace('FACILITY-ID', 'FACILITY-CODE'),
    name === 'FACILITY_ID' ? inDialect(value, dialect) : value,
  ]);
  return { ...Object.fromEntries(spelled), 'AUTHORIZATION-CLIENT': 'demo-client' };
}

async function tryPage(dialect: Dialect) {
  let now = MORNING.getTime();
  const hotel = createDemoHotel({ now: () => new Date(now) });
  const tokens = new Map<string, string>();
  const tokenHeader = dialect === 'legacy' ? 'AUTH_TOKEN' : 'AUTH-TOKEN';
  const tried = [];
  for (const example of examples) {
    const { method, fields, status } = example;
    const path = inDialect(example.path, dialect);
    const sent: Record<string, string> = { ...headersFor(dialect, example.headers) };
    const token = tokens.get(sent[tokenHeader] ?? '');
    if (token !== undefined) sent[tokenHeader] = token;
    const form = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value === '/9j/…' ? JPEG : value]),
    );
    const { pathname, searchParams } = new URL(path, 'http://hotel.example');
    const lowered = Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const request = {
      method,
      path: pathname,
      headers: lowered,
      query: Object.fromEntries(searchParams),
      form,
    };
    const body = method === 'POST' ? { body: new URLSearchParams(form) } : {};
    const answer = await hotel.app.request(pathname + new URL(path, 'http://hotel.example').search, {
      method,
      headers: sent,
      ...body,
    });
    const given = {
      status: answer.status,
      type: answer.headers.get('content-type') ?? undefined,
      body: await answer.text(),
    };
    const issued = dig(example.answer, 'payload', 'authorization');
    const own: unknown = given.body === '' ? undefined : JSON.parse(given.body);
    const real = dig(own, 'payload', 'authorization');
    if (typeof issued === 'string' && typeof real === 'string') tokens.set(issued, real);
    tried.push({
      title: `${method} ${example.path} ${status}`,
      call: nameAt(pathname) ?? '',
      example,
      request,
      given,
      own,
      issued,
    });
    // The guest in front needs so long.
    if (pathname.endsWith('/checkout_info_result')) now += 9_000;
  }
  return tried;
}

/** A truncated text of the page equals a longer one. */
const isSame = (shown: unknown, own: unknown): unknown =>
  typeof shown === 'string' &&
  shown.endsWith('…') &&
  typeof own === 'string' &&
  own.startsWith(shown.slice(0, -1))
    ? shown
    : own;
const comparable = (shown: unknown, own: unknown, issued: unknown): unknown =>
  JSON.parse(
    JSON.stringify(own ?? null, (key, value: unknown) =>
      key === 'authorization'
        ? issued
        : key === 'content'
          ? isSame(dig(shown, 'payload', 'content'), value)
          : value,
    ),
  );

describe.each(DIALECTS)('the examples of the page, as %s', (dialect) => {
  it('are sent and answered as published, and read by the app', async () => {
    const tried = await tryPage(dialect);
    expect(tried.length).toBeGreaterThan(20);
    for (const { title, call, example, request, given, own, issued } of tried) {
      expect.soft(judgeRequest(dialect, request), title).toEqual([]);
      expect.soft(judgeAnswer(dialect, request, given), title).toEqual([]);
      expect.soft(given.status, title).toBe(example.status);
      if (dialect === 'legacy') {
        expect.soft(given.type, title).toBe(example.type);
        expect.soft(comparable(example.answer, own, issued), title).toEqual(example.answer ?? null);
      }
      const known = Object.values(calls).find(({ name }) => name === call);
      if (known === undefined || typeof known.answer !== 'function' || given.status !== 200) continue;
      const schema: z.core.$ZodType = known.answer(dialectOf({ system: dialect }));
      expect
        .soft(z.safeParse(schema, dig(example.answer, 'payload')).success || call === 'facilities', title)
        .toBe(true);
    }
  });
});

it('has every call of the hotel that a guest without a membership makes', () => {
  const shown = new Set(examples.map(({ path }) => nameAt(new URL(path, 'http://hotel.example').pathname)));
  const others = ['facilities', 'optima_members'];
  const named = Object.values(calls).map(({ name }) => name);
  expect(named.filter((name) => !shown.has(name) && !others.includes(name))).toEqual([]);
});

it('asks for the levels of the property that it names in the header', () => {
  const asked = examples.filter(({ path }) => path.includes('/facilities/'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { path, headers } of asked) expect(path).toMatch(new RegExp(`/${headers.FACILITY_ID}$`, 'u'));
});

it('says how names arrive', () => {
  const rows = tableAfter(PAGE, '| typed |');
  expect(rows.length).toBeGreaterThan(4);
  for (const [typed = '', sent, spaced] of rows)
    expect([sent, spaced]).toEqual([
      reservationNameForLookup(typed, true),
      reservationNameForLookup(typed, false),
    ]);
});

it('says the same in Japanese: its examples and the spellings of names', () => {
  expect(examplesIn(JAPANESE)).toEqual(examples);
  expect(tableAfter(JAPANESE, '| 入力 |')).toEqual(tableAfter(PAGE, '| typed |'));
  const headings = (text: string) => (text.split('\n## ')[2] ?? '').split('\n### ').length;
  expect(headings(JAPANESE)).toBe(headings(PAGE));
});
