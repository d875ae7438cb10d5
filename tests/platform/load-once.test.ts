import { expect, test } from 'vitest';
import { loadOnce, NotLoaded } from '~/platform/load-once';

test('loads once, and gives the same to everyone who asks', async () => {
  let times = 0;
  const load = loadOnce(async () => ({ times: ++times }));

  expect(await Promise.all([load(), load()])).toEqual([{ times: 1 }, { times: 1 }]);
  expect(await load()).toEqual({ times: 1 });
});

test('says that it could not be loaded, and tries again when it is asked again', async () => {
  const answers = [() => Promise.reject(new TypeError('no network')), () => Promise.resolve('loaded')];
  const load = loadOnce(() => answers.shift()?.() ?? Promise.reject());

  await expect(load()).rejects.toThrow(NotLoaded);
  expect(await load()).toBe('loaded');
});
