import { beforeEach, expect, it, vi } from 'vitest';
import { stubClosedStorage, stubStorage } from '../../support/storage';

const HASH = 'pbkdf2-sha256$10000$c2l4dGVlbiBieXRlcyBvaw==$wa09BxeKeajS9wojlubQfsLd4grIMggs3PPqUkCDXBY=';
const RIGHT = '246810';
const WRONG = '111111';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubStorage('localStorage', {});
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-26T10:00:00Z') });
});

async function load() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
  vi.resetModules();
  return import('~/device/staff/lock');
}

async function fails(times: number) {
  const lock = await load();
  for (let i = 0; i < times; i++) await lock.tryPin(WRONG, HASH);
  return lock;
}

it('keeps the number of wrong PINs alone, until the right one', async () => {
  const lock = await fails(3);
  expect([...kept]).toEqual([['lobby.pin', '3']]);
  expect(lock.secondsLocked()).toBe(5);
  expect(await lock.tryPin(RIGHT, HASH)).toBe(true);
  expect([...kept]).toEqual([]);
  expect(lock.secondsLocked()).toBe(0);
});

it.each([
  ['ahead by ten years', Date.parse('2036-11-26')],
  ['back by ten years', Date.parse('2016-11-26')],
])('a clock that is set %s neither opens it nor makes it longer, reload or not', async (_, time) => {
  const lock = await fails(7);
  vi.setSystemTime(time);
  expect(lock.secondsLocked()).toBe(900);
  expect((await load()).secondsLocked()).toBe(900);
});

it('counts a PIN that is being checked while the page is loaded again', async () => {
  const lock = await fails(2);
  const checking = lock.tryPin(WRONG, HASH);
  expect((await load()).secondsLocked()).toBe(5);
  await checking;
});

it('does not count a PIN that the browser cannot check', async () => {
  const lock = await fails(2);
  vi.stubGlobal('crypto', {});
  await expect(lock.tryPin(WRONG, HASH)).rejects.toThrow(TypeError);
  expect(kept.get('lobby.pin')).toBe('2');
});

it('locks without a storage too', async () => {
  stubClosedStorage('localStorage');
  expect((await fails(3)).secondsLocked()).toBe(5);
});
