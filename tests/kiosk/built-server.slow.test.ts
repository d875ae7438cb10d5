import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SOURCES } from '../../kiosk/commands/build.ts';
import { ask } from './support/ask.ts';
import { addressOf, BUILT, startBuilt } from './support/built-server.ts';
import { newFolder } from './support/folder.ts';

const HOTEL = 'https://pms.example';
const sourceMap = z.object({ sources: z.array(z.string()) });

const scripts = () => readdirSync(BUILT).filter((name) => name.endsWith('.js'));
const sourcesOf = (script: string) =>
  sourceMap.parse(JSON.parse(readFileSync(join(BUILT, `${script}.map`), 'utf8'))).sources;

describe('the built server', () => {
  it('needs nothing but Node', () => {
    const imported = scripts().flatMap((name) => {
      const text = readFileSync(join(BUILT, name), 'utf8');
      return [...text.matchAll(/^(?:import|export)\b[^'"`;]*["']([^"']+)["'];?$/gmu)].map(
        ([, from = '']) => from,
      );
    });
    expect(imported).toContain('node:http');
    expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  });

  it('comes with source maps, and is built again when one of its sources changes', () => {
    const used = scripts()
      .flatMap(sourcesOf)
      .map((source) => relative('.', resolve(BUILT, source)))
      .filter(
        (source) =>
          !source.includes('node_modules') && !source.startsWith('__vite-') && !source.includes('\0'),
      );
    expect(used).toContain('kiosk/demo-hotel/gateway.ts');
    expect(used.filter((source) => !SOURCES.some((known) => source.startsWith(`${known}/`)))).toEqual([]);
  });

  it('runs in any folder, without a development tool', async () => {
    const url = await serve(oneTenant());
    const health = await (await fetch(`${url}/healthz`)).json();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(health).toMatchObject({ status: 'ok', version });
    // A file that a source reads from beside itself.
    expect(await (await fetch(`${url}/tablets/tablets.css`)).text()).toContain('{');
  });

  it.each([
    ['one hotel', () => ({ ...oneTenant(), HOSTS: 'inn.example' })],
    ['several', () => severalTenants()],
  ])('shows the contract to %s', async (_, env) => {
    const url = await serve(env());
    const { status } = await ask(Number(new URL(url).port), '/openapi/cico.yaml', {
      headers: { host: 'inn.example' },
    });
    expect(status).toBe(200);
  });
});

describe('the demo hotel', () => {
  const isOfDemo = (source: string) => source.includes('kiosk/demo-hotel/');

  it('is in no file that a server needs', () => {
    const others = scripts().filter((name) => name !== 'gateway-with-demo.js');
    expect(others).toContain('gateway.js');
    expect(others.flatMap(sourcesOf).filter(isOfDemo)).toEqual([]);
    expect(sourcesOf('gateway-with-demo.js').filter(isOfDemo)).not.toEqual([]);
  });

  it.each([
    ['nothing', () => ({})],
    ['HOTEL_URL=demo', () => ({ HOTEL_URL: 'demo' })],
    ['a tenant with HOTEL_URL=demo', () => severalTenants('demo')],
  ])('is missing in production, and the gateway says so with %s', (_, env) => {
    const { status, stderr } = spawnSync(process.execPath, [join(BUILT, 'gateway.js')], {
      env: { PORT: '0', FILES: resolve('public'), ...env() },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^(\S+\/inn\.env: )?This build has no demo hotel: HOTEL_URL must be .*\.\n$/u);
  });

  it.each([{}, { HOTEL_URL: 'demo' }])('answers in the build for trying out: %o', async (env) => {
    const url = await serve({ ...env, NODE_ENV: '' }, 'gateway-with-demo.js');
    expect((await fetch(`${url}/demo/`)).status).toBe(200);
  });
});

function oneTenant(): Readonly<Record<string, string>> {
  const { TENANTS = '' } = severalTenants();
  return { TENANT: join(TENANTS, 'inn'), HOTEL_URL: HOTEL };
}

function severalTenants(hotel = HOTEL): Readonly<Record<string, string>> {
  const tenants = newFolder();
  mkdirSync(join(tenants, 'inn'), { recursive: true });
  writeFileSync(join(tenants, 'inn.env'), `HOSTS=inn.example\nHOTEL_URL=${hotel}\n`);
  writeFileSync(join(tenants, 'inn/config.json'), '{ "api": {} }');
  return { TENANTS: tenants };
}

const serve = (env: Readonly<Record<string, string>>, script = 'gateway.js') =>
  addressOf(startBuilt(join(BUILT, script), { NODE_ENV: 'production', FILES: resolve('public'), ...env }));
