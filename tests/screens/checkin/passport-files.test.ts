import { expect, it, onTestFinished } from 'vitest';
import ja from '~/i18n/ja.json';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { callOf } from '../../../kiosk/guest/wire';
import { leapsInTime } from '../support/clock';
import { checksIn } from '../support/form';
import { openTablet, type Tablet } from '../support/open-tablet';
import {
  asTakenByATurnedCamera,
  chooses,
  claimingToBe,
  makeJpeg,
  makePng,
  preview,
  seen,
} from '../support/pictures';
import { canTap, values } from '../support/seen';
import { says } from '../support/wrong-texts';

/** Any file as a passport's picture: the right picture, or a clear word and nothing lost. */

const TEXTS = ja.views.checkin.input_representative_view;
const NOT_JPEG = TEXTS.passport_not_jpeg;
const TOO_BIG = TEXTS.passport_too_big.replace('{{max}}', '15');
const BROKEN = TEXTS.passport_broken;
const MISSING = TEXTS.passport_error;
const MB = 1024 * 1024;
const UPRIGHT = { top: 'blue', bottom: 'red' };

const words = () => document.querySelector('main')?.textContent;

/** An overseas guest's filled form without the picture, on a tablet without a camera. */
async function atFilledForm(): Promise<Tablet> {
  const tablet = await openTablet({
    settings: onlyAsked({ last_name: 2, overseas: 2, address: 2, phone: 2, passport: 2 }),
  });
  await tablet.guest.opensForm(NAMES.fromAbroad);
  await tablet.guest.fillsIn({
    overseasFlug: 'true',
    countrycode: 'US',
    address: '12 Elm Street',
    tel: '5415550123',
  });
  await says('passport');
  expect(canTap('camera')).toBeUndefined();
  return tablet;
}

const keepsWhatWasTyped = () =>
  expect(values('countrycode', 'address', 'tel')).toEqual(['US', '12 Elm Street', '5415550123']);

const photo = () => makeJpeg({ width: 400, height: 300 });

async function makeRefused(): Promise<readonly (readonly [name: string, file: Blob, sentence: string])[]> {
  const [small, large, png] = await Promise.all([photo(), makeJpeg({ width: 1200, height: 900 }), makePng()]);
  return [
    ['passport.png', png, NOT_JPEG],
    ['passport.jpg', png, NOT_JPEG],
    ['empty.jpg', new Blob([]), NOT_JPEG],
    ['letter.jpg', new Blob(['not a picture']), NOT_JPEG],
    ['twenty-mb.jpg', new Blob([small, new Uint8Array(20 * MB)]), TOO_BIG],
    ['garbage.jpg', new Blob([small.slice(0, 4), 'garbage'.repeat(600)]), BROKEN],
    ['cut-off.jpg', large.slice(0, large.size / 2), BROKEN],
    ['cut-off-early.jpg', large.slice(0, 300), BROKEN],
    ['far-too-large.jpg', await claimingToBe(small, 65_500, 65_500), BROKEN],
  ];
}

it('a file that will not do is refused with a word, and the picture before it stays', async () => {
  await atFilledForm();
  await chooses('passport.jpg', await photo());
  await expect.poll(() => preview() !== undefined).toBe(true);
  const former = preview()?.src;
  for (const [name, file, sentence] of await makeRefused()) {
    await chooses(name, file);
    await says('passport', sentence);
    expect(preview()?.src, name).toBe(former);
    keepsWhatWasTyped();
    // The next choice removes the word.
    await chooses('letter.jpg', new Blob(['not a picture']));
    await says('passport', NOT_JPEG);
  }
});

it('a refused file and a missing one are told one at a time', async () => {
  const { guest } = await atFilledForm();
  await guest.goesOn();
  await says('passport', MISSING);
  await chooses('passport.png', await makePng());
  await says('passport', NOT_JPEG);
  await guest.goesOn();
  await says('passport', MISSING);
  await guest.isOn('/checkin/input-representative');
  keepsWhatWasTyped();
});

it('a picture is taken as it is by what it holds, whatever its name', async () => {
  const { guest } = await atFilledForm();
  await chooses('passport.png', await photo());
  await expect.poll(seen).toEqual({ width: 400, height: 300, ...UPRIGHT });
  await says('passport');
  const shown = preview()?.src;
  await guest.goesOn('/checkin/guests-info');
  expect(preview()?.src).toBe(shown);
});

it('the last of two files chosen in haste is the one that counts', async () => {
  await atFilledForm();
  const [wide, exact] = [
    await makeJpeg({ width: 4000, height: 2000 }),
    await makeJpeg({ width: 2000, height: 1500 }),
  ];
  await chooses('first.jpg', wide);
  await chooses('second.jpg', exact);
  await expect.poll(words).toContain(TEXTS.passport_again);
  await expect.poll(seen).toEqual({ width: 2000, height: 1500, ...UPRIGHT });
});

it('a picture of a turned camera stands upright and tells nothing of the camera', async () => {
  await atFilledForm();
  const lying = await makeJpeg({ width: 400, height: 300, blue: 'left' });
  await chooses('passport.jpg', asTakenByATurnedCamera(lying));
  await expect.poll(seen).toEqual({ width: 300, height: 400, ...UPRIGHT });
  expect(atob(preview()?.src.replace(/^.*,/, '') ?? '')).not.toContain('Exif');
});

it('a picture of any size is sent as the guest saw it, at most two thousand pixels long', async () => {
  const { guest, hotel } = await atFilledForm();
  for (const [drawn, sent] of [
    [
      { width: 1000, height: 4000 },
      { width: 500, height: 2000 },
    ],
    [
      { width: 4000, height: 2000 },
      { width: 2000, height: 1000 },
    ],
  ] as const) {
    await chooses('passport.jpg', await makeJpeg(drawn));
    await expect.poll(seen).toEqual({ ...sent, ...UPRIGHT });
  }
  const shown = preview()?.src;
  await checksIn(guest);
  const { base64_passport_image } = callOf(hotel, 'upload_passport').form;
  expect(`data:image/jpeg;base64,${base64_passport_image}`).toBe(shown);
});

const gone = () => Promise.reject(new DOMException('It is gone', 'NotReadableError'));

const PULLED_OUT: Readonly<Record<string, () => void>> = {
  'cannot be read any more': () => {
    Object.assign(Blob.prototype, { arrayBuffer: gone });
    window.createImageBitmap = gone;
  },
  'never comes': () => {
    window.createImageBitmap = () => new Promise(() => {});
  },
};

it.each(Object.entries(PULLED_OUT))(
  'a file that %s is told as such, and another one is taken',
  async (what, pullsOut) => {
    const leaps = leapsInTime();
    await atFilledForm();
    const jpeg = await photo();
    const { createImageBitmap: draws } = window;
    const { arrayBuffer } = Blob.prototype;
    const putsBack = () => {
      window.createImageBitmap = draws;
      Object.assign(Blob.prototype, { arrayBuffer });
    };
    onTestFinished(putsBack);
    pullsOut();
    await chooses('passport.jpg', jpeg);
    if (what === 'never comes') {
      await expect.poll(words).toContain(TEXTS.passport_reading);
      await leaps(10_000);
    }
    await says('passport', TEXTS.passport_unreadable);
    expect(words()).toContain(TEXTS.passport_choose);
    keepsWhatWasTyped();
    putsBack();
    await chooses('passport.jpg', jpeg);
    await expect.poll(seen).toEqual({ width: 400, height: 300, ...UPRIGHT });
    await says('passport');
  },
);
