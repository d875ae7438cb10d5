// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterHome, whenUntouched } from '~/app/after-home';

describe('what can wait until home is shown', () => {
  const done: string[] = [];
  let isOnline: boolean;
  const loading = (name: string) => async () => {
    if (!isOnline) throw new Error(`${name} could not be loaded`);
    done.push(name);
  };
  const settle = () => vi.advanceTimersByTimeAsync(10_000);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    done.length = 0;
    isOnline = true;
  });

  it('is done in order, each entry in a task of its own when the one before has ended', async () => {
    let end = () => {};
    void afterHome([
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
      loading('second'),
      () => done.push('third'),
    ]);
    expect(done).toEqual([]);
    await settle();
    expect(done).toEqual([]);
    end();
    await settle();
    expect(done).toEqual(['second', 'third']);
  });

  it('is tried again, in order and without what was done, when the network is back', async () => {
    isOnline = false;
    void afterHome([loading('first'), () => done.push('second'), loading('third')]);
    await settle();
    expect(done).toEqual(['second']);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(done).toEqual(['second']);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(done).toEqual(['second', 'first', 'third']);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(done).toEqual(['second', 'first', 'third']);
  });
});

it('long work waits until nobody has touched the tablet for five seconds', async () => {
  vi.useFakeTimers();
  const begin = vi.fn();
  void whenUntouched().then(begin);
  for (const touched of ['pointerdown', 'keydown', 'click']) {
    await vi.advanceTimersByTimeAsync(4999);
    window.dispatchEvent(new Event(touched));
  }
  await vi.advanceTimersByTimeAsync(4999);
  expect(begin).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(begin).toHaveBeenCalledOnce();
});
