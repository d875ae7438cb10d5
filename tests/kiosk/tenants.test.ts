import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readTenants } from '../../kiosk/server/tenants.ts';
import { siteForEachTest } from './support/site.ts';

const NAMES = ['inn', 'ryokan'] as const;
const ALONE = { host: '127.0.0.1', trustsProxy: false };

const site = siteForEachTest();
beforeEach(() => {
  for (const name of NAMES) {
    write(`${name}.env`, `HOSTS=${name}.example\nHOTEL_URL=https://pms.example\n`);
    write(`${name}/config.json`, '{}');
  }
});

const write = (path: string, text: string) => site.write(`tenants/${path}`, text);
const root = () => join(site.root, 'tenants');

describe('the folder of tenants', () => {
  const problem = () => {
    try {
      return readTenants(root(), ALONE).length;
    } catch (error) {
      return error instanceof Error ? error.message.replace(site.root, '') : '';
    }
  };

  it('has a file of variables for each', () => {
    expect(
      readTenants(root(), ALONE).map(({ name, settings }) => [name, settings.hosts, settings.hotelUrl]),
    ).toEqual([
      ['inn', ['inn.example'], 'https://pms.example'],
      ['ryokan', ['ryokan.example'], 'https://pms.example'],
    ]);
  });

  it.each([
    ['this machine alone', ALONE, '', 'this-machine'],
    ['a socket', { host: '/run/x.sock', trustsProxy: false }, '', 'nobody'],
    ['a proxy', { ...ALONE, trustsProxy: true }, '', 'nobody'],
    ['a proxy, and is asked to', { ...ALONE, trustsProxy: true }, 'DEMO_CONTROL=1', 'everybody'],
  ] as const)(
    'has a demo hotel that is asked for; before %s it is controlled by the right ones: %#',
    (_, process, more, demoControl) => {
      write('inn.env', `HOSTS=inn.example\nHOTEL_URL=demo\n${more}\n`);
      expect(readTenants(root(), process)[0]).toMatchObject({
        settings: { hotelUrl: undefined, demoControl },
      });
    },
  );

  const HOTEL_MISSING =
    "HOTEL_URL is missing: the address of the hotel's system, or HOTEL_URL=demo for the demo hotel.";
  const NO_ADDRESS = 'HOTEL_URL must be an address that begins with http:// or https://.';
  it.each([
    ['inn', 'HOTEL_URL=https://pms.example', 'HOSTS must name the hosts that lead to this tenant.'],
    ['inn', 'HOSTS=inn.example', HOTEL_MISSING],
    ['inn', 'HOSTS=inn.example\nHOTEL_URL=', HOTEL_MISSING],
    ['inn', 'HOSTS=inn.example\nHOTEL_URL=Demo', NO_ADDRESS],
    ['inn', 'HOSTS=inn.example\nPORT=80', 'PORT is no variable of a tenant.'],
    ['inn', 'HOSTS=inn.example\nSTATE_DIRECTORY=/srv', 'STATE_DIRECTORY is no variable of a tenant.'],
    [
      'inn',
      'HOSTS=inn.example\nHOTEL_URL=demo\nWATCH_TOKEN=a',
      'WATCH_TOKEN must be 16 to 200 letters, digits or signs, without spaces.',
    ],
    ['ryokan', 'HOSTS=a.example,INN.example\nHOTEL_URL=demo', 'INN.example leads to inn already.'],
    ['Das Haus', 'HOSTS=a.example', 'a tenant is named with small letters, digits and hyphens.'],
  ])('refuses in %s.env: %j', (name, variables, message) => {
    write(`${name}.env`, variables);
    expect(problem()).toBe(`/tenants/${name}.env: ${message}`);
  });

  it('refuses a tenant whose folder is missing or leads elsewhere, and a folder without a tenant', () => {
    rmSync(join(root(), 'inn'), { recursive: true });
    expect(problem()).toContain('/tenants/inn is missing.');
    symlinkSync(join(root(), 'ryokan'), join(root(), 'inn'));
    expect(problem()).toContain('/tenants/inn is a link: put the folder itself there.');
    for (const name of NAMES) rmSync(join(root(), `${name}.env`));
    expect(problem()).toMatch(/^TENANTS names a folder without a tenant: /u);
  });
});
