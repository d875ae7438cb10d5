import { writeFile } from 'node:fs/promises';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { Guest } from '../pages/guest.ts';
import { says } from '../support/field-errors.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { onlyAsked } from '../support/levels.ts';
import { asTakenByATurnedCamera, claimingToBe, makeJpegs, makePng } from '../support/pictures.ts';

/**
 * Whatever file a guest chooses as the picture of the passport: the right picture, or a clear word and nothing lost.
 * The tablet has no camera, so the file is the only way.
 */

const MISSING = 'パスポートの画像を選択してください';
const NOT_JPEG = 'JPEG形式の画像をお選びください。この画像は使えませんでした。';
const TOO_BIG = '画像が大きすぎます。15MB以下のJPEG画像をお選びください。';
const BROKEN = '画像を開けませんでした。別のJPEG画像をお選びください。';
const MB = 1024 * 1024;

const preview = (page: Page) => page.getByAltText('選ばれたパスポートの画像');

/** Chooses a file of that name, as it stands on the guest's stick. */
async function chooses(page: Page, name: string, content: Buffer): Promise<void> {
  const file = test.info().outputPath(name);
  await writeFile(file, content);
  await page.locator('[name="passport"]').setInputFiles(file);
}

/** What the guest sees of the picture: its size in full, and the colours near its top and its bottom. */
const seen = (page: Page) =>
  preview(page).evaluate((picture: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const colour = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return { width, height, top: colour(height * 0.1), bottom: colour(height * 0.9) };
  });

/** The form of a guest from abroad, everything but the picture filled in. */
async function opensFilledForm(page: Page, guest: Guest): Promise<void> {
  await guest.looksUp('SMITH JOHN');
  await guest.confirmsReservation();
  await guest.types('lastName', 'スミス');
  await guest.chooses('overseasFlug', 'true');
  await guest.field('countrycode').selectOption('US');
  await guest.types('address', '12 Elm Street');
  await guest.types('tel', '5415550123');
  await says(page, 'passport', undefined);
}

async function keepsWhatWasTyped(guest: Guest): Promise<void> {
  await expect(guest.field('lastName')).toHaveValue('スミス');
  await expect(guest.field('countrycode')).toHaveValue('US');
  await expect(guest.field('address')).toHaveValue('12 Elm Street');
  await expect(guest.field('tel')).toHaveValue('5415550123');
}

test.beforeEach(({ tenant }) => {
  tenant.configure(onlyAsked({ last_name: 2, overseas: 2, address: 2, phone: 2, passport: 2 }));
});

test('a file that will not do is refused with a word, and the former picture stays', async ({
  page,
  tenant,
}) => {
  test.slow();
  const guest = new Guest(page, tenant);
  const [photo = Buffer.alloc(0), large = Buffer.alloc(0)] = await makeJpegs(page, [
    { width: 400, height: 300 },
    { width: 1200, height: 900 },
  ]);
  const png = makePng();
  const refused = [
    ['passport.png', png, NOT_JPEG],
    ['passport.jpg', png, NOT_JPEG],
    ['empty.jpg', Buffer.alloc(0), NOT_JPEG],
    ['letter.jpg', Buffer.from('not a picture'), NOT_JPEG],
    ['twenty-mb.jpg', Buffer.concat([photo, Buffer.alloc(20 * MB)]), TOO_BIG],
    ['garbage.jpg', Buffer.concat([photo.subarray(0, 4), Buffer.alloc(4000, 'garbage')]), BROKEN],
    ['cut-off.jpg', large.subarray(0, large.length / 2), BROKEN],
    ['cut-off-early.jpg', large.subarray(0, 300), BROKEN],
    ['far-too-large.jpg', claimingToBe(photo, 65_500, 65_500), BROKEN],
  ] as const;
  await opensFilledForm(page, guest);
  await expect(page.locator('[data-action="camera"]')).toHaveCount(0);

  await test.step('nothing chosen yet: the place stays empty', async () => {
    for (const [name, file, message] of refused) {
      await chooses(page, name, file);
      await says(page, 'passport', message);
      await expect(preview(page), name).toHaveCount(0);
    }
  });

  await test.step('a refused file and a missing one are told one at a time', async () => {
    await guest.goesOn();
    await says(page, 'passport', MISSING);
    await chooses(page, 'passport.png', png);
    await says(page, 'passport', NOT_JPEG);
    await guest.goesOn();
    await says(page, 'passport', MISSING);
    await guest.isOn('/checkin/input-representative');
    await keepsWhatWasTyped(guest);
  });

  await test.step('a picture is taken as it is by what it holds, whatever its name', async () => {
    await chooses(page, 'passport.png', photo);
    await expect(preview(page)).toBeVisible();
    await says(page, 'passport', undefined);
    expect(await seen(page)).toEqual({ width: 400, height: 300, top: 'blue', bottom: 'red' });
  });

  await test.step('a picture chosen: it stays', async () => {
    const former = await preview(page).getAttribute('src');
    // One for each way of refusing: by the kind of file, by its size, by its head, and by what follows.
    const ways = ['passport.jpg', 'twenty-mb.jpg', 'far-too-large.jpg', 'cut-off.jpg'];
    for (const [name, file, message] of refused.filter(([name]) => ways.includes(name))) {
      await chooses(page, name, file);
      await says(page, 'passport', message);
      await expect(preview(page), name).toHaveAttribute('src', former ?? '');
    }
    await keepsWhatWasTyped(guest);
    await guest.goesOn();
    await guest.isOn('/checkin/guests-info');
    await expect(preview(page)).toHaveAttribute('src', former ?? '');
  });
});

