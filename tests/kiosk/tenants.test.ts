import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTenants } from '../../kiosk/gateway/tenants.ts';
import { makeSite, type Site } from './support/site.ts';

const NAMES = ['inn', 'ryokan'] as const;

let site: Site;
beforeEach(() => {
  site = makeSite();
  for (const name of NAMES) {
    write(`${name}.env`, `HOSTS=${name}.example\nHOTEL_URL=https://pms.example\n`);
    write(`${name}/config.json`, '{}');
  }
});
afterEach(() => site.clear());

const write = (path: string, text: string) => site.write(`tenants/${path}`, text);
const root = () => join(site.root, 'tenants');

describe('the folder of tenants', () => {
  const problem = () => {
    try {
      return readTenants(root(), '127.0.0.1').length;
    } catch (error) {
      return error instanceof Error ? error.message.replace(site.root, '') : '';
    }
  };

  it('has a file of variables for each', () => {
    expect(
      readTenants(root(), '0.0.0.0').map(({ name, settings }) => [
        name,
        settings.hosts,
        settings.hasDemoControl,
      ]),
    ).toEqual([
      ['inn', ['inn.example'], false],
      ['ryokan', ['ryokan.example'], false],
    ]);
  });

  it.each([
    [
      'inn.env',
      'HOTEL_URL=https://pms.example',
      '/tenants/inn.env: HOSTS must name the hosts that lead to this tenant.',
    ],
    ['inn.env', 'HOSTS=inn.example\nPORT=80', '/tenants/inn.env: PORT is no variable of a tenant.'],
    [
      'inn.env',
      'HOSTS=inn.example\nHOTEL_URL=pms',
      '/tenants/inn.env: HOTEL_URL must be an address that begins with http:// or https://.',
    ],
    [
      'inn.env',
      'HOSTS=inn.example\nWATCH_TOKEN=a',
      '/tenants/inn.env: WATCH_TOKEN must be 16 to 200 letters, digits or signs, without spaces.',
    ],
    ['ryokan.env', 'HOSTS=a.example,INN.example', '/tenants/ryokan.env: INN.example leads to inn already.'],
    [
      'Das Haus.env',
      'HOSTS=a.example',
      '/tenants/Das Haus.env: a tenant is named with small letters, digits and hyphens.',
    ],
  ])('refuses in %s: %j', (file, variables, message) => {
    write(file, variables);
    expect(problem()).toBe(message);
  });

  it('refuses a tenant whose folder is missing or leads elsewhere', () => {
    rmSync(join(root(), 'inn'), { recursive: true });
    expect(problem()).toContain('/tenants/inn is missing.');
    symlinkSync(join(root(), 'ryokan'), join(root(), 'inn'));
    expect(problem()).toContain('/tenants/inn is a link: put the folder itself there.');
  });

  it('refuses to be empty', () => {
    for (const name of NAMES) rmSync(join(root(), `${name}.env`));
    expect(problem()).toMatch(/^TENANTS names a folder without a tenant: /u);
  });
});
