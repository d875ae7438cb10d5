import { expect, it } from 'vitest';
import { ja } from '~/i18n/staff/ja';
import { camerasAnswer, filmsTwoColours, hasCameras, redIn } from './support/cameras';
import { leapsInTime } from './support/clock';
import { openTablet } from './support/open-tablet';
import { canTap, count, texts } from './support/seen';
import { showsStaffPanel } from './support/show-part';

/** The camera in the staff panel. */

const said = () => texts('[data-field="camera-picture"]').join('');
const isLive = (tracks: readonly MediaStreamTrack[]) => tracks.map(({ readyState }) => readyState === 'live');

it('shows what the camera sees, of one camera after the other, and runs none that is not shown', async () => {
  hasCameras('front', 'back');
  const tracks = filmsTwoColours();
  const tablet = await openTablet();
  const close = await showsStaffPanel(tablet);
  await expect.poll(() => canTap('camera-picture')).toBeDefined();
  expect(tracks).toEqual([]);

  await tablet.guest.taps('camera-picture');
  const sees = () => {
    const video = document.querySelector<HTMLVideoElement>('[data-staff="panel"] video');
    return video && redIn(video, video.videoWidth || 1, video.videoHeight || 1);
  };
  await expect.poll(sees).toEqual([true, false]);
  await tablet.guest.taps('next-camera');
  await expect.poll(() => isLive(tracks)).toEqual([false, true]);
  await expect.poll(sees).toEqual([true, false]);

  await tablet.guest.taps('camera-picture');
  await expect.poll(() => isLive(tracks)).toEqual([false, false]);
  await expect.poll(() => count('video')).toBe(0);
  await tablet.guest.taps('camera-picture');
  await expect.poll(() => isLive(tracks)).toEqual([false, false, true]);
  close();
  await expect.poll(() => isLive(tracks)).toEqual([false, false, false]);
});

it.each([
  ['does not open', () => Promise.reject(new DOMException('refused', 'NotReadableError')), 'in-use'],
  ['never answers', () => new Promise<never>(() => {}), 'no-picture'],
] as const)('says of a camera that %s that there is no picture', async (_, answers, problem) => {
  const leaps = leapsInTime();
  hasCameras('front');
  camerasAnswer(answers);
  const tablet = await openTablet();
  await showsStaffPanel(tablet);
  await expect.poll(() => canTap('camera-picture')).toBeDefined();
  await tablet.guest.taps('camera-picture');
  await leaps(10_000);
  await expect.poll(said).toBe(ja.devices.pictureNone(problem));
});
