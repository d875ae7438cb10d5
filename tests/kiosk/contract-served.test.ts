import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { DIALECTS, yamlOf } from '../../kiosk/hotel-api/contract/documents.ts';
import { contractFiles } from '../../kiosk/hotel-api/contract/site.ts';
import { gatewayFor, siteForEachTest } from './support/site.ts';

const site = siteForEachTest();

const PAGE = { headers: { accept: 'text/html' } };

it('the gateway sends the published contracts as YAML, and shows them on a page that loads nothing but our own', async () => {
  for (const { name, text } of contractFiles()) site.write(`openapi/${name}`, text);
  const gateway = gatewayFor(site, { contract: `${site.root}/openapi` });
  for (const dialect of DIALECTS) {
    const answer = await gateway.request(`/openapi/${dialect}.yaml`);
    expect(answer.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(parse(await answer.text())).toEqual(parse(yamlOf(dialect)));
  }
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
  expect((await gatewayFor(site).request('/openapi/', PAGE)).status).toBe(404);
});
