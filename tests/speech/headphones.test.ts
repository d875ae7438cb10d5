import { setImmediate as answered } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { watchHeadphones } from '~/speech/headphones';

type Device = Pick<MediaDeviceInfo, 'kind' | 'groupId'>;

const device = (kind: MediaDeviceKind, groupId = ''): Device => ({ kind, groupId });

const BUILT_IN = [device('audioinput'), device('audiooutput'), device('videoinput')];
/** The second as a tablet tells it that may not use its camera yet. */
const CAMERA = [device('videoinput', 'camera'), device('videoinput')];
const CAMERA_THAT_HEARS = [...CAMERA, device('audioinput', 'camera')];
const HEADPHONES = [device('audiooutput', 'headphones')];
const HEADSET = [...HEADPHONES, device('audioinput', 'headphones')];

/** The app notices that the devices have changed. */
async function noticed(before: readonly Device[], after: readonly Device[]): Promise<readonly boolean[]> {
  let there = before;
  const mediaDevices = Object.assign(new EventTarget(), { enumerateDevices: async () => there });
  vi.stubGlobal('navigator', { mediaDevices });
  const listening = new AbortController();
  const seen: boolean[] = [];
  watchHeadphones((arePlugged) => void seen.push(arePlugged), listening.signal);
  there = after;
  mediaDevices.dispatchEvent(new Event('devicechange'));
  await answered();
  listening.abort();
  return seen;
}

it.each<[string, readonly Device[], boolean]>([
  ['headphones', HEADPHONES, true],
  ['a headset', HEADSET, true],
  ['a microphone, as Android tells a headset', [device('audioinput')], true],
  ['a camera', CAMERA, false],
  ['a camera with a microphone', CAMERA_THAT_HEARS, false],
  ['headphones and a camera with a microphone', [...HEADPHONES, ...CAMERA_THAT_HEARS], true],
])('%s, plugged in and pulled out: headphones or not', async (_, plugged, areHeadphones) => {
  const all = [...BUILT_IN, ...plugged];
  expect(await noticed(BUILT_IN, all)).toEqual(areHeadphones ? [true] : []);
  expect(await noticed(all, BUILT_IN)).toEqual(areHeadphones ? [false] : []);
});
