import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import type { Size, Tablet } from './tablet.ts';
import { type Place, placesOn, placeToTouch, selectAll } from './touch-places.ts';
import { startWebKit } from './webkit-processes.ts';

const TIMEOUT_MS = 20_000;
/** GTK takes two clicks at one place, soon after each other, for a double click; a finger never hits one place twice. In CSS px. */
const ASIDE_PX = 6;

/** A smaller picture has one colour. */
const BLACK_BYTES = 5000;
const MAX_TRIES = 5;

/** WebKitGTK's small browser, by its WebDriver. @param binary the browser */
export async function openWebKit(binary: string): Promise<Tablet> {
  const processes = await startWebKit();
  try {
    const driver = await new Builder()
      .usingServer(processes.address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      )
      .build();
    const capabilities = await driver.getCapabilities();
    return tabletOf(driver, capabilities.getBrowserVersion() ?? '', async () => {
      await driver.quit().catch(() => undefined);
      await processes.end();
    });
  } catch (error) {
    await processes.end();
    throw error;
  }
}

function tabletOf(driver: WebDriver, version: string, closes: () => Promise<void>): Tablet {
  const asks: Tablet['asks'] = (question, given) =>
    driver.executeScript(`return (${question.toString()})(arguments[0])`, given);
  const find = async (selector: string): Promise<Place> => {
    await driver.wait(() => asks(placeToTouch, selector), TIMEOUT_MS, `${selector} cannot be touched`);
    // A scrolled element may have moved a little more.
    return (await asks(placeToTouch, selector)) ?? find(selector);
  };
  const tapsAt = (x: number, y: number) =>
    driver.actions().move({ x, y, origin: Origin.VIEWPORT }).press().release().perform();
  let count = 0;
  const taps = async (selector: string) => {
    const [x, y] = await find(selector);
    count += 1;
    return tapsAt(x + (count % 2 === 0 ? -ASIDE_PX : ASIDE_PX), y);
  };
  return {
    version,
    asks,
    closes,
    opens: async (address, size) => {
      await turnTo(driver, size);
      await driver.get(address);
      await turnTo(driver, size);
      for (let tries = 0; tries < MAX_TRIES && !(await paints(driver)); tries += 1)
        await isPaintedAgain(driver);
    },
    taps,
    tapsAt,
    types: async (selector, text) => {
      await taps(selector);
      await asks(selectAll, selector);
      await driver.findElement({ css: selector }).sendKeys(text);
    },
    // A larger control may hide the input.
    picks: async (selector, file) => driver.findElement({ css: selector }).sendKeys(file),
    draws: async (selector, line) => {
      await find(selector);
      const places = await asks(placesOn, { selector, line });
      const actions = driver.actions();
      for (const [at, [x, y]] of places.entries()) {
        actions.move({ x, y, origin: Origin.VIEWPORT, duration: 20 });
        if (at === 0) actions.press();
      }
      await actions.release().perform();
    },
    picture: async () => {
      for (let tries = 0; ; tries += 1) {
        const picture = Buffer.from(await driver.takeScreenshot(), 'base64');
        if (picture.length > BLACK_BYTES || tries === MAX_TRIES) return picture;
        await isPaintedAgain(driver);
      }
    },
  };
}

/** Sets the page's size; the window is larger by its bars. */
async function turnTo(driver: WebDriver, { width, height }: Size): Promise<void> {
  const inner = await driver.executeScript<readonly [number, number]>(
    'return [window.innerWidth, window.innerHeight]',
  );
  const { width: outerWidth, height: outerHeight } = await driver.manage().window().getRect();
  if (inner[0] === width && inner[1] === height) return;
  await driver
    .manage()
    .window()
    .setRect({
      x: 0,
      y: 0,
      width: outerWidth + width - inner[0],
      height: outerHeight + height - inner[1],
    });
}

/** Whether a frame comes within two seconds: an unpainted page has none. */
const paints = (driver: WebDriver) =>
  driver.executeAsyncScript<boolean>((answers: (paints: boolean) => void) => {
    requestAnimationFrame(() => answers(true));
    setTimeout(() => answers(false), 2000);
  });

/** WebKitGTK may stop painting a window resized during its first page; another size wakes it. */
async function isPaintedAgain(driver: WebDriver): Promise<void> {
  const window = driver.manage().window();
  const { width, height } = await window.getRect();
  await window.setRect({ x: 0, y: 0, width, height: height + 1 });
  await window.setRect({ x: 0, y: 0, width, height });
}