test('a picture of any size, turned or chosen in haste, is sent upright and at most two thousand pixels long', async ({
  page,
  tenant,
}) => {
  tenant.configure({ kiosk: { passport_source: 'file' } });
  const guest = new Guest(page, tenant);
  const [wide = Buffer.alloc(0), tall = Buffer.alloc(0), exact = Buffer.alloc(0), lying = Buffer.alloc(0)] =
    await makeJpegs(page, [
      { width: 6000, height: 3000 },
      { width: 1000, height: 4000 },
      { width: 2000, height: 1500 },
      { width: 400, height: 300, blue: 'left' },
    ]);
  await opensFilledForm(page, guest);
  await expect(page.locator('[data-action="camera"]')).toHaveCount(0);
  const width = () => preview(page).evaluate((picture: HTMLImageElement) => picture.naturalWidth);

  await test.step('the last of two files chosen in haste is the one that counts', async () => {
    await chooses(page, 'first.jpg', wide);
    await chooses(page, 'second.jpg', exact);
    await expect(page.getByText('選び直す')).toBeVisible();
    expect(await seen(page)).toEqual({ width: 2000, height: 1500, top: 'blue', bottom: 'red' });
  });

  await test.step('a picture of a turned camera stands upright and tells nothing of the camera', async () => {
    await chooses(page, 'passport.jpg', asTakenByATurnedCamera(lying));
    await expect.poll(width).toBe(300);
    expect(await seen(page)).toEqual({ width: 300, height: 400, top: 'blue', bottom: 'red' });
    const shown = (await preview(page).getAttribute('src')) ?? '';
    expect(Buffer.from(shown.replace(/^.*,/, ''), 'base64').includes('Exif')).toBe(false);
  });

  await test.step('what the guest saw is what the hotel has', async () => {
    for (const [file, across, down] of [
      [tall, 500, 2000],
      [wide, 2000, 1000],
    ] as const) {
      await chooses(page, 'passport.jpg', file);
      await expect.poll(width).toBe(across);
      expect(await seen(page)).toEqual({ width: across, height: down, top: 'blue', bottom: 'red' });
    }
    const shown = await preview(page).getAttribute('src');
    await guest.goesOn();
    await guest.signsAndGoesToConfirm();
    await guest.goesOn();
    await guest.isOn('/checkin/complete');
    const sent = tenant.hotel.requests().find(({ call }) => call === 'upload_passport');
    expect(`data:image/jpeg;base64,${sent?.form.base64_passport_image}`).toBe(shown);
  });
});

/** Sticks that are pulled out, each by what becomes of the file. */
const PULLED_OUT = {
  'cannot be read any more': () => {
    const gone = () => Promise.reject(new DOMException('It is gone', 'NotReadableError'));
    Blob.prototype.arrayBuffer = gone;
    window.createImageBitmap = gone;
  },
  'goes away while it is read': () => {
    const gone = () => Promise.reject(new DOMException('It is gone', 'NotReadableError'));
    window.createImageBitmap = () => {
      Blob.prototype.arrayBuffer = gone;
      return gone();
    };
  },
  'never comes': () => {
    window.createImageBitmap = () => new Promise(() => {});
  },
};

test('a file on a stick that is pulled out is told as such, and another one is taken', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  const { passport_reading, passport_unreadable, passport_choose } =
    ja.views.checkin.input_representative_view;
  const [photo = Buffer.alloc(0)] = await makeJpegs(page, [{ width: 400, height: 300 }]);
  await page.clock.install();
  await opensFilledForm(page, guest);
  const putsBack = await page.evaluateHandle(() => {
    const { createImageBitmap: draws } = window;
    const { arrayBuffer: reads } = Blob.prototype;
    return () => {
      window.createImageBitmap = draws;
      Blob.prototype.arrayBuffer = reads;
    };
  });
  for (const [what, pullsOut] of Object.entries(PULLED_OUT)) {
    await test.step(`a file that ${what}`, async () => {
      await page.evaluate(pullsOut);
      await chooses(page, 'passport.jpg', photo);
      if (what === 'never comes') {
        await expect(page.getByText(passport_reading)).toBeVisible();
        await page.clock.runFor(20_000);
      }
      await says(page, 'passport', passport_unreadable);
      await expect(page.getByText(passport_choose)).toBeVisible();
      await keepsWhatWasTyped(guest);
      await putsBack.evaluate((putBack) => putBack());
      // The word goes when the next file is chosen, here one that is no picture: the place stays empty.
      await chooses(page, 'passport.png', makePng());
      await says(page, 'passport', NOT_JPEG);
    });
  }
  await chooses(page, 'passport.jpg', photo);
  await expect(preview(page)).toBeVisible();
  await says(page, 'passport', undefined);
});
