import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { until } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import {
  camerasAnswer,
  filmed,
  filmsTwoColours,
  hasCameras,
  livesAbroad,
  PROBLEM,
  takesPicture,
} from '../support/cameras';
import { leapsInTime } from '../support/clock';
import { canTap, count, focused, texts } from '../support/seen';

/** Cameras that show nothing. A camera that refuses: `camera.test.ts`. */

const WAIT_MS = 10_000;

/** A camera that sends nothing: the track of an unanswered call. */
const sendsNothing = () => new RTCPeerConnection().addTransceiver('video').receiver.track;

const seesBlack = () => filmed(640, 480, (pen) => pen.fillRect(0, 0, 640, 480)).track;

/** The browser's event of a camera that stops or resumes. */
function mutes(track: MediaStreamTrack | undefined, isMuted: boolean): void {
  if (!track) throw new Error('No camera is open');
  Object.defineProperty(track, 'muted', { value: isMuted, configurable: true });
  track.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
}

/** The picture moves, with a word on it. */
const isLive = () => until('camera', () => document.querySelector('[data-view="live"] + [data-verdict]'));

async function saysWhatToDo(): Promise<void> {
  const { no_picture, front_desk } = ja.views.checkin.passport_camera;
  await expect.poll(() => texts(PROBLEM).join()).toContain(no_picture);
  expect(texts(PROBLEM).join()).toContain(front_desk.split('\n')[0]);
  await expect.poll(focused).toBe('camera-help');
}

/** Another try takes a picture from the only active camera. */
async function canTryAgain(guest: PageGuest): Promise<void> {
  const tracks = filmsTwoColours();
  await guest.taps('retry');
  await takesPicture(guest);
  expect(tracks).toHaveLength(1);
}

it.each([
  ['sends nothing', sendsNothing],
  ['sees black alone', seesBlack],
])('a camera that %s is said to within 10 s, and is off then', async (_, opens) => {
  const leaps = leapsInTime();
  hasCameras('front');
  const track = opens();
  camerasAnswer(async () => new MediaStream([track]));
  const guest = await livesAbroad('camera');
  await guest.taps('camera');
  await until('camera', () => document.querySelector('dialog video'));
  expect(texts(PROBLEM)).toEqual([]);
  await leaps(WAIT_MS);
  await saysWhatToDo();
  await expect.poll(() => track.readyState).toBe('ended');
  await canTryAgain(guest);
});

it('a camera that never answers is reported within 10 s; a late answer turns no light on', async () => {
  const leaps = leapsInTime();
  hasCameras('front');
  const { promise, resolve } = Promise.withResolvers<MediaStream>();
  camerasAnswer(() => promise);
  const guest = await livesAbroad('both');
  await guest.taps('camera');
  await until('camera view', () => document.querySelector('[data-view="opening"]'));
  await leaps(WAIT_MS);
  await saysWhatToDo();
  expect(canTap('file')).toBeDefined();
  const late = seesBlack();
  resolve(new MediaStream([late]));
  await expect.poll(() => late.readyState).toBe('ended');
  expect(count(PROBLEM)).toBe(1);
  await canTryAgain(guest);
});

it('a camera that stops sending takes no picture of what stands still, and goes on if it sends again within 10 s', async () => {
  const leaps = leapsInTime();
  hasCameras('front');
  const tracks = filmsTwoColours();
  const guest = await livesAbroad('camera');
  await guest.taps('camera');
  await isLive();
  mutes(tracks[0], true);
  await expect.poll(() => canTap('capture')).toBe(false);
  mutes(tracks[0], false);
  await isLive();
  await leaps(WAIT_MS);
  expect(count(PROBLEM)).toBe(0);
  mutes(tracks[0], true);
  await expect.poll(() => canTap('capture')).toBe(false);
  await leaps(WAIT_MS);
  await saysWhatToDo();
  await expect.poll(() => tracks[0]?.readyState).toBe('ended');
  await canTryAgain(guest);
});

it('a tablet that never says which cameras it has shows the one that is open', async () => {
  const leaps = leapsInTime();
  hasCameras('front');
  filmsTwoColours();
  navigator.mediaDevices.enumerateDevices = () => new Promise(() => {});
  const guest = await livesAbroad('camera');
  await guest.taps('camera');
  await until('camera view', () => document.querySelector('[data-view="opening"]'));
  await leaps(WAIT_MS / 2);
  await isLive();
  await takesPicture(guest);
});

it('a picture that cannot be drawn is said, and the camera is off', async () => {
  hasCameras('front');
  const tracks = filmsTwoColours();
  const guest = await livesAbroad('camera');
  await guest.taps('camera');
  await isLive();
  const { toDataURL } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
  await guest.taps('capture');
  HTMLCanvasElement.prototype.toDataURL = toDataURL;
  await saysWhatToDo();
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
});
