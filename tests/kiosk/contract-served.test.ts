import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { yamlOf } from '../../kiosk/hotel-api/contract/documents.ts';
import { contractFiles } from '../../kiosk/hotel-api/contract/site.ts';
import { gatewayFor, siteForEachTest } from './support/site.ts';

const site = siteForEachTest();

const PAGE = { headers: { accept: 'text/html' } };

describe('the gateway with the published contracts', () => {
  const open = () => {
    for (const { name, text } of contractFiles()) site.write(`openapi/${name}`, text);
    return gatewayFor(site, { contract: `${site.root}/openapi` });
  };

  it.each(['legacy', 'cico'] as const)('sends that of %s as YAML', async (dialect) => {
    const answer = await open().request(`/openapi/${dialect}.yaml`);
    expect(answer.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(parse(await answer.text())).toEqual(parse(yamlOf(dialect)));
  });

  it('shows them on a page that runs and loads nothing but our own', async () => {
    const gateway = open();
    const moved = await gateway.request('/openapi');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/openapi/']);
    const page = await gateway.request('/openapi/', PAGE);
    const text = await page.text();
    expect(text).toContain('<main id="document">');
    expect(page.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self';",
    );
    for (const [, path = ''] of text.matchAll(/(?:src|href)="([^"?]+)"/gu))
      expect((await gateway.request(path)).status, path).toBe(200);
  });

  it('has nothing else there', async () => {
    expect((await open().request('/openapi/config.json', PAGE)).status).toBe(404);
  });

  it('comes with the papers of its viewer', () => {
    expect(contractFiles().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['swagger-ui.LICENSE.txt', 'swagger-ui.NOTICE.txt']),
    );
  });
});

it('without a folder there is no page, and no screen of the app either', async () => {
  expect((await gatewayFor(site).request('/openapi/', PAGE)).status).toBe(404);
});
