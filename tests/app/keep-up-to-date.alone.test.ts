import { beforeEach, expect, it, vi } from 'vitest';

const worker = vi.hoisted(() => {
  const listeners = new Map<string, () => void>();
  const registration: { waiting: object | null; active: object | null } = { waiting: null, active: null };
  return {
    registration,
    listeners,
    emit: (name: string) => listeners.get(name)?.(),
    messageSkipWaiting: vi.fn(),
    registerAgain: vi.fn(),
  };
});

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (name: string, listener: () => void) => worker.listeners.set(name, listener);
    messageSkipWaiting = worker.messageSkipWaiting;
    register = () => Promise.resolve(worker.registration);
    update = () => Promise.resolve();
  },
}));

const QUIET_MS = 30_000;
const LOOK_MS = 5_000;
const MINUTE_MS = 60_000;

let isFree = true;
let reload = vi.fn();

beforeEach(async () => {
  isFree = true;
  reload = vi.fn();
  worker.messageSkipWaiting.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: vi.fn(), location: { search: '?floor=2', replace: reload } });
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, register: worker.registerAgain } });
  worker.registration.active = {};
  worker.registerAgain.mockReset().mockResolvedValue(worker.registration);
  vi.resetModules();
  const { keepUpToDate } = await import('~/app/service-worker/keep-up-to-date');
  await keepUpToDate(() => isFree);
  // The version was there before the page registered, without an event.
  worker.registration.waiting = {};
});

it('takes a waiting version when home has been quiet, and asks again while the browser does not hear', async () => {
  await vi.advanceTimersByTimeAsync(QUIET_MS - LOOK_MS);
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * LOOK_MS);
  expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(3);
  worker.emit('controlling');
  expect(reload).toHaveBeenCalledExactlyOnceWith('/?floor=2');
});

it('does not cut off a guest who came before the new version was in control', async () => {
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(1);
  isFree = false;
  worker.emit('controlling');
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect(reload).not.toHaveBeenCalled();
  isFree = true;
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect(reload).toHaveBeenCalledExactlyOnceWith('/?floor=2');
});

it('stays with its files when a guest comes while the old ones are put aside', async () => {
  const isAsked = vi.fn((_: unknown, [port]: readonly MessagePort[]) => port?.close());
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage: isAsked } } });
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(isAsked).toHaveBeenCalledOnce();
  isFree = false;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  isFree = true;
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(worker.messageSkipWaiting).toHaveBeenCalled();
});

it('leaves the page alone where a worker takes over that it did not ask for', () => {
  worker.emit('controlling');
  expect(reload).not.toHaveBeenCalled();
});

it('installs the first version again until one attempt succeeds, and then no more', async () => {
  Object.assign(worker.registration, { active: null, waiting: null });
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(worker.registerAgain.mock.calls).toEqual([['/sw.js'], ['/sw.js']]);
  worker.registration.active = {};
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(worker.registerAgain).toHaveBeenCalledTimes(2);
});
