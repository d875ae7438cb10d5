import { CHECKIN } from '../../guest/journeys.ts';
import { type Browser, onPage } from './browser.ts';
import { leave } from './changes.ts';

const POINTS = 2000;
/** In ms: a touch panel with 125 reports a second. */
const INTERVAL_MS = 8;

export const measureStroke = (address: string): Promise<StrokeFigures> =>
  onPage(address, true, async (browser) => {
    for (const stop of CHECKIN.slice(
      0,
      CHECKIN.findIndex(({ screen }) => screen === '/checkin/term'),
    ))
      await leave(browser, stop);
    return drawStroke(browser);
  });

async function drawStroke({ page, touch }: Browser): Promise<StrokeFigures> {
  const canvas = page.locator('canvas');
  // Waits until the screen rests and a finger would touch the canvas.
  await canvas.click({ trial: true });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas to sign on');
  // An earlier touch would be missed, and the wait would never end.
  await page.evaluate(() => window.benchWatchStroke());
  const figures = page.evaluate(() => window.benchStroke());
  const sent: Promise<void>[] = [];
  const begin = performance.now();
  for (let point = 0; point <= POINTS; point++) {
    const wait = begin + point * INTERVAL_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // Loops from left to right, like a long name.
    const part = point / POINTS;
    const turn = part * 40 * Math.PI;
    const x = box.x + box.width * (0.1 + 0.75 * part + 0.05 * (1 - Math.cos(turn)));
    const y = box.y + box.height * (0.5 + 0.35 * Math.sin(turn));
    sent.push(touch(point === 0 ? 'touchStart' : 'touchMove', x, y));
  }
  await Promise.all(sent);
  await touch('touchEnd', 0, 0);
  return figures;
}
