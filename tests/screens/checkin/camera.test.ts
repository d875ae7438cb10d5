import { expect, it, onTestFinished } from 'vitest';
import ja from '~/i18n/ja.json';
import { onlyAsked } from '../../../e2e/support/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { canTap, count, focused, texts, values } from '../support/seen';
import { says } from '../support/wrong-texts';

/** A camera that does not open, and a hotel that wants one way alone; what cameras see: `e2e/checkin/camera`. */

const PROBLEM = 'dialog[open] [role="alert"]';

/** What the browser says, and what the guest reads. */
const REFUSALS = [
  ['NotFoundError', 'カメラが見つかりません。'],
  ['NotAllowedError', 'カメラの使用が許可されていません。'],
  ['NotReadableError', 'ほかのプログラムがカメラを使っているようです。'],
  ['NotSupportedError', 'この端末は、カメラでの撮影に対応していません。'],
] as const;

/** The tablet has a camera. */
function hasCamera(): void {
  const { mediaDevices } = navigator;
  const camera = { deviceId: 'back', groupId: '', label: '', toJSON: () => ({}) };
  mediaDevices.enumerateDevices = async () => [{ ...camera, kind: 'videoinput' }];
  onTestFinished(() => void Reflect.deleteProperty(mediaDevices, 'enumerateDevices'));
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
  hasCamera();
  const guest = await livesAbroad('both');
  for (const [name, sentence] of REFUSALS) {
    refuses(name);
    await guest.taps('camera');
    await expect.poll(() => texts(PROBLEM).join()).toContain(sentence);
    expect(texts(PROBLEM).join()).toContain('画像ファイルをお選びいただけます');
    // Staff first.
    await expect.poll(focused).toBe('camera-help');
    await guest.taps('close');
    await expect.poll(() => count('dialog[open]')).toBe(0);
  }
  await keepsWhatWasTyped(guest);
  await guest.showsPassport();
  await guest.goesOn('/checkin/guests-info');
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
  hasCamera();
  const guest = await livesAbroad('file');
  await guest.showsPassport();
  expect(canTap('camera')).toBeUndefined();
  await says('passport');
  await guest.goesOn('/checkin/guests-info');
});
