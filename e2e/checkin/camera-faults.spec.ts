import { existsSync } from 'node:fs';
import { Guest } from '../pages/guest.ts';
import { hasLenses, opensFormAbroad, refuses, test, tracksOf, view } from '../support/camera-test.ts';
import { expect, type Page } from '../support/fixtures.ts';
import { onlyAsked } from '../support/levels.ts';
import { holdsUp, MUSTER } from '../support/specimen.ts';

/** Cameras that stop or open again, and tablets with other cameras; what is said of each: `tests/screens/checkin/camera`. */

const dialog = (page: Page) => page.getByRole('dialog');
const FRONT = { deviceId: 'front', facingMode: 'user', width: 640, height: 480 } as const;
const BACK = { deviceId: 'back', facingMode: 'environment', width: 2240, height: 1680 } as const;

const NOT_FOUND = 'カメラが見つかりません。';

// Without a film the browser has no camera; what it shows does not matter here.
test.beforeEach(async ({ page, film }) => {
  if (!existsSync(film)) await holdsUp(page, film, { holder: MUSTER });
});

async function keepsWhatWasTyped(guest: Guest): Promise<void> {
  await guest.isOn('/checkin/input-representative');
  await expect(guest.field('lastName')).toHaveValue('スミス');
  await expect(guest.field('countrycode')).toHaveValue('US');
}

/** Whether the guest sees the camera's picture as in a mirror. */
const isMirrored = (page: Page) =>
  page.locator('video').evaluate((video) => {
    let sides = 1;
    for (let at: Element | null = video; at; at = at.parentElement) {
      if (getComputedStyle(at).scale.startsWith('-1')) sides = -sides;
    }
    return sides < 0;
  });

/** Size of the picture taken, and the colours to its left and its right. */
const pictureTaken = (page: Page) =>
  view(page, 'taken')
    .getByRole('img')
    .evaluate(async (picture: HTMLImageElement) => {
      await picture.decode();
      const { naturalWidth: width, naturalHeight: height } = picture;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const [left, right] = [0.25, 0.75].map((x) => {
        const [red = 0, , blue = 0] = context?.getImageData(width * x, height / 2, 1, 1).data ?? [];
        return red > blue ? 'red' : 'blue';
      });
      return { width, height, left, right };
    });

test('a camera that does not open or stops says why and leads to the file; one that looks at the guest is a mirror', async ({
  page,
  tenant,
}) => {
  tenant.configure({
    ...onlyAsked({ last_name: 2, overseas: 2, address: 1, passport: 2 }),
    kiosk: { passport_source: 'both' },
  });
  const guest = new Guest(page, tenant);
  await opensFormAbroad(guest);
  const again = await refuses(page, 'NotFoundError');
  await guest.taps('camera');
  await expect(dialog(page).getByRole('alert')).toContainText(NOT_FOUND);
  const choice = page.waitForEvent('filechooser');
  await guest.taps('file');
  await choice;
  await expect(dialog(page)).toHaveCount(0);
  await again();
  expect(await tracksOf(page)).toEqual([]);
  await keepsWhatWasTyped(guest);

  await test.step('a camera that stops by itself says so', async () => {
    await guest.taps('camera');
    await expect(view(page, 'live')).toBeVisible();
    await page.evaluate(() => window.tracks?.[0]?.dispatchEvent(new Event('ended')));
    await expect(dialog(page).getByRole('alert')).toContainText(NOT_FOUND);
    await guest.taps('retry');
    await expect(view(page, 'live')).toBeVisible();
    await expect.poll(() => tracksOf(page)).toEqual(['ended', 'live']);
    await guest.taps('close');
  });

  await test.step('a camera that looks at the guest is a mirror, the other one is not, the picture never', async () => {
    const before = ['ended', 'ended'];
    await hasLenses(page, [FRONT, BACK]);
    await guest.taps('camera');
    await expect(view(page, 'live')).toBeVisible();
    expect(await isMirrored(page)).toBe(true);
    await guest.taps('capture');
    expect(await pictureTaken(page)).toEqual({ width: 640, height: 472, left: 'red', right: 'blue' });

    await guest.taps('retake');
    await guest.taps('switch');
    await expect.poll(() => tracksOf(page)).toEqual([...before, 'ended', 'ended', 'live']);
    await expect(view(page, 'live')).toBeVisible();
    expect(await isMirrored(page)).toBe(false);
    await guest.taps('capture');
    // However much the camera gives: 2000 px are sent at most.
    expect(await pictureTaken(page)).toEqual({ width: 2000, height: 1475, left: 'red', right: 'blue' });
    expect(await tracksOf(page)).toEqual([...before, 'ended', 'ended', 'ended']);
    await guest.taps('close');
  });

  await guest.showsPassport();
  await guest.goesOn('/checkin/guests-info');
});
