import { type Ink, inkIn, isSameInk } from '../../kiosk/guest/ink.ts';
import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import { callOf } from '../../kiosk/guest/wire.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** A signature in other sizes and by touch; the rest: `tests/screens/checkin/signature`. */

const inkOf = (page: Page) => page.locator('canvas').evaluate(inkIn);

const expectInk = (page: Page, expected: Ink | undefined) =>
  expect.poll(async () => isSameInk(await inkOf(page), expected)).toBe(true);

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The palm of a hand that writes in the upper half. */
const PALM: Spot = { left: 0.6, top: 0.8 };

/** Puts hands on the canvas; the returned function moves the touches. */
async function glassOver(page: Page): Promise<(spots: readonly Spot[]) => Promise<void>> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no canvas');
  const engineer = await page.context().newCDPSession(page);
  let before = 0;
  return async (spots) => {
    const isMore = spots.length > before;
    before = spots.length;
    await engineer.send('Input.dispatchTouchEvent', {
      type: spots.length === 0 ? 'touchEnd' : isMore ? 'touchStart' : 'touchMove',
      touchPoints: spots.map(({ left, top }, id) => ({
        id,
        x: box.x + box.width * left,
        y: box.y + box.height * top,
      })),
    });
  };
}

/** A signature's proportions, corner colour and relative thickness. */
const lineOf = (page: Page, image: string | undefined) =>
  page.evaluate(async (text) => {
    const picture = new Image();
    picture.src = `data:image/jpeg;base64,${text}`;
    await picture.decode();
    const { width, height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    if (!pen) throw new Error('This browser has no 2D canvas');
    pen.drawImage(picture, 0, 0);
    // A column in the first half crosses one slanting line.
    const column = pen.getImageData(Math.round(width * 0.35), 0, 1, height).data;
    const dark = column.filter((value, at) => at % 4 === 0 && value < 128);
    return {
      ratio: height / width,
      corner: [...pen.getImageData(2, 2, 1, 1).data],
      // The line falls 0.3 of the height on 0.3 of the width.
      thickness: (dark.length * Math.cos(Math.atan(0.6))) / width,
    };
  }, image);

test('a signature stays when the tablet is turned, and its picture is as it was drawn', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  tenant.configure(NOTHING_REQUIRED);
  await guest.hurriesTo('/checkin/term');
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no canvas');
  expect(box.height / box.width).toBeCloseTo(0.6, 2);
  expect(await inkOf(page)).toBeUndefined();
  await guest.signs(12);
  const signed = await inkOf(page);
  await expectInk(page, { left: 20, top: 30, right: 80, bottom: 70 });

  await page.setViewportSize({ width: 800, height: 1280 });
  await expect.poll(async () => (await page.locator('canvas').boundingBox())?.width).toBeGreaterThan(650);
  await expectInk(page, signed);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await page.locator('canvas').boundingBox())?.width).toBeLessThan(650);
  await expectInk(page, signed);

  await guest.goesOn('/checkin/confirm-checkin');
  await guest.goesOn('/checkin/complete');
  const { base64_signature_image: image } = callOf(tenant.hotel, 'upload_agreement_signature').form;
  await test.step('0.6 of its width high, the line about five pixels thick, on white', async () => {
    const { ratio, corner, thickness } = await lineOf(page, image);
    expect(ratio).toBeCloseTo(0.6, 2);
    expect(corner).toEqual([255, 255, 255, 255]);
    expect(thickness * box.width).toBeGreaterThan(4.2);
    expect(thickness * box.width).toBeLessThan(5.8);
  });
});

test('a hand that rests on the pad leaves nothing, and the finger beside it writes', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  tenant.configure(NOTHING_REQUIRED);
  await guest.hurriesTo('/checkin/term');
  const main = page.locator('[data-action="main"]');
  await expect(page.getByRole('heading', { name: '宿泊約款' })).toBeVisible();
  const places = await glassOver(page);
  await places([PALM]);
  await places([]);
  await page.locator('canvas').tap();
  expect(await inkOf(page)).toBeUndefined();
  await expect(main).toBeDisabled();

  await places([PALM]);
  for (let part = 0; part <= 1; part += 0.1) {
    await places([
      { ...PALM, left: PALM.left + part / 100 },
      { left: 0.2 + 0.4 * part, top: 0.3 },
    ]);
  }
  await expect.poll(async () => (await inkOf(page))?.right).toBeGreaterThan(50);
  await places([PALM]);
  await places([]);
  const ink = await inkOf(page);
  // Only the finger's line is drawn.
  expect(ink?.top).toBeGreaterThan(25);
  expect(ink?.bottom).toBeLessThan(35);
  await expect(main).toBeEnabled();
  await guest.taps('undo');
  expect(await inkOf(page)).toBeUndefined();
});
