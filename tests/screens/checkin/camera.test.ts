import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { onlyAsked } from '../../../e2e/support/levels';
import { until } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { canTap, count, focused, texts, values } from '../support/seen';
import { says } from '../support/wrong-texts';

/** A camera that does not open, two cameras, and a hotel that wants one way alone; what cameras see: `e2e/checkin/camera`. */

const PROBLEM = 'dialog[open] [role="alert"]';

/** What the browser says, and what the guest reads. */
const REFUSALS = [
  ['NotFoundError', 'カメラが見つかりません。'],
  ['NotAllowedError', 'カメラの使用が許可されていません。'],
  ['NotReadableError', 'ほかのプログラムがカメラを使っているようです。'],
  ['NotSupportedError', 'この端末は、カメラでの撮影に対応していません。'],
] as const;

/** The tablet has these cameras. */
function hasCameras(...names: readonly string[]): void {
  const { mediaDevices } = navigator;
  const camera = { kind: 'videoinput', groupId: '', label: '', toJSON: () => ({}) } as const;
  mediaDevices.enumerateDevices = async () => names.map((deviceId) => ({ ...camera, deviceId }));
  onTestFinished(() => void Reflect.deleteProperty(mediaDevices, 'enumerateDevices'));
}

/** The camera at the front and the one at the back, and every track that they gave, oldest first. */
const LENSES = {
  front: { facingMode: 'user', width: 640, height: 480 },
  back: { facingMode: 'environment', width: 2240, height: 1680 },
};

/** Each camera of the two films red to the left and blue to the right, until the test is over. */
function filmsTwoColours(): readonly MediaStreamTrack[] {
  const { mediaDevices } = navigator;
  const tracks: MediaStreamTrack[] = [];
  mediaDevices.getUserMedia = async (wanted) => {
    const deviceId = JSON.stringify(wanted).includes('"exact":"back"') ? 'back' : 'front';
    const { facingMode, width, height } = LENSES[deviceId];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const stream = canvas.captureStream(20);
    const [track] = stream.getVideoTracks();
    const pen = canvas.getContext('2d');
    if (!track || !pen) throw new Error('This browser cannot film a canvas');
    const paint = () => {
      for (const [at, colour] of ['#d02020', '#2020d0'].entries()) {
        pen.fillStyle = colour;
        pen.fillRect((at * width) / 2, 0, width / 2, height);
      }
      if (track.readyState === 'live') requestAnimationFrame(paint);
    };
    paint();
    track.getSettings = () => ({ width, height, deviceId, facingMode });
    tracks.push(track);
    return stream;
  };
  onTestFinished(() => void Reflect.deleteProperty(mediaDevices, 'getUserMedia'));
  return tracks;
}

/** Whether the guest sees the camera's picture as in a mirror. */
function isMirrored(): boolean {
  let sides = 1;
  for (let at: Element | null = document.querySelector('[data-view="live"] video'); at; at = at.parentElement)
    if (getComputedStyle(at).scale.startsWith('-1')) sides = -sides;
  return sides < 0;
}

/** Whether a picture of this size is red to its left and to its right. */
function redIn(picture: CanvasImageSource, width: number, height: number): readonly boolean[] {
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  pen?.drawImage(picture, 0, 0);
  return [0.25, 0.75].map((x) => (pen?.getImageData(width * x, height / 2, 1, 1).data[0] ?? 0) > 128);
}

/** Takes the picture, once the camera shows one. Returns its size and what is red in it. */
async function takesPicture(guest: PageGuest): Promise<unknown> {
  const video = await until('camera', () => document.querySelector<HTMLVideoElement>('video'));
  await expect.poll(() => redIn(video, video.videoWidth || 1, video.videoHeight || 1)).toEqual([true, false]);
  await guest.taps('capture');
  const picture = await until('picture', () =>
    document.querySelector<HTMLImageElement>('[data-view="taken"] img'),
  );
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { width, height, red: redIn(picture, width, height) };
}

/** From here on every camera refuses, as the browser says it, until the test is over. */
function refuses(name: string): void {
  const { mediaDevices } = navigator;
  mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused by the test', name));
  onTestFinished(() => void Reflect.deleteProperty(mediaDevices, 'getUserMedia'));
}

/** The form of a guest from abroad. */
async function livesAbroad(source: 'camera' | 'file' | 'both'): Promise<PageGuest> {
  const { guest } = await openTablet({
    settings: {
      ...onlyAsked({ last_name: 2, overseas: 2, address: 1, passport: 2 }),
      kiosk: { passport_source: source },
    },
  });
  await guest.opensForm(NAMES.fromAbroad);
  await guest.fillsIn({ overseasFlug: 'true', countrycode: 'US' });
  return guest;
}

