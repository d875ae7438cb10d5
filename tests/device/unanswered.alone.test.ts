import { beforeEach, expect, it, vi } from 'vitest';
import { takeUpdate } from '~/app/service-worker/keep-up-to-date';
import { startUpdates } from '~/app/service-worker/updates';
import { adoptSettings } from '~/config/settings';
import { openCamera } from '~/device/camera';
import { deviceId, heartbeatToken } from '~/device/device-id';
import { shellState } from '~/device/staff/diagnostics';
import { playTone } from '~/device/staff/tone';
import { pagePolicy } from '~/hotel/outside/reach';
import { currentLanguage, startTextsWith, switchLanguage } from '~/i18n/texts';
import { loadOnce } from '~/platform/load-once';
import { PATIENCE_MS } from '~/platform/within';
import { configOf } from '../support/config';
import { stubStorage } from '../support/storage';

/** A browser that answers no question. The camera: `tests/screens/checkin/camera-silent`. */

const never = (): Promise<never> => new Promise(() => {});

const TRACK = Object.assign(new EventTarget(), { getSettings: () => ({}), stop: () => {} });
const register = vi.fn(never);

const SILENT = {
  managed: { getManagedConfiguration: never },
  mediaDevices: {
    enumerateDevices: never,
    getUserMedia: async () => ({ getTracks: () => [TRACK], getVideoTracks: () => [TRACK] }),
  },
  serviceWorker: Object.assign(new EventTarget(), { controller: null, getRegistration: never, register }),
};

class SilentSound {
  resume = never;
  close = never;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  register.mockClear();
  stubStorage('localStorage', { 'lobby.device': 'LOBBY-1' });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { search: '' } }));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { readyState: 'complete', documentElement: {} }),
  );
  vi.stubGlobal('location', new URL('https://tablet.example'));
  vi.stubGlobal('navigator', SILENT);
  vi.stubGlobal('AudioContext', SilentSound);
  vi.stubGlobal('fetch', never);
  const config = configOf({ kiosk: { heartbeat_token: 'token-of-the-settings' } });
  adoptSettings({ revision: 'test', config, overlays: {}, source: 'hotel' });
  startTextsWith('ja', {});
});

const camera = () => openCamera(new AbortController().signal, () => {}, undefined);

it.each<[string, () => Promise<unknown>, unknown]>([
  ['the id of the tablet', deviceId, 'LOBBY-1'],
  ['its token', heartbeatToken, 'token-of-the-settings'],
  ['the names of the other cameras', async () => (await camera()).ok, true],
  ['the offline shell', shellState, 'none'],
  ['an update that staff ask for', takeUpdate, 'Error: No answer for too long'],
  ['the tone that staff ask for', playTone, false],
  ['the headers of the page', pagePolicy, ''],
  ['a script', loadOnce(never), 'Error: A screen could not be loaded'],
  ['another language', () => switchLanguage('en', {}).then(currentLanguage), 'ja'],
])('nobody waits longer than 10 s for %s', async (_, ask, expected) => {
  let outcome: unknown = 'still waiting';
  void ask().then(
    (answer) => {
      outcome = answer;
    },
    (error: unknown) => {
      outcome = String(error);
    },
  );
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(outcome).toBe(expected);
});

it('a service worker that is not registered is tried again, without the network having been away', async () => {
  vi.stubEnv('DEV', false);
  startUpdates(() => true);
  await expect.poll(() => register).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 60_000);
  await expect.poll(() => register).toHaveBeenCalledTimes(2);
});

it('a start that has failed is made again, though the service worker does not answer', async () => {
  const reload = vi.fn();
  vi.stubGlobal('CSS', { supports: () => true });
  // The server has the page and its script again.
  const headers = { 'content-type': 'text/javascript' };
  vi.stubGlobal('fetch', async () => new Response('<script>import("/assets/app.js")</script>', { headers }));
  Object.assign(window, { location: { pathname: '/', reload } });
  Object.assign(document.documentElement, { setAttribute: () => {}, hasAttribute: () => true });
  await import('~/app/boot');
  const [failedMs, unansweredMs] = [30_000, PATIENCE_MS];
  await vi.advanceTimersByTimeAsync(failedMs);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(unansweredMs);
  await expect.poll(() => reload).toHaveBeenCalled();
});
