import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { PARTS } from '../../kiosk/tools/build.mjs';

const folder = mkdtempSync(join(tmpdir(), 'server-'));
const sourceMap = z.object({ sources: z.array(z.string()) });

beforeAll(async () => {
  const builder = await createBuilder({
    configFile: PARTS.server.config,
    logLevel: 'error',
    build: { outDir: folder },
  });
  await builder.buildApp();
});
afterAll(() => rmSync(folder, { recursive: true }));

const scripts = () => readdirSync(folder).filter((name) => name.endsWith('.js'));

describe('the built server', () => {
  it('has one file for each command, with its source map', () => {
    expect(scripts()).toContain('gateway.js');
    expect(scripts().filter((name) => !existsSync(join(folder, `${name}.map`)))).toEqual([]);
  });

  it('needs nothing but Node', () => {
    const imported = scripts().flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [...text.matchAll(/^(?:import|export)\b[^'"`;]*["']([^"']+)["'];?$/gmu)].map(
        ([, from = '']) => from,
      );
    });
    expect(imported).toContain('node:http');
    expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  });

  it('is built again when one of its sources changes', () => {
    const { sources } = PARTS.server;
    const watched = [...sources, 'kiosk/tools'];
    const used = scripts()
      .map((name) => readFileSync(join(folder, `${name}.map`), 'utf8'))
      .flatMap((text) => sourceMap.parse(JSON.parse(text)).sources)
      .map((source) => relative('.', resolve(folder, source)))
      .filter((source) => !source.includes('node_modules') && !source.includes('\0'));
    expect(used).toContain('kiosk/gateway/main.ts');
    expect(used.filter((source) => !watched.some((known) => source.startsWith(`${known}/`)))).toEqual([]);
  });

  it('runs in any folder, without a development tool', async () => {
    const server = spawn(process.execPath, [join(folder, 'gateway.js')], {
      cwd: folder,
      env: { PORT: '0', NODE_ENV: 'production', FILES: resolve('public') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void server.kill());
    let url: string | undefined;
    for await (const line of createInterface(server.stdout)) {
      url = /(http:\/\/\S+?)\/tablets/u.exec(line)?.[1];
      if (url !== undefined) break;
    }
    const health = await (await fetch(`${url}/healthz`)).json();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(health).toMatchObject({ status: 'ok', version });
    // A file that a source reads from beside itself.
    expect(await (await fetch(`${url}/tablets/tablets.css`)).text()).toContain('{');
  });
});
