import { beforeEach, expect, it, vi } from 'vitest';
import { z } from '~/platform/zod';
import { stubNetwork } from '../support/network';
import { request } from './exchanging';

const DATE = 'Thu, 04 Mar 2027 10:00:00 GMT';
const IN_MARCH = '2027-03-04';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
});

const dated = (status: number) => () =>
  new Response(JSON.stringify({ error_msg: '停止中' }), { status, headers: { Date: DATE } });
const todayOf = async () => (await import('~/clock/today')).today().toISOString().slice(0, 10);

it.each([200, 404, 422, 500])(
  'an answer of the hotel with status %i says which day it is',
  async (status) => {
    stubNetwork(dated(status));
    const { exchange } = await import('~/hotel/request');
    await exchange(request()).catch(() => undefined);
    expect(await todayOf()).toBe(IN_MARCH);
  },
);

it.each([200, 404])('so does the file of settings, with status %i', async (status) => {
  stubNetwork(dated(status));
  const { askJson, CONFIG_PATH } = await import('~/config/ask');
  await askJson(CONFIG_PATH);
  expect(await todayOf()).toBe(IN_MARCH);
});

it('an answer of another service, or a file of the offline shell, does not', async () => {
  stubNetwork(dated(404));
  const { askService } = await import('~/hotel/request');
  await askService(z.unknown(), request()).catch(() => undefined);
  expect(await todayOf()).not.toBe(IN_MARCH);
});
