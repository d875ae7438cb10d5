import { readdirSync, readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CALL_NAMES } from '../../kiosk/demo-hotel/front-desk.ts';
import { DIALECTS, yamlOf } from '../../kiosk/hotel-api/contract/documents.ts';
import { judgeAnswer } from '../../kiosk/hotel-api/contract/judge.ts';
import { callsOf, type KnownCall } from '../../kiosk/hotel-api/contract/operations.ts';
import { findingsIn } from '../../kiosk/hotel-api/contract/schemas.ts';
import { contractFiles } from '../../kiosk/hotel-api/contract/site.ts';
import { callFor } from '../../kiosk/server/hotel-calls.ts';
import type { Config } from '../../src/config/schema.ts';
import { gatewayFor, makeSite } from './support/site.ts';

const BESIDE = ['countries', 'tenant_texts'];
const all = DIALECTS.flatMap((dialect) => callsOf(dialect).map((call) => ({ dialect, call })));

describe.each(DIALECTS)('the document of %s', (dialect) => {
  it('is right by the rules of OpenAPI 3.1, and clean under a public linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({
      source: yamlOf(dialect),
      absoluteRef: `${dialect}.yaml`,
      config,
    });
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('needs no other file', () => {
    const refs = [...yamlOf(dialect).matchAll(/\$ref: (.+)/gu)].map(([, ref = '']) => ref);
    expect(refs.length).toBeGreaterThan(20);
    expect(refs.filter((ref) => !/^"?#\/components\//u.test(ref))).toEqual([]);
    expect(yamlOf(dialect)).not.toMatch(/^ *x-/mu);
  });
});

it('there is one for every back end of the settings', () => {
  const systems: Readonly<Record<Config['system'], true>> = { legacy: true, cico: true };
  expect(Object.keys(systems)).toEqual(DIALECTS);
});

it('every call that the demo hotel answers is published, and no other', () => {
  const published = new Set(all.map(({ call }) => call.name).filter((name) => !BESIDE.includes(name)));
  expect([...published].sort()).toEqual(CALL_NAMES.filter((name) => name !== 'card_script').sort());
});

it('every call that the gateway passes on is published, and no other', () => {
  const unknown = all.filter(
    ({ call: { name, method, path } }) =>
      !BESIDE.includes(name) && callFor(method, path.replace(/\{\w+\}/u, '7')) === undefined,
  );
  expect(unknown.map(({ call }) => call.name)).toEqual([]);
});

describe('the examples', () => {
  const answers = all.flatMap(({ dialect, call }) =>
    Object.entries(call.answers).flatMap(([status, { content }]) =>
      Object.entries(content?.['application/json']?.examples ?? {}).map(([title, { value }]) => ({
        title: `${dialect} ${call.name} ${status} ${title}`,
        dialect,
        call,
        status: Number(status.replace('XX', '00')),
        value,
      })),
    ),
  );
  it.each(answers)('$title fits', ({ dialect, call, status, value }) => {
    const given = { status, type: 'application/json', body: JSON.stringify(value) };
    expect(judgeAnswer(dialect, { ...call, path: call.path.replace(/\{lang\}/u, 'ja') }, given)).toEqual([]);
  });

  it('show an answer of every call that reads one', () => {
    const readsOne = ({ answers }: KnownCall) => answers['2XX']?.content !== undefined;
    const shown = answers.filter(({ status }) => status === 200).map(({ call }) => call);
    expect(all.filter(({ call }) => readsOne(call) && !shown.includes(call))).toEqual([]);
  });

  it.each(DIALECTS)('of forms and fields fit (%s)', (dialect) => {
    for (const { form, parameters } of callsOf(dialect)) {
      const { schema, examples = {} } = form?.content['application/x-www-form-urlencoded'] ?? {};
      for (const { value } of Object.values(examples))
        expect(findingsIn(dialect, schema ?? {}, value)).toEqual([]);
      for (const { schema: own, example } of parameters)
        if (example !== undefined) expect(findingsIn(dialect, own, example)).toEqual([]);
    }
  });
});

it.each([
  '/data/database/countries.json',
  ...readdirSync('public/tenant-lang').map((name) => `/tenant-lang/${name}`),
])("%s of the tablet's own site fits", (path) => {
  const given = { status: 200, type: 'application/json', body: readFileSync(`public${path}`, 'utf8') };
  expect(judgeAnswer('legacy', { method: 'GET', path }, given)).toEqual([]);
});

const PAGE = { headers: { accept: 'text/html' } };

it('the gateway sends the published contracts as YAML, and shows them on a page that loads nothing but our own', async () => {
  const site = makeSite();
  for (const { name, text } of contractFiles()) site.write(`openapi/${name}`, text);
  const gateway = gatewayFor(site, { contract: `${site.root}/openapi` });
  for (const dialect of DIALECTS) {
    const answer = await gateway.request(`/openapi/${dialect}.yaml`);
    expect(answer.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(parse(await answer.text())).toEqual(parse(yamlOf(dialect)));
  }
  const first = await gateway.request('/openapi/calls.txt');
  expect(first.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await first.text()).not.toContain('Swagger UI depends');
  const moved = await gateway.request('/openapi');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/openapi/']);
  const page = await gateway.request('/openapi/', PAGE);
  expect(page.headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self';",
  );
  for (const [, path = ''] of (await page.text()).matchAll(/(?:src|href)="([^"?]+)"/gu))
    expect((await gateway.request(path)).status, path).toBe(200);
  expect((await gateway.request('/openapi/config.json', PAGE)).status).toBe(404);
});

it('the viewer of the contracts comes with its papers', () => {
  const papers = ['swagger-ui.LICENSE.txt', 'swagger-ui.NOTICE.txt'];
  expect(contractFiles().map(({ name }) => name)).toEqual(expect.arrayContaining(papers));
});

it('without a folder there is no page, and no screen of the app either', async () => {
  expect((await gatewayFor(makeSite()).request('/openapi/', PAGE)).status).toBe(404);
});
