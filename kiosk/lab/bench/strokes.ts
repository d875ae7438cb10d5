import { type Browser, onPage } from './browser.ts';
import { checkInUntil } from './changes.ts';

/** How many times slower than this machine the page runs. */
const RATE = 4;
const POINTS = 2000;
/** Between two points, in ms: a touch panel that reports 125 times a second. */
const INTERVAL_MS = 8;

/** Signs `strokes` times with one long stroke each, taking it back in between. */
export const measureStrokes = (address: string, strokes: number): Promise<readonly StrokeFigures[]> =>
  onPage(address, {}, async (browser) => {
    await checkInUntil(browser, '/checkin/term');
    const measured: StrokeFigures[] = [];
    for (let stroke = 0; stroke < strokes; stroke++) {
      measured.push(await drawStroke(browser));
      await browser.page.locator('[data-action="undo"]').click();
    }
    return measured;
  });

async function drawStroke({ page, touch, throttle }: Browser): Promise<StrokeFigures> {
  const canvas = page.locator('canvas');
  // Waits until the screen has settled and a finger would really touch the canvas.
  await canvas.click({ trial: true });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas to sign on');
  await throttle(RATE);
  // A touch could otherwise be there before the page watches for it, and nothing would end the wait.
  await page.evaluate(() => window.benchWatchStroke());
  const figures = page.evaluate(() => window.benchStroke());
  const sent: Promise<void>[] = [];
  const begin = performance.now();
  for (let point = 0; point <= POINTS; point++) {
    const wait = begin + point * INTERVAL_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const [x, y] = place(point / POINTS, box);
    sent.push(touch(point === 0 ? 'touchStart' : 'touchMove', x, y));
  }
  await Promise.all(sent);
  await touch('touchEnd', 0, 0);
  const measured = await figures;
  await throttle(1);
  return measured;
}

/** Where the finger is: loops written from left to right, as a long name is. `part` runs from 0 to 1. */
function place(
  part: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): [number, number] {
  const turn = part * 40 * Math.PI;
  return [
    x + width * (0.1 + 0.75 * part + 0.05 * (1 - Math.cos(turn))),
    y + height * (0.5 + 0.35 * Math.sin(turn)),
  ];
}