async function keepsWhatWasTyped(guest: PageGuest): Promise<void> {
  await guest.isOn('/checkin/input-representative');
  expect(values('countrycode')).toEqual(['US']);
}

it('a camera that does not open says why, and leads to staff or to the file', async () => {
  hasCameras('back');
  const guest = await livesAbroad('both');
  for (const [name, sentence] of REFUSALS) {
    refuses(name);
    await guest.taps('camera');
    await expect.poll(() => texts(PROBLEM).join()).toContain(sentence);
    expect(texts(PROBLEM).join()).toContain('画像ファイルをお選びいただけます');
    // Staff first.
    await expect.poll(focused).toBe('camera-help');
    const chooser = new Promise<void>((opens) => {
      const stops = (event: Event) => {
        event.preventDefault();
        opens();
      };
      document.querySelector('[name="passport"]')?.addEventListener('click', stops, { once: true });
    });
    await guest.taps('file');
    await chooser;
    await expect.poll(() => count('dialog[open]')).toBe(0);
  }
  await keepsWhatWasTyped(guest);
  await guest.showsPassport();
  await guest.goesOn('/checkin/guests-info');
});

it('a camera that looks at the guest is a mirror, the other one is not, the picture never; one that stops says so', async () => {
  hasCameras('front', 'back');
  const tracks = filmsTwoColours();
  const isLive = () => tracks.map(({ readyState }) => readyState === 'live');
  const guest = await livesAbroad('both');
  await guest.showsPassport();
  const inUse = () => document.querySelector<HTMLImageElement>('main img[src^="data:image/jpeg"]')?.src;
  const former = inUse();
  await guest.taps('camera');
  await until('camera', () => document.querySelector('[data-view="live"]'));
  tracks[0]?.dispatchEvent(new Event('ended'));
  await expect.poll(() => texts(PROBLEM).join()).toContain(REFUSALS[0][1]);
  await guest.taps('retry');
  await expect.poll(isLive).toEqual([false, true]);
  await expect.poll(isMirrored).toBe(true);
  expect(await takesPicture(guest)).toEqual({ width: 640, height: 472, red: [true, false] });
  await guest.taps('retake');
  await guest.taps('switch');
  await expect.poll(isLive).toEqual([false, false, false, true]);
  await expect.poll(isMirrored).toBe(false);
  // However much the camera gives: 2000 px are sent at most.
  expect(await takesPicture(guest)).toEqual({ width: 2000, height: 1475, red: [true, false] });
  expect(isLive()).toEqual([false, false, false, false]);
  await guest.taps('close');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  // A picture that was not used is forgotten, the one in use stays.
  expect(inUse()).toBe(former);
});

it.each([
  ['closing the view', (guest: PageGuest) => guest.taps('close')],
  ['the Escape key', () => userEvent.keyboard('{Escape}')],
  ['the browser’s Back', (guest: PageGuest) => guest.pressesBack()],
  ['going home', (guest: PageGuest) => guest.walksAway()],
] as const)('%s stops the camera, and keeps no picture', async (_, leaves) => {
  hasCameras('front');
  const tracks = filmsTwoColours();
  const guest = await livesAbroad('both');
  await guest.taps('camera');
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['live']);
  await leaves(guest);
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  await expect.poll(() => count('dialog[open], main img[src^="data:image/jpeg"]')).toBe(0);
});

it('where there is no file way, the guest is sent to the front desk', async () => {
  const guest = await livesAbroad('camera');
  expect(count('input[type="file"]')).toBe(0);
  await guest.goesOn();
  await expect
    .poll(() => texts('[role="alert"]'))
    .toEqual([ja.views.checkin.input_representative_view.passport_error]);
  await expect.poll(() => document.activeElement?.matches('[data-action="camera"]')).toBe(true);
  for (const [name, sentence] of REFUSALS) {
    refuses(name);
    await guest.taps('camera');
    await expect.poll(() => texts(PROBLEM).join()).toContain(sentence);
    expect(texts(PROBLEM).join()).toContain('フロントへお声掛けください');
    expect(texts('dialog[open] :is(h1, h2)')).toEqual(['カメラを使えません']);
    expect(canTap('file')).toBeUndefined();
    await guest.taps('close');
    await expect.poll(() => count('dialog[open]')).toBe(0);
  }
  await keepsWhatWasTyped(guest);
});

it('a hotel that wants files has no camera, though the tablet has one', async () => {
  hasCameras('back');
  const guest = await livesAbroad('file');
  await guest.showsPassport();
  expect(canTap('camera')).toBeUndefined();
  await says('passport');
  await guest.goesOn('/checkin/guests-info');
});
