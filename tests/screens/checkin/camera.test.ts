import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { frame, until } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { boxOf, turnsTo, wants } from '../support/boxes';
import {
  camerasAnswer,
  filmsPassport,
  filmsTwoColours,
  hasCameras,
  livesAbroad,
  PROBLEM,
  takesPicture,
} from '../support/cameras';
import { leapsInTime } from '../support/clock';
import { chooses, makeJpeg, preview } from '../support/pictures';
import { canTap, count, facts, focused, texts, values } from '../support/seen';
import { says } from '../support/wrong-texts';

/** A refused camera, two cameras, and a hotel with one way only; the pictures: `e2e/checkin/camera`. */

const { advice_good, advice_still } = ja.views.checkin.passport_camera;

/** The browser's error and the guest's sentence. */
const REFUSALS = [
  ['NotFoundError', 'カメラが見つかりません。'],
  ['NotAllowedError', 'カメラの使用が許可されていません。'],
  ['NotReadableError', 'ほかのプログラムがカメラを使っているようです。'],
  ['NotSupportedError', 'この端末は、カメラでの撮影に対応していません。'],
] as const;

function isMirrored(): boolean {
  let sides = 1;
  for (let at: Element | null = document.querySelector('[data-view="live"] video'); at; at = at.parentElement)
    if (getComputedStyle(at).scale.startsWith('-1')) sides = -sides;
  return sides < 0;
}

function refuses(name: string): void {
  camerasAnswer(() => Promise.reject(new DOMException('refused by the test', name)));
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
    expect(texts(PROBLEM).join()).toContain(ja.views.checkin.passport_camera.file_instead);
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
  // 2000 px are sent at most.
  expect(await takesPicture(guest)).toEqual({ width: 2000, height: 1475, red: [true, false] });
  expect(isLive()).toEqual([false, false, false, false]);
  await guest.taps('close');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  // An unused picture is forgotten, the one in use stays.
  expect(inUse()).toBe(former);
});

it('a picture that the guest takes while a file is still being read is the one that stays', async () => {
  hasCameras('front');
  filmsTwoColours();
  const guest = await livesAbroad('both');
  const { createImageBitmap: draws } = window;
  const { promise: drawn, resolve: letGo } = Promise.withResolvers<void>();
  const readings: Promise<unknown>[] = [];
  onTestFinished(() => {
    window.createImageBitmap = draws;
  });
  window.createImageBitmap = (file: ImageBitmapSource) => {
    const reading = drawn.then(() => draws(file));
    readings.push(reading);
    return reading;
  };
  await chooses('passport.jpg', await makeJpeg({ width: 400, height: 300 }));
  await expect.poll(() => readings).toHaveLength(1);
  await guest.taps('camera');
  await takesPicture(guest);
  await guest.taps('use');
  await expect.poll(() => preview()?.naturalWidth).toBe(640);
  letGo();
  await Promise.all(readings);
  await frame();
  expect(preview()?.naturalWidth).toBe(640);
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

it('a clear picture is taken by itself after a count, and not once the guest wants to take it by hand', async () => {
  const leap = await leapsInTime();
  filmsPassport();
  const guest = await livesAbroad('camera');
  await guest.taps('camera');
  await expect.poll(() => facts('counted')).toHaveLength(1);
  expect(texts('[data-verdict="good"]')).toEqual([advice_still.replace('\n', ' ')]);
  await expect.poll(() => count('[data-view="taken"] img')).toBe(1);
  await guest.taps('retake');
  await guest.taps('by-hand');
  await expect.poll(() => texts('[data-verdict="good"]')).toEqual([advice_good.replace('\n', ' ')]);
  await leap(5000);
  expect(facts('counted')).toEqual([]);
  expect(count('[data-view="live"]')).toBe(1);
  await guest.taps('capture');
  await expect.poll(() => count('[data-view="taken"] img')).toBe(1);
});

it('on a low screen with the largest text the page is seen, also behind the count', async () => {
  await leapsInTime();
  filmsPassport();
  await turnsTo('small');
  const guest = await livesAbroad('camera');
  wants({ text: 3 });
  await guest.taps('camera');
  await expect.poll(() => facts('counted')).toHaveLength(1);
  const view = boxOf('[data-view="live"]');
  expect(view.height).toBeGreaterThan(200);
  expect(boxOf('[data-field="counted"]').height).toBeLessThan(view.height / 2);
});

it.each([
  ['environment', ja.views.checkin.passport_camera.advice_left],
  ['user', ja.views.checkin.passport_camera.advice_right],
] as const)('a page that is cut off: where to move it, as the guest sees it: %s', async (facing, advice) => {
  filmsPassport(facing, 0.6);
  const guest = await livesAbroad('camera');
  await guest.taps('camera');
  await expect.poll(() => texts('[data-verdict="left"]')).toEqual([advice.replace('\n', ' ')]);
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
