import { onlyAsked } from '../../kiosk/guest/levels.ts';
import { callNames, callOf } from '../../kiosk/guest/wire.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { test, tracksOf, view } from '../support/camera-test.ts';
import { expect, type Page } from '../support/fixtures.ts';
import { inspect } from '../support/inspect.ts';
import { BEISPIEL, holdsUp, MUSTER } from '../support/specimen.ts';

/** A guest from abroad photographs the passport; how the camera stops: `tests/screens/checkin/camera`. */

const { passport_preview, passport_error } = ja.views.checkin.input_representative_view;
const words = (page: Page) => page.getByRole('dialog').getByRole('status');
const inUse = (page: Page) => page.getByAltText(passport_preview);
const taken = (page: Page) => view(page, 'taken').getByRole('img');
const CLEAR = 'はっきり写っています。\nこのまま撮影してください。';

const sizeOf = (page: Page, base64: string | undefined): Promise<{ width: number; height: number }> =>
  page.evaluate(async (text) => {
    const picture = new Image();
    picture.src = `data:image/jpeg;base64,${text}`;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  }, base64);

test('a guest from abroad takes the passport, takes it again, and checks in with the second picture; everybody can', async ({
  page,
  tenant,
  film,
}) => {
  tenant.configure(onlyAsked({ last_name: 2, overseas: 2, passport: 2 }));
  const guest = new Guest(page, tenant);
  await holdsUp(page, film, { holder: BEISPIEL, blur: 7 });
  await guest.opensForm('SMITH JOHN');
  await guest.taps('change-name');
  await guest.types('lastName', 'スミス');
  await guest.comesFrom('US');
  await inspect(page, 'the ways to a picture', ['landscape']);
  await guest.goesOn();
  await expect(page.getByRole('alert')).toHaveText(passport_error);
  // The camera comes first, the file is still there.
  await expect(page.locator('[data-action="camera"]')).toBeFocused();
  await expect(guest.field('passport')).toHaveAttribute('type', 'file');

  await guest.taps('camera');
  await expect(page.getByRole('dialog', { name: 'パスポートを撮影してください' })).toBeVisible();
  await expect(words(page)).toHaveText('ぼやけています。\n少し離して、動かさずにお持ちください。');
  expect(await tracksOf(page)).toEqual(['live']);
  await expect(page.locator('[data-action="capture"]')).toBeFocused();
  await guest.taps('capture');
  await expect(taken(page)).toBeVisible();
  await expect(words(page)).toHaveText('ぼやけているようです。\n文字が読めないときは、撮り直してください。');
  expect(await tracksOf(page)).toEqual(['ended']);
  const first = await taken(page).getAttribute('src');

  await holdsUp(page, film, { holder: MUSTER, lamp: true });
  await guest.taps('retake');
  await expect(words(page)).toHaveText('光が反射しています。\n少し傾けてみてください。');
  // Otherwise the camera takes a clear picture by itself.
  await guest.taps('by-hand');
  await guest.taps('capture');
  await expect(words(page)).toContainText('光が反射しているようです。');
  await holdsUp(page, film, { holder: MUSTER });
  await guest.taps('retake');
  await expect(view(page, 'live')).toBeVisible();
  await expect(words(page)).toHaveText(CLEAR);
  await inspect(page, 'the camera', ['landscape', 'phone']);
  await guest.taps('capture');
  await expect(words(page)).toHaveText('お顔と文字がはっきり写っていれば、\nこの写真をお使いください。');
  expect(await tracksOf(page)).toEqual(['ended', 'ended', 'ended']);
  await inspect(page, 'the picture taken', ['portrait']);
  const second = await taken(page).getAttribute('src');
  expect(second).not.toBe(first);
  await guest.taps('use');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(inUse(page)).toHaveAttribute('src', second ?? '');
  await expect(page.locator('[data-action="camera"]')).toHaveText('撮り直す');

  await guest.goesOn();
  await guest.signsAndGoesToConfirm();
  await guest.goesOn('/checkin/complete');
  expect(callNames(tenant.hotel).slice(-2)).toEqual(['upload_passport', 'execute_checkin_request']);
  const { base64_passport_image: sent = '' } = callOf(tenant.hotel, 'upload_passport').form;
  expect(`data:image/jpeg;base64,${sent}`).toBe(second);
  // The page with its margin, from the film's whole height, without metadata.
  expect(await sizeOf(page, sent)).toEqual({ width: 732, height: 540 });
  const bytes = Buffer.from(sent, 'base64');
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(bytes.includes('Exif')).toBe(false);
  expect(await tracksOf(page)).toEqual(['ended', 'ended', 'ended']);
});
