import { type Browser, onPage } from './browser.ts';
import { checkInUntil } from './changes.ts';

/** How many times slower than this machine the page runs. */
const RATE = 4;
const POINTS = 60;
/** Between two points, in ms: a touch panel that reports 125 times a second. */
const INTERVAL_MS = 8;
/** How far the finger goes, in CSS px. */
const WAY_PX = 420;

/** Frames while a finger scrolls, in ms each. */
export interface Scrolls {
  /** In the long form of the representative. */
  readonly form: readonly number[];
  /** In the list of all countries. */
  readonly countries: readonly number[];
}

/** Scrolls the longest form and the longest list, there and back. */
export const measureScrolls = (address: string): Promise<Scrolls> =>
  onPage(address, {}, async (browser) => {
    await checkInUntil(browser, '/checkin/input-representative');
    const form = await scroll(browser, 'main [data-scroller]');
    await browser.guest.chooses('overseasFlug', 'true');
    await browser.page.locator('[data-field-frame]:has([name="countrycode"]) button').click();
    const countries = await scroll(browser, 'dialog [role="listbox"], dialog ul');
    return { form, countries };
  });

async function scroll({ page, touch, throttle }: Browser, selector: string): Promise<readonly number[]> {
  const area = page.locator(selector).first();
  // Waits until it has settled and a finger would really touch it.
  await area.click({ trial: true });
  const box = await area.boundingBox();
  if (!box) throw new Error(`There is no ${selector} to scroll`);
  await throttle(RATE);
  const frames: number[] = [];
  const [x, middle] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const way of [-WAY_PX, WAY_PX]) {
    const measured = page.evaluate(() => window.benchScroll());
    await touch('touchStart', x, middle);
    for (let point = 1; point <= POINTS; point++) {
      await touch('touchMove', x, middle + (way * point) / POINTS);
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
    await touch('touchEnd', 0, 0);
    frames.push(...(await measured));
  }
  await throttle(1);
  return frames;
}
