import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { hasStore, StoreProcess } from '../../kiosk/lab/load/store.ts';
import { newFolder } from './support/folder.ts';
import { command, exchange, see } from './support/store.ts';

const SHIM = fileURLToPath(new URL('./support/jumping-clock.c', import.meta.url));
const canJump = hasStore && process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

async function jumpingStore() {
  const folder = newFolder();
  const [shim, clock] = [join(folder, 'shim.so'), join(folder, 'clock')];
  execFileSync('cc', ['-shared', '-fPIC', '-o', shim, SHIM]);
  const put = (seconds: number) => writeFileSync(clock, String(seconds));
  put(0);
  const redis = new StoreProcess({ env: { LD_PRELOAD: shim, CLOCK: clock } });
  await redis.start();
  onTestFinished(() => redis.stop());
  return { redis, put };
}

it.skipIf(!canJump).each([
  ['ahead, and is put right', 3600],
  ['behind, and is put right', -3600],
])('a store takes claims after its youth where its clock was %s meanwhile', async (_, seconds) => {
  const { redis, put } = await jumpingStore();
  put(seconds);
  const said = Number((await command(redis.url, ['TIME'])).split(',')[0]);
  expect(Math.abs(said - Date.now() / 1000 - seconds)).toBeLessThan(60);
  const { store } = see(redis.url, { youthS: 3 });
  await expect.poll(store.state).toBe('shared');
  await exchange(store);
  expect(await store.claim('young', 'x', 'guest')).toEqual({ kind: 'young' });
  put(0);
  await expect
    .poll(() => exchange(store).then(() => store.claim('call', 'x', 'guest')))
    .toEqual({ kind: 'claimed' });
  expect(await store.claimPayment('payment', 'x', 'guest')).toBe('claimed');
  put(seconds);
  // An hour takes nothing from a day's records.
  expect(await store.claimPayment('payment', 'y', 'guest')).toBe('sent');
  expect(await store.claimPayment('other', 'y', 'guest')).toBe('claimed');
});
